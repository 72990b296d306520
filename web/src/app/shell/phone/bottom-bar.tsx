// The bar at the bottom of small screens, within reach of the thumb: the screens that are opened most, and the menu with
// all others. While the user types it makes room for the keyboard (base.css).
import {
  ChartNoAxesCombined,
  LayoutDashboard,
  type LucideIcon,
  Menu,
  PanelsTopLeft,
  Sparkles,
} from 'lucide-react';
import { NavLink } from 'react-router';
import { paths } from '#web/lib/navigation/paths.ts';
import { messages } from './messages/en.ts';

const items: readonly { label: string; path: string; icon: LucideIcon }[] = [
  { label: messages.home, path: paths.dashboard, icon: LayoutDashboard },
  { label: messages.pages, path: paths.pages, icon: PanelsTopLeft },
  { label: messages.studio, path: paths.studio, icon: Sparkles },
  { label: messages.analytics, path: paths.analytics, icon: ChartNoAxesCombined },
];

const itemStyle =
  'relative flex h-full w-full flex-col items-center justify-center gap-1 rounded-sm font-medium text-[0.6875rem] text-muted leading-none transition-colors focus-visible:-outline-offset-2 aria-[current=page]:text-accent-text [&_svg]:size-5.5';

type Props = { isMenuOpen: boolean; onMenu: () => void };

export function BottomBar({ isMenuOpen, onMenu }: Props) {
  return (
    <nav
      aria-label={messages.bar}
      data-bottom-bar=""
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)]"
    >
      <ul className="mx-auto grid h-14 max-w-xl grid-cols-5 px-1">
        {items.map(({ label, path, icon: Icon }) => (
          <li key={path}>
            <NavLink to={path} end className={itemStyle}>
              <Icon aria-hidden="true" />
              {label}
            </NavLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-label={messages.openMenu}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={onMenu}
            className={itemStyle}
          >
            <Menu aria-hidden="true" />
            {messages.menu}
          </button>
        </li>
      </ul>
    </nav>
  );
}

// The bar at the top of small screens. In the studio, which needs the bottom for its input, it has the menu too.
import { Menu, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Wordmark } from '#web/ui/content/brand.tsx';
import { messages } from './messages/en.ts';

type Props = {
  bell: ReactNode;
  onSearch: () => void;
  /** Absent where the bottom bar has it. */
  onMenu: (() => void) | undefined;
};

export function TopBar({ bell, onSearch, onMenu }: Props) {
  return (
    <header className="sticky top-0 z-30 box-content flex h-14 items-center gap-1 border-line border-b bg-surface pt-[env(safe-area-inset-top)] pr-[max(0.5rem,env(safe-area-inset-right))] pl-[max(0.5rem,env(safe-area-inset-left))]">
      {onMenu && (
        <IconButton label={messages.openMenu} tooltip={false} onClick={onMenu}>
          <Menu aria-hidden="true" />
        </IconButton>
      )}
      <Wordmark className="ml-2 h-7" />
      <span className="ml-auto flex items-center gap-1">
        <IconButton label={messages.search} tooltip={false} onClick={onSearch}>
          <Search aria-hidden="true" />
        </IconButton>
        {bell}
      </span>
    </header>
  );
}

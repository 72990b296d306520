// A creator's page as a small phone, drawn in CSS and SVG. Decoration: hidden from assistive technology.
import { cn } from '#web/ui/cn.ts';
import { type DemoTheme, type DemoThemeName, demoThemes } from './demo-themes.ts';

export type PageMockupProps = {
  theme: DemoThemeName;
  name: string;
  bio?: string;
  address?: string;
  links: readonly string[];
  /** How many parts are there already, from the artwork (1) to the last link; all when not given. */
  parts?: number;
  className?: string;
};

function Artwork({ theme }: { theme: DemoTheme }) {
  return (
    <svg
      viewBox="0 0 240 96"
      className="block h-24 w-full [mask-image:linear-gradient(#000_55%,transparent)]"
      role="presentation"
    >
      <circle cx="176" cy="44" r="22" fill={theme.accent} opacity="0.9" />
      <path d="M0 78C40 52 78 50 122 70S206 86 240 60V96H0Z" fill={theme.accent} opacity="0.24" />
      <path d="M0 90C52 66 96 76 140 84S214 88 240 78V96H0Z" fill={theme.accent} opacity="0.42" />
    </svg>
  );
}

const arrives = 'transition-[opacity,translate] duration-slow';
const shown = (there: boolean) => (there ? 'opacity-100' : 'translate-y-2 opacity-0');

export function PageMockup(props: PageMockupProps) {
  const { name, bio, address, links, parts = Number.POSITIVE_INFINITY, className } = props;
  const theme = demoThemes[props.theme];
  return (
    <div
      aria-hidden="true"
      className={cn(
        'w-62 rounded-[30px] border border-line-strong bg-black p-1.5 shadow-lg select-none',
        className,
      )}
    >
      <div
        className="relative flex aspect-[9/17] flex-col overflow-hidden rounded-[24px] transition-colors duration-slow"
        style={{ background: theme.background, color: theme.foreground, fontFamily: theme.font }}
      >
        <div className={cn(arrives, shown(parts >= 1))}>
          <Artwork theme={theme} />
        </div>
        <div className={cn('-mt-7 px-5 text-center', arrives, shown(parts >= 2))}>
          <span
            className="mx-auto grid size-14 place-items-center rounded-full border-2 font-semibold text-lg"
            style={{ background: theme.accent, borderColor: theme.foreground, color: '#10231b' }}
          >
            {[...name.trim()][0]?.toUpperCase() ?? '·'}
          </span>
          <p className="mt-2.5 truncate font-semibold text-base leading-tight">
            {name || '\u00a0'}
          </p>
          {bio && (
            <p
              className="mt-1 text-[0.6875rem] leading-snug"
              style={{ color: theme.mutedForeground }}
            >
              {bio}
            </p>
          )}
        </div>
        <ul className="mt-4 flex flex-col gap-2 px-4">
          {links.slice(0, 5).map((title, place) => (
            <li
              key={place}
              className={cn(
                'truncate border px-3 py-2 text-center font-medium text-[0.6875rem]',
                arrives,
                shown(parts >= 3 + place),
              )}
              style={{
                background: theme.link.background,
                color: theme.link.foreground,
                borderColor: theme.link.line,
                borderRadius: theme.link.radius,
                fontFamily: 'var(--font-sans)',
              }}
            >
              {title || '\u00a0'}
            </li>
          ))}
        </ul>
        {address && (
          <p
            className="mt-auto truncate px-4 pt-3 pb-4 text-center font-sans text-[0.625rem]"
            style={{ color: theme.mutedForeground }}
          >
            {address}
          </p>
        )}
      </div>
    </div>
  );
}

// One navigation over all screens of operators. Scrolls sideways where it is narrow, to the current one, and fades out
// where it goes on.
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { paths } from '#web/lib/navigation/paths.ts';
import { cn } from '#web/ui/cn.ts';
import { messages } from './messages/en.ts';

const items = [
  { label: messages.overview, path: paths.admin },
  { label: messages.users, path: paths.adminUsers, hasMore: true },
  { label: messages.moderation, path: paths.moderation, hasMore: true },
  { label: messages.announcements, path: paths.announcements },
  { label: messages.dunning, path: paths.dunning },
  { label: messages.modelUsage, path: paths.modelUsage },
  { label: messages.jobs, path: paths.adminJobs },
  { label: messages.emails, path: paths.adminEmails },
  { label: messages.log, path: paths.adminLog },
];

const FADE = 'linear-gradient(to right, black calc(100% - 3.5rem), transparent)';

export function AdminNav() {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (!list.current || !current) return;
    list.current.scrollLeft = current.offsetLeft - list.current.clientWidth / 2;
  }, [pathname]);
  return (
    <nav aria-label={messages.admin}>
      <ul
        ref={list}
        className="relative -mx-4 flex gap-1 overflow-x-auto border-line border-b px-1.5 [scrollbar-width:none]"
        style={{ maskImage: FADE }}
      >
        {items.map(({ label, path, hasMore = false }) => (
          <li key={path} className="shrink-0">
            <NavLink
              to={path}
              end={!hasMore}
              className={cn(
                'relative inline-flex h-10 items-center rounded-t-sm px-2.5 font-medium text-muted text-sm transition-colors hover:text-fg focus-visible:-outline-offset-2 pointer-coarse:h-11',
                'after:absolute after:inset-x-2.5 after:-bottom-px after:h-0.5 after:rounded-full after:bg-accent-control after:opacity-0 after:transition-opacity',
                'aria-[current=page]:text-fg aria-[current=page]:after:opacity-100',
              )}
            >
              {label}
            </NavLink>
          </li>
        ))}
        {/* The last one stands clear of the fade. */}
        <li aria-hidden="true" className="w-10 shrink-0" />
      </ul>
    </nav>
  );
}

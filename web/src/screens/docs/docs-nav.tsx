// The groups of calls; that of the open call shows its calls. On a phone it opens on request.
import type { OperationGroup } from '@vys/contract/api-docs/operations';
import { ChevronDown } from 'lucide-react';
import { englishText } from '#web/lib/language/english-text.ts';
import { cn } from '#web/ui/cn.ts';
import { messages } from './messages/en.ts';
import { groupName } from './search-operations.ts';

export type DocsNavProps = { groups: readonly OperationGroup[]; anchor: string };

/** Opened anew for each call, so that a choice closes the list on a phone. */
export function DocsNav(props: DocsNavProps) {
  return (
    <>
      <details
        key={props.anchor}
        className="group rounded-md border border-line bg-surface lg:hidden"
      >
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between px-4 font-medium text-fg text-sm">
          {messages.showCalls}
          <ChevronDown aria-hidden="true" className="size-4 text-muted group-open:rotate-180" />
        </summary>
        <div className="max-h-[60dvh] overflow-y-auto border-line border-t p-3">
          <NavList {...props} />
        </div>
      </details>
      <div className="hidden lg:block">
        <NavList {...props} />
      </div>
    </>
  );
}

function NavList({ groups, anchor }: DocsNavProps) {
  const openGroup = anchor.split('.')[0];
  return (
    <nav aria-label={messages.navigation}>
      <ul className="flex flex-col gap-0.5">
        <li>
          <NavLink href="#" isCurrent={anchor === ''}>
            {messages.overview}
          </NavLink>
        </li>
        {groups.map(({ name, operations }) => (
          <li key={name}>
            <NavLink href={`#${name}`} isCurrent={anchor === name}>
              {groupName(name)}
            </NavLink>
            {openGroup === name && (
              <ul className="mt-0.5 mb-2 ml-3 flex flex-col gap-0.5 border-line border-l pl-2">
                {operations.map(({ id, summary }) => (
                  <li key={id}>
                    <NavLink href={`#${id}`} isCurrent={anchor === id} lang={englishText}>
                      {summary}
                    </NavLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

type NavLinkProps = {
  href: string;
  isCurrent: boolean;
  lang?: string | undefined;
  children: string;
};

function NavLink({ href, isCurrent, lang, children }: NavLinkProps) {
  return (
    <a
      href={href}
      lang={lang}
      aria-current={isCurrent ? 'page' : undefined}
      className={cn(
        'block rounded-sm px-2.5 py-1.5 text-sm transition-colors pointer-coarse:py-2.5',
        isCurrent
          ? 'bg-accent-soft font-medium text-accent-text'
          : 'text-muted hover:bg-hover hover:text-fg',
      )}
    >
      {children}
    </a>
  );
}

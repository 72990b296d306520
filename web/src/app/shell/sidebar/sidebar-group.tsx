// A named group of sidebar rows that folds; which groups are unfolded is remembered.
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { preferences, usePreferences } from '#web/lib/preferences/preferences.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';

const allGroups = ['main', 'tools', 'quick-actions', 'support'] as const;

export type SidebarGroupProps = {
  id: (typeof allGroups)[number];
  title: string;
  collapsed: boolean;
  children: ReactNode;
};

export function SidebarGroup({ id, title, collapsed, children }: SidebarGroupProps) {
  const expanded = usePreferences().expandedGroups ?? allGroups;
  const open = collapsed || expanded.includes(id);
  const listId = useId();

  function toggle() {
    const next = open ? expanded.filter((group) => group !== id) : [...expanded, id];
    preferences.update({ expandedGroups: next });
  }

  return (
    <section aria-label={title}>
      {collapsed ? (
        <hr className="mx-3 mb-2 border-line border-t" />
      ) : (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={open}
          aria-controls={listId}
          onClick={toggle}
          className="mb-1 w-full justify-start px-3 text-subtle [&>span]:flex-1 [&>span]:justify-between"
        >
          {title}
          <ChevronDown
            aria-hidden="true"
            className={cn('transition-transform duration-base', !open && '-rotate-90')}
          />
        </Button>
      )}
      <ul id={listId} hidden={!open} className="flex flex-col gap-0.5">
        {children}
      </ul>
    </section>
  );
}

// The user at the foot of the sidebar, with a menu for what concerns them.

import { ChevronsUpDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { UserAvatar } from '#web/features/accounts/user-avatar.tsx';
import { DeferredWindow, lazyPart } from '#web/lib/browser/lazy-part.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { DeferredTrigger } from '#web/ui/overlays/attached/deferred-trigger.tsx';
import { messages } from './messages/en.ts';
import type { UserMenuListProps } from './user-menu-list.tsx';

const UserMenuList = lazyPart(async () => (await import('./user-menu-list.tsx')).UserMenuList);

export type UserMenuProps = UserMenuListProps & { collapsed: boolean };

export function UserMenu({ collapsed, ...list }: UserMenuProps) {
  const { user } = list;
  const name = user.full_name || user.username;
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLElement>(null);
  const menu = { trigger, open, onOpenChange: setOpen };
  return (
    <>
      <DeferredTrigger {...menu} id={useId()} popup="menu">
        <Button
          variant="ghost"
          className={cn(
            'h-auto w-full justify-start px-2 py-2 [&>span]:min-w-0 [&>span]:flex-1 [&>span]:gap-3',
            collapsed && 'size-12 justify-center p-0 [&>span]:flex-none',
          )}
        >
          <span className="sr-only">{messages.userMenuLabel}</span>
          <UserAvatar user={user} />
          {!collapsed && (
            <>
              <span className="min-w-0 flex-1 text-left">
                <span className="block truncate font-medium text-fg text-sm">{name}</span>
                <span className="block truncate text-muted text-xs">{user.email}</span>
              </span>
              <ChevronsUpDown aria-hidden="true" />
            </>
          )}
        </Button>
      </DeferredTrigger>
      <DeferredWindow open={open}>
        <UserMenuList {...menu} {...list} />
      </DeferredWindow>
    </>
  );
}

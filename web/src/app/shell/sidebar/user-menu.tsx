// The user at the foot of the sidebar, with a menu for what concerns them.

import type { User } from '@vys/contract/identity/accounts';
import {
  ChevronsUpDown,
  CreditCard,
  ExternalLink,
  Keyboard,
  LogOut,
  MonitorDown,
  Settings,
  UserPen,
} from 'lucide-react';
import { Link } from 'react-router';
import { TierBadge } from '#web/features/accounts/usage/tier-badge.tsx';
import { UserAvatar } from '#web/features/accounts/user-avatar.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#web/ui/overlays/dropdown-menu.tsx';
import { logOut } from '../logout.tsx';
import { messages } from './messages/en.ts';

export type UserMenuProps = {
  user: User;
  collapsed: boolean;
  liveUrl: string | undefined;
  onGo: () => void;
  onShowShortcuts: () => void;
  onInstall: (() => void) | undefined;
};

export function UserMenu(props: UserMenuProps) {
  const { user, collapsed, liveUrl, onGo, onShowShortcuts, onInstall } = props;
  const name = user.full_name || user.username;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
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
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" side="top" className="min-w-58">
        <DropdownMenuLabel className="flex items-center justify-between gap-3">
          <span className="truncate">{user.email}</span>
          <TierBadge tier={user.tier} />
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        {liveUrl && (
          <DropdownMenuItem asChild>
            <a href={liveUrl} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden="true" />
              {messages.viewLivePage}
            </a>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem asChild onSelect={onGo}>
          <Link to={paths.settingsProfile}>
            <UserPen aria-hidden="true" />
            {messages.editProfile}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild onSelect={onGo}>
          <Link to={paths.settings}>
            <Settings aria-hidden="true" />
            {messages.settings}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild onSelect={onGo}>
          <Link to={paths.billing}>
            <CreditCard aria-hidden="true" />
            {messages.billing}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onShowShortcuts}>
          <Keyboard aria-hidden="true" />
          {messages.keyboardShortcuts}
        </DropdownMenuItem>
        {onInstall && (
          <DropdownMenuItem onSelect={onInstall}>
            <MonitorDown aria-hidden="true" />
            {messages.install}
          </DropdownMenuItem>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={logOut}>
          <LogOut aria-hidden="true" />
          {messages.logout}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

// What the menu of the user offers. Loaded once the screen is there.
import type { User } from '@vys/contract/identity/accounts';
import {
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
import { paths } from '#web/lib/navigation/paths.ts';
import { AttachedMenu } from '#web/ui/overlays/attached/attached-menu.tsx';
import type { Attached } from '#web/ui/overlays/attached/deferred-trigger.tsx';
import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from '#web/ui/overlays/dropdown-menu.tsx';
import { logOut } from '../logout.tsx';
import { messages } from './messages/en.ts';

export type UserMenuListProps = {
  user: User;
  liveUrl: string | undefined;
  onGo: () => void;
  onShowShortcuts: () => void;
  onInstall: (() => void) | undefined;
};

export function UserMenuList(props: UserMenuListProps & Attached) {
  const { user, liveUrl, onGo, onShowShortcuts, onInstall, ...menu } = props;
  return (
    <AttachedMenu {...menu} align="start" side="top" className="min-w-58">
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
    </AttachedMenu>
  );
}

// What the menu of the feed offers (FEED-6..10). Loaded once the screen is there.
import {
  Archive,
  CheckCheck,
  ChevronsDownUp,
  ChevronsUpDown,
  RefreshCw,
  Settings,
} from 'lucide-react';
import { useNavigate } from 'react-router';
import { paths } from '#web/lib/navigation/paths.ts';
import { AttachedMenu } from '#web/ui/overlays/attached/attached-menu.tsx';
import type { Attached } from '#web/ui/overlays/attached/deferred-trigger.tsx';
import { DropdownMenuItem, DropdownMenuSeparator } from '#web/ui/overlays/dropdown-menu.tsx';
import { messages } from './messages/en.ts';

export type FeedMenuListProps = {
  onRefresh: () => void;
  onMarkAllRead: () => void;
  onArchive: () => void;
  /** Absent where the feed cannot be folded. */
  folding?: { isFolded: boolean; onChange: (folded: boolean) => void };
  onGo?: () => void;
};

export function FeedMenuList(props: FeedMenuListProps & Attached) {
  const { onRefresh, onMarkAllRead, onArchive, folding, onGo, ...menu } = props;
  const navigate = useNavigate();
  return (
    <AttachedMenu {...menu}>
      <DropdownMenuItem onSelect={onRefresh}>
        <RefreshCw aria-hidden="true" />
        {messages.refresh}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={onMarkAllRead}>
        <CheckCheck aria-hidden="true" />
        {messages.markAllRead}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={onArchive}>
        <Archive aria-hidden="true" />
        {messages.archive}
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem
        onSelect={() => {
          onGo?.();
          void navigate(paths.settingsTab('notifications'));
        }}
      >
        <Settings aria-hidden="true" />
        {messages.settings}
      </DropdownMenuItem>
      {folding && (
        <DropdownMenuItem onSelect={() => folding.onChange(!folding.isFolded)}>
          {folding.isFolded ? (
            <ChevronsUpDown aria-hidden="true" />
          ) : (
            <ChevronsDownUp aria-hidden="true" />
          )}
          {folding.isFolded ? messages.expand : messages.collapse}
        </DropdownMenuItem>
      )}
    </AttachedMenu>
  );
}

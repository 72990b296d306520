// The menu of the feed (FEED-6..10).
import {
  Archive,
  CheckCheck,
  ChevronsDownUp,
  ChevronsUpDown,
  Ellipsis,
  RefreshCw,
  Settings,
} from 'lucide-react';
import { useNavigate } from 'react-router';
import { paths } from '#web/lib/navigation/paths.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#web/ui/overlays/dropdown-menu.tsx';
import { messages } from './messages/en.ts';

type Props = {
  onRefresh: () => void;
  onMarkAllRead: () => void;
  onArchive: () => void;
  /** Absent where the feed cannot be folded. */
  folding?: { isFolded: boolean; onChange: (folded: boolean) => void };
  onGo?: () => void;
};

export function FeedMenu({ onRefresh, onMarkAllRead, onArchive, folding, onGo }: Props) {
  const navigate = useNavigate();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={messages.feedMenu} size="sm" tooltip={false}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
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
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

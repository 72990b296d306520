// The bell of the shell: how many notifications are unread, and the feed in a panel.
import { Bell as BellIcon, CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { useScreenCommands } from '#web/lib/commands/screen-commands.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#web/ui/overlays/popover.tsx';
import { FeedBody } from './feed-body.tsx';
import { FeedMenu } from './feed-menu.tsx';
import { useFeed, useFeedActions } from './feed-queries.ts';
import { messages } from './messages/en.ts';

const MOST_SHOWN = 99;

type Props = { side: 'right' | 'bottom' };

export function Bell({ side }: Props) {
  const [open, setOpen] = useState(false);
  const feed = useFeed();
  const actions = useFeedActions();
  const { unreadCount } = feed;
  const close = () => setOpen(false);
  useScreenCommands([
    {
      id: 'notifications',
      label: messages.notifications,
      icon: <BellIcon aria-hidden="true" />,
      run: () => setOpen(true),
    },
    {
      id: 'mark-all-read',
      label: messages.markAllRead,
      icon: <CheckCheck aria-hidden="true" />,
      run: actions.markAllRead,
    },
  ]);
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <IconButton
          label={
            unreadCount > 0 ? messages.notificationsUnread(unreadCount) : messages.notifications
          }
          tooltip={false}
          className="relative"
        >
          <BellIcon aria-hidden="true" />
          {unreadCount > 0 && (
            <span
              aria-hidden="true"
              className="absolute top-0 right-0 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 font-semibold text-[0.625rem] text-on-accent leading-none tabular-nums"
            >
              {unreadCount > MOST_SHOWN ? `${MOST_SHOWN}+` : unreadCount}
            </span>
          )}
        </IconButton>
      </PopoverTrigger>
      <PopoverContent
        side={side}
        align="start"
        aria-label={messages.notifications}
        className="flex max-h-[min(34rem,calc(100dvh-5rem))] w-92 flex-col p-0 pb-2"
      >
        <header className="flex items-center py-2.5 pr-3 pl-5">
          <h2 className="font-semibold text-fg text-sm">{messages.notifications}</h2>
          <span className="ml-auto">
            <FeedMenu
              onRefresh={() => void feed.refetch()}
              onMarkAllRead={actions.markAllRead}
              onArchive={actions.archiveRead}
              onGo={close}
            />
          </span>
        </header>
        <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
          <FeedBody feed={feed} onRead={actions.markRead} onGo={close} />
        </div>
      </PopoverContent>
    </Popover>
  );
}

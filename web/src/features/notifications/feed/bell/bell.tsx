// The bell of the shell: how many notifications are unread, and the feed in a panel.
import { Bell as BellIcon } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { DeferredWindow, lazyPart } from '#web/lib/browser/lazy-part.tsx';
import { useScreenCommands } from '#web/lib/commands/screen-commands.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { DeferredTrigger } from '#web/ui/overlays/attached/deferred-trigger.tsx';
import { useFeed, useFeedActions } from '../feed-queries.ts';
import { messages } from '../messages/en.ts';

const BellPanel = lazyPart(async () => (await import('./bell-panel.tsx')).BellPanel);

const MOST_SHOWN = 99;

type Props = { side: 'right' | 'bottom' };

export function Bell({ side }: Props) {
  const [open, setOpen] = useState(false);
  const feed = useFeed();
  const actions = useFeedActions();
  const { unreadCount } = feed;
  useScreenCommands([
    { id: 'notifications', run: () => setOpen(true) },
    { id: 'mark-all-read', run: actions.markAllRead },
    { id: 'feed.refresh', run: feed.refetch },
    { id: 'feed.archive', run: actions.archiveRead },
  ]);
  const trigger = useRef<HTMLElement>(null);
  const panel = { trigger, open, onOpenChange: setOpen };
  return (
    <>
      <DeferredTrigger {...panel} id={useId()} popup="dialog">
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
      </DeferredTrigger>
      <DeferredWindow open={open}>
        <BellPanel {...panel} side={side} feed={feed} actions={actions} />
      </DeferredWindow>
    </>
  );
}

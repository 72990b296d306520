// The feed in the panel of the bell. Loaded once the screen is there.
import type { Attached } from '#web/ui/overlays/attached/deferred-trigger.tsx';
import { AttachedPopover } from '#web/ui/overlays/popover.tsx';
import { FeedBody } from '../feed-body.tsx';
import { FeedMenu } from '../feed-menu.tsx';
import type { useFeed, useFeedActions } from '../feed-queries.ts';
import { messages } from '../messages/en.ts';

type Props = Attached & {
  side: 'right' | 'bottom';
  feed: ReturnType<typeof useFeed>;
  actions: ReturnType<typeof useFeedActions>;
};

export function BellPanel({ side, feed, actions, ...panel }: Props) {
  const close = () => panel.onOpenChange(false);
  return (
    <AttachedPopover
      {...panel}
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
    </AttachedPopover>
  );
}

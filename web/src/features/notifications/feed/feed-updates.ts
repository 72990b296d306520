// What a message of the live channel does to the feed that is shown. Pure.
import type { InfiniteData } from '@tanstack/react-query';
import type { OutputOf } from '@vys/contract/api/route';
import type { LiveMessage } from '@vys/contract/notifications/live';
import type { listNotifications, Notification } from '@vys/contract/notifications/notifications';

export type FeedPart = OutputOf<typeof listNotifications>['data'];
export type Feed = InfiniteData<FeedPart, string | undefined>;

type FeedMessage = Extract<LiveMessage, { type: 'notification' | 'feed_changes' }>;

/** The same feed when it includes the message already. */
export function applyToFeed(feed: Feed, message: FeedMessage): Feed {
  const first = feed.pages[0];
  if (first === undefined) return feed;
  const position = message.position ?? first.position;
  if (message.position !== undefined && position <= first.position) return feed;
  const updated =
    message.type === 'notification'
      ? withNotification(feed, message.data)
      : withChanges(feed, message.data);
  return mapFirst(updated, (part) => ({ ...part, position }));
}

/** LIVE-2: on top, also one that further events updated. LIVE-3: a line that was unread is counted already. */
function withNotification(feed: Feed, item: Notification): Feed {
  const before = feed.pages
    .flatMap(({ notifications }) => notifications)
    .find(({ id }) => id === item.id);
  const wasUnread = before?.read === false;
  const change = Number(!item.read) - Number(wasUnread);
  return mapFirst(without(feed, new Set([item.id])), (part) => ({
    ...part,
    notifications: [item, ...part.notifications],
    unread_count: Math.max(0, part.unread_count + change),
  }));
}

function withChanges(
  feed: Feed,
  {
    notifications,
    archived_ids,
    unread_count,
  }: Extract<FeedMessage, { type: 'feed_changes' }>['data'],
): Feed {
  const changed = new Set([...archived_ids, ...notifications.map(({ id }) => id)]);
  const placed = notifications.reduce(place, without(feed, changed));
  return mapFirst(placed, (part) => ({ ...part, unread_count }));
}

/** By age; one that is older than what is loaded comes when that is scrolled to. */
function place(feed: Feed, item: Notification): Feed {
  const lastIndex = feed.pages.length - 1;
  const index = feed.pages.findIndex(({ notifications }) =>
    notifications.some((other) => isNewer(item, other)),
  );
  const isEnd = index === -1 && feed.pages[lastIndex]?.next_cursor === null;
  const target = isEnd ? lastIndex : index;
  return {
    ...feed,
    pages: feed.pages.map((part, at) =>
      at === target
        ? { ...part, notifications: [...part.notifications, item].toSorted(byAge) }
        : part,
    ),
  };
}

const isNewer = (one: Notification, other: Notification): boolean => byAge(one, other) < 0;

function byAge(one: Notification, other: Notification): number {
  const difference = Date.parse(other.created_at) - Date.parse(one.created_at);
  return difference || (one.id < other.id ? 1 : -1);
}

const without = (feed: Feed, ids: ReadonlySet<string>): Feed => ({
  ...feed,
  pages: feed.pages.map((part) => ({
    ...part,
    notifications: part.notifications.filter(({ id }) => !ids.has(id)),
  })),
});

const mapFirst = (feed: Feed, change: (part: FeedPart) => FeedPart): Feed => ({
  ...feed,
  pages: feed.pages.map((part, index) => (index === 0 ? change(part) : part)),
});

// What messages of the live channel do to a feed, as a table of feeds before and after.
import type { Notification } from '@vys/contract/notifications/notifications';
import { describe, expect, it } from 'vitest';
import { applyToFeed, type Feed } from './feed-updates.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The higher the number, the newer. */
const item = (number: number, change: Partial<Notification> = {}): Notification => ({
  id: id(number),
  type: 'page_updated',
  title: `Change ${number}`,
  message: '',
  read: false,
  created_at: new Date(Date.UTC(2026, 2, 1, 0, number)).toISOString(),
  action_url: null,
  ...change,
});

const feedOf = (parts: number[][], { hasMore = false, unread = 3 } = {}): Feed => ({
  pages: parts.map((numbers, index) => ({
    notifications: numbers.map((number) => item(number)),
    unread_count: unread,
    next_cursor: hasMore || index < parts.length - 1 ? `cursor-${index}` : null,
    position: 10,
  })),
  pageParams: parts.map((_, index) => (index === 0 ? undefined : `cursor-${index - 1}`)),
});

const numbersOf = (feed: Feed) =>
  feed.pages.map(({ notifications }) => notifications.map(({ id }) => Number(id.slice(-12))));
const unreadOf = (feed: Feed) => feed.pages[0]?.unread_count;
const changes = (change: {
  notifications?: Notification[];
  archived_ids?: string[];
  unread_count?: number;
}) => ({
  type: 'feed_changes' as const,
  data: { notifications: [], archived_ids: [], unread_count: 3, ...change },
  position: 11,
});

describe('a notification that arrives', () => {
  it('LIVE-2 is prepended', () => {
    const feed = applyToFeed(feedOf([[3, 2], [1]]), {
      type: 'notification',
      data: item(4),
      position: 11,
    });
    expect(numbersOf(feed)).toEqual([[4, 3, 2], [1]]);
    expect(feed.pages[0]?.position).toBe(11);
  });

  it.each([
    ['raises the count by one when it is unread', item(4), 4],
    ['leaves the count when it is read', item(4, { read: true }), 3],
    ['leaves the count when it updates a line that was unread', item(2), 3],
    ['lowers the count when it updates an unread line to read', item(2, { read: true }), 2],
  ])('LIVE-3 %s', (_, data, unread) => {
    const feed = applyToFeed(feedOf([[3, 2], [1]]), { type: 'notification', data, position: 11 });
    expect(unreadOf(feed)).toBe(unread);
  });

  it('moves to the top when it was there before', () => {
    const data = item(1, { title: 'Again' });
    const feed = applyToFeed(feedOf([[3, 2], [1]]), { type: 'notification', data, position: 11 });
    expect(numbersOf(feed)).toEqual([[1, 3, 2], []]);
    expect(feed.pages[0]?.notifications[0]?.title).toBe('Again');
  });

  it('changes nothing when the list included it already', () => {
    const before = feedOf([[3, 2]]);
    const message = { type: 'notification', data: item(3), position: 10 } as const;
    expect(applyToFeed(before, message)).toBe(before);
    expect(applyToFeed(before, { ...changes({}), position: 9 })).toBe(before);
  });
});

describe('changes of the feed', () => {
  it('replace what they name in its place, and the count', () => {
    const read = item(2, { read: true });
    const feed = applyToFeed(
      feedOf([[3, 2], [1]]),
      changes({ notifications: [read], unread_count: 2 }),
    );
    expect(feed.pages.flatMap(({ notifications }) => notifications)).toEqual([
      item(3),
      read,
      item(1),
    ]);
    expect(unreadOf(feed)).toBe(2);
  });

  it('take archived ones away, and put restored ones back by their age', () => {
    const archived = applyToFeed(
      feedOf([
        [5, 4],
        [2, 1],
      ]),
      changes({ archived_ids: [id(4), id(1), id(99)] }),
    );
    expect(numbersOf(archived)).toEqual([[5], [2]]);
    const restored = applyToFeed(archived, {
      ...changes({ notifications: [item(4), item(1), item(6)] }),
      position: 12,
    });
    expect(numbersOf(restored).flat()).toEqual([6, 5, 4, 2, 1]);
  });

  it('leave out what is older than what was loaded', () => {
    const feed = applyToFeed(
      feedOf([[5, 4]], { hasMore: true }),
      changes({ notifications: [item(1)] }),
    );
    expect(numbersOf(feed)).toEqual([[5, 4]]);
  });

  it('fill a feed that was empty', () => {
    const feed = applyToFeed(feedOf([[]], { unread: 0 }), changes({ notifications: [item(1)] }));
    expect(numbersOf(feed)).toEqual([[1]]);
  });
});

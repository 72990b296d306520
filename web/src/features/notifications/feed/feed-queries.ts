// The feed of the user, newest first, older items on demand; and what changes it (doc2 §2, §7).
import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import {
  archiveNotifications,
  listNotifications,
  markAllRead,
  type Notification,
  undoNotificationChange,
  updateNotification,
} from '@vys/contract/notifications/notifications';
import { call } from '#web/lib/api/api.ts';
import { live } from '#web/lib/live/live-channel.ts';
import { useFallbackInterval } from '#web/lib/live/use-live.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import type { Feed, FeedPart } from './feed-updates.ts';
import { messages } from './messages/en.ts';

/** Items of one request (FEED-2). */
export const FEED_LIMIT = 20;

export const feedKey = ['notifications', 'feed'] as const;

/** use-feed-updates.ts keeps it up to date. */
export function useFeed() {
  const query = useInfiniteQuery({
    queryKey: feedKey,
    queryFn: async ({ pageParam: before, signal }) => {
      const query = { limit: FEED_LIMIT, ...(before === undefined ? {} : { before }) };
      return (await call(listNotifications, { query, signal })).data;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    refetchInterval: useFallbackInterval(),
    meta: { shownInline: true },
  });
  const items = query.data && uniqueItems(query.data.pages);
  return { ...query, items, unreadCount: query.data?.pages[0]?.unread_count ?? 0 };
}

/** A line that was updated between two requests would stand in both. */
function uniqueItems(parts: readonly FeedPart[]): Notification[] {
  const items = parts.flatMap(({ notifications }) => notifications);
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/** Failures are only logged (FEED-21); the next load shows what holds. */
export function useFeedActions() {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: feedKey });
  /** The channel tells what was changed; a reload would fetch every part that was scrolled to. */
  const settle = (_result: unknown, error: unknown) =>
    error !== null || live.getStatus() !== 'open' ? reload() : undefined;
  const log = (error: unknown) => console.error('The notifications were not changed', error);
  const meta = { shownInline: true };

  const undo = useMutation({
    meta,
    mutationFn: (change_id: string) => call(undoNotificationChange, { body: { change_id } }),
    onError: log,
    onSettled: settle,
  });
  const offerUndo = (message: string, changeId: string) =>
    toast.success(message, {
      action: { label: messages.undo, onPress: () => undo.mutate(changeId) },
    });

  const setRead = useMutation({
    meta,
    mutationFn: ({ id, read }: { id: string; read: boolean }) =>
      call(updateNotification, { params: { id }, body: { read } }),
    onMutate: ({ id, read }) => {
      updateFeed(client, (item) => (item.id === id ? { ...item, read } : item));
    },
    onError: (error) => {
      log(error);
      void reload();
    },
  });
  const readAll = useMutation({
    meta,
    mutationFn: () => call(markAllRead, { body: { type: 'all' } }),
    onMutate: () => updateFeed(client, (item) => ({ ...item, read: true }), 0),
    onSuccess: ({ data }) => {
      if (data.changed_count > 0) offerUndo(messages.allRead, data.change_id);
    },
    onError: log,
    onSettled: settle,
  });
  const archiveRead = useMutation({
    meta,
    mutationFn: () => call(archiveNotifications, { body: {} }),
    onSuccess: ({ data }) => {
      if (data.changed_count > 0) offerUndo(messages.archived(data.changed_count), data.change_id);
      else toast.info(messages.nothingToArchive);
    },
    onError: log,
    onSettled: settle,
  });

  return {
    markRead: (id: string) => setRead.mutate({ id, read: true }),
    markAllRead: () => readAll.mutate(),
    archiveRead: () => archiveRead.mutate(),
  };
}

/** The unread count follows the items unless it is given; it never goes below zero (FEED-20). */
function updateFeed(
  client: QueryClient,
  update: (item: Notification) => Notification,
  unreadCount?: number,
): void {
  client.setQueryData<Feed>(feedKey, (feed) => {
    if (feed === undefined) return feed;
    let change = 0;
    const pages = feed.pages.map((part) => ({
      ...part,
      notifications: part.notifications.map((item) => {
        const updated = update(item);
        change += Number(item.read) - Number(updated.read);
        return updated;
      }),
    }));
    return {
      ...feed,
      pages: pages.map((part) => ({
        ...part,
        unread_count: unreadCount ?? Math.max(0, part.unread_count + change),
      })),
    };
  });
}

// Messages of the live channel as they are sent, each in the wire's words.
import type { LiveMessage, LiveTopic } from '@vys/contract/notifications/live';
import type { Notification as WireNotification } from '@vys/contract/notifications/notifications';
import { serializeNotification } from '../serialize-notification.ts';
import type { FeedChanges } from './feed/changes-store.ts';

const write = (message: LiveMessage) => JSON.stringify(message);

export const writeReady = (expiresAt: Date) =>
  write({ type: 'ready', data: { expires_at: expiresAt.toISOString() } });

/** Without a position as the specification has it (API-30). */
export const writeNotification = (data: WireNotification, position?: number) =>
  write({ type: 'notification', data, ...(position === undefined ? {} : { position }) });

export const writeChanged = (topics: Iterable<LiveTopic>) =>
  write({ type: 'changed', data: { topics: [...topics] } });

export const writeReset = (position: number) => write({ type: 'feed_reset', position });

/** What changed after a position. */
export function writeChanges({ changed, unreadCount, position }: FeedChanges): string {
  const isArchived = (one: FeedChanges['changed'][number]) => one.isArchived;
  return write({
    type: 'feed_changes',
    data: {
      notifications: changed.filter((one) => !isArchived(one)).map(serializeNotification),
      archived_ids: changed.filter(isArchived).map(({ id }) => id),
      unread_count: unreadCount,
    },
    position,
  });
}

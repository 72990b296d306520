// Reads what the server sends over the live channel. Checks the shape that the app relies on, not the whole schema,
// which would weigh on the first load; read-frame.test.ts compares the two.
import type { LiveMessage } from '@vys/contract/notifications/live';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isItem = (value: unknown): boolean =>
  isObject(value) &&
  ['id', 'type', 'title', 'message', 'created_at'].every((name) => typeof value[name] === 'string');

const dataChecks: Readonly<
  Record<LiveMessage['type'], (data: Record<string, unknown>) => boolean>
> = {
  ready: ({ expires_at }) => !Number.isNaN(Date.parse(String(expires_at))),
  notification: isItem,
  feed_changes: ({ notifications, archived_ids, unread_count }) =>
    Array.isArray(notifications) &&
    notifications.every(isItem) &&
    Array.isArray(archived_ids) &&
    typeof unread_count === 'number',
  feed_reset: () => true,
  changed: ({ topics }) => Array.isArray(topics),
};

/** Undefined for what is none of the messages, such as one of a newer server. */
export function readFrame(text: unknown): LiveMessage | undefined {
  if (typeof text !== 'string') return undefined;
  let frame: unknown;
  try {
    frame = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(frame) || !Object.hasOwn(dataChecks, String(frame.type))) return undefined;
  const { type, data = {} } = frame as { type: LiveMessage['type']; data?: unknown };
  return isObject(data) && dataChecks[type](data) ? (frame as LiveMessage) : undefined;
}

// Adds what happened to the feed of a user, in the transaction of what happened, and has it delivered.
import type { NotificationType } from '@vys/contract/notifications/notification-types';
import { defaultPreferences } from '@vys/contract/notifications/preferences';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { MINUTE } from '../../platform/time-spans.ts';
import type { ScheduleDelivery } from './delivery/schedule-delivery.ts';
import {
  findMergeTarget,
  insertNotification,
  mergeEvent,
  type NotificationText,
  takePosition,
} from './notify-store.ts';
import { isShown } from './preferences/preferences-rules.ts';
import { findPreferences } from './preferences/preferences-store.ts';

export type NewNotification = NotificationText & {
  readonly type: NotificationType;
  /** A path of the app. */
  readonly actionUrl?: string | undefined;
  /** A further event with this key updates the line while it is unread and its last event not long ago. */
  readonly merge?: {
    readonly key: string;
    /** The text of the line for so many events, from two on. */
    describe(eventCount: number): NotificationText;
  };
};

/** Called once the change of a feed is committed; several changes may share a position. */
export type OnNotification = (userId: string, position: number) => void;

export type NotifyDeps = {
  clock: Clock;
  onNotification: OnNotification;
  scheduleDelivery: ScheduleDelivery;
};

/** The position rises with every commit, so that a client can ask for what came after one. */
export const MERGE_MS = 30 * MINUTE;

/** Undefined for a user without an account. `db` is the transaction of what happened, or the pool. */
export async function notify(
  deps: NotifyDeps,
  db: Db,
  userId: string,
  notification: NewNotification,
  { isDelivered = true } = {},
): Promise<string | undefined> {
  return await inTransaction(db, async (trx) => {
    const feed = await takePosition(trx, userId);
    if (!feed) return undefined;
    const preferences = (await findPreferences(trx, userId)) ?? defaultPreferences;
    const hidden = !isShown(preferences, notification.type);
    const { position } = feed;
    if (!hidden) trx.afterCommit(() => deps.onNotification(userId, position));
    const merged = await merge(deps, trx, userId, { notification, hidden, position });
    if (merged !== undefined) return merged;
    const id = await insertNotification(trx, userId, {
      ...pickText(notification),
      type: notification.type,
      actionUrl: notification.actionUrl ?? null,
      mergeKey: notification.merge?.key ?? null,
      ...{ hidden, position, now: deps.clock.now() },
    });
    if (isDelivered) {
      const { emailedAt } = feed;
      const { type } = notification;
      await deps.scheduleDelivery(trx, { id, type, userId, preferences, emailedAt });
    }
    return id;
  });
}

async function merge(
  { clock }: NotifyDeps,
  trx: Trx,
  userId: string,
  event: { notification: NewNotification; hidden: boolean; position: number },
): Promise<string | undefined> {
  const { notification, hidden, position } = event;
  if (!notification.merge) return undefined;
  const now = clock.now();
  const since = new Date(now.getTime() - MERGE_MS);
  const { key, describe } = notification.merge;
  const target = await findMergeTarget(trx, userId, { key, hidden, since });
  if (!target) return undefined;
  const eventCount = target.eventCount + 1;
  const actionUrl = notification.actionUrl ?? null;
  const change = { ...describe(eventCount), actionUrl, eventCount, position, now };
  await mergeEvent(trx, target.id, change);
  return target.id;
}

const pickText = ({ title, message }: NotificationText) => ({ title, message });

// Adds what happened to the feed of a user, in the transaction of what happened, and has it delivered. Its text is
// stored in the language of the account, so the feed, the live channel, emails and push messages all say the same.
import { DEFAULT_LANGUAGE, type Language } from '@vys/contract/language/languages';
import type { NotificationType } from '@vys/contract/notifications/notification-types';
import { defaultPreferences } from '@vys/contract/notifications/preferences';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { sayIn, type Text } from '../../platform/language/text.ts';
import { MINUTE } from '../../platform/time-spans.ts';
import type { ScheduleDelivery } from './delivery/schedule-delivery.ts';
import type { OnFeedChange } from './live/live-signals.ts';
import { findMergeTarget, insertNotification, mergeEvent, takePosition } from './notify-store.ts';
import { isShown } from './preferences/preferences-rules.ts';
import { findPreferences } from './preferences/preferences-store.ts';
import type { Notification } from './store.ts';

export type NotificationTexts = { readonly title: Text; readonly message: Text };

export type NewNotification = NotificationTexts & {
  readonly type: NotificationType;
  /** A path of the app. */
  readonly actionUrl?: string | undefined;
  /** A further event with this key updates the line while it is unread and its last event not long ago. */
  readonly merge?: {
    readonly key: string;
    /** The text of the line for so many events, from two on. */
    describe(eventCount: number): NotificationTexts;
  };
};

export type NotifyDeps = {
  clock: Clock;
  /** Called once the change is committed. */
  onFeedChange: OnFeedChange;
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
    const { position, language } = feed;
    const event = { notification, hidden, position, now: deps.clock.now(), language };
    const merged = await merge(trx, userId, event);
    const added = merged ?? (await insert(trx, userId, event));
    const change = { userId, position, added: hidden ? null : added };
    trx.afterCommit(() => deps.onFeedChange(change));
    if (merged === undefined && isDelivered) {
      const { id, type } = added;
      const { emailedAt } = feed;
      await deps.scheduleDelivery(trx, { id, type, userId, preferences, emailedAt });
    }
    return added.id;
  });
}

type FeedEvent = {
  readonly notification: NewNotification;
  readonly hidden: boolean;
  readonly position: number;
  readonly now: Date;
  readonly language: Language | null;
};

const sayTexts = ({ title, message }: NotificationTexts, language: Language | null) => ({
  title: sayIn(title, language ?? DEFAULT_LANGUAGE),
  message: sayIn(message, language ?? DEFAULT_LANGUAGE),
});

async function insert(trx: Trx, userId: string, event: FeedEvent): Promise<Notification> {
  const { notification, hidden, position, now, language } = event;
  const { title, message } = sayTexts(notification, language);
  const { type, actionUrl = null, merge } = notification;
  const row = { type, title, message, actionUrl, mergeKey: merge?.key ?? null };
  const id = await insertNotification(trx, userId, { ...row, hidden, position, now });
  return { id, type, title, message, actionUrl, isRead: false, createdAt: now };
}

async function merge(
  trx: Trx,
  userId: string,
  event: FeedEvent,
): Promise<Notification | undefined> {
  const { notification, hidden, position, now, language } = event;
  if (!notification.merge) return undefined;
  const since = new Date(now.getTime() - MERGE_MS);
  const { key, describe } = notification.merge;
  const target = await findMergeTarget(trx, userId, { key, hidden, since });
  if (!target) return undefined;
  const { id } = target;
  const eventCount = target.eventCount + 1;
  const { title, message } = sayTexts(describe(eventCount), language);
  const { type, actionUrl = null } = notification;
  await mergeEvent(trx, id, { title, message, actionUrl, eventCount, position, now });
  return { id, type, title, message, actionUrl, isRead: false, createdAt: now };
}

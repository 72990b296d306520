// SQL that adds to feeds and merges what happened into a line that is there.
import { type Language, matchLanguage } from '@vys/contract/language/languages';
import type { NotificationType } from '@vys/contract/notifications/notification-types';
import type { Trx } from '../../platform/db/db.ts';

type NotificationText = { readonly title: string; readonly message: string };

type FeedToAddTo = {
  readonly position: number;
  readonly emailedAt: Date | null;
  /** Of the account; null where it has none. */
  readonly language: Language | null;
};

/**
 * Takes the next position and locks the feed until the transaction ends, so positions rise in the order of
 * commits. Undefined for a user without an account.
 */
export async function takePosition(trx: Trx, userId: string): Promise<FeedToAddTo | undefined> {
  const feed = await trx
    .insertInto('notification_feeds')
    .columns(['user_id', 'position'])
    .expression((from) =>
      from
        .selectFrom('accounts')
        .select((at) => ['user_id', at.cast<number>(at.val(1), 'bigint').as('position')])
        .where('user_id', '=', userId)
        // Before the feed, as the deletion of an account locks them.
        .forKeyShare(),
    )
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((at) => ({ position: at('notification_feeds.position', '+', 1) })),
    )
    .returning(({ selectFrom }) => [
      'position',
      'emailed_at as emailedAt',
      selectFrom('accounts')
        .select('accounts.language')
        .whereRef('accounts.user_id', '=', 'notification_feeds.user_id')
        .as('language'),
    ])
    .executeTakeFirst();
  return feed && { ...feed, language: matchLanguage(feed.language ?? undefined) ?? null };
}

type NewRow = NotificationText & {
  readonly type: NotificationType;
  readonly actionUrl: string | null;
  readonly mergeKey: string | null;
  readonly hidden: boolean;
  readonly position: number;
  readonly now: Date;
};

export async function insertNotification(
  trx: Trx,
  userId: string,
  { type, title, message, actionUrl, mergeKey, hidden, position, now }: NewRow,
): Promise<string> {
  const values = { user_id: userId, type, title, message, action_url: actionUrl };
  const positions = { position, event_position: position };
  const { id } = await trx
    .insertInto('notifications')
    .values({ ...values, ...positions, merge_key: mergeKey, hidden, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The line that a further event with this key updates. */
export async function findMergeTarget(
  trx: Trx,
  userId: string,
  { key, hidden, since }: { key: string; hidden: boolean; since: Date },
): Promise<{ id: string; eventCount: number } | undefined> {
  return await trx
    .selectFrom('notifications')
    .select(['id', 'event_count as eventCount'])
    .where('user_id', '=', userId)
    .where('merge_key', '=', key)
    .where('read', '=', false)
    .where('archived_at', 'is', null)
    .where('hidden', '=', hidden)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function mergeEvent(
  trx: Trx,
  id: string,
  change: NotificationText & {
    actionUrl: string | null;
    eventCount: number;
    position: number;
    now: Date;
  },
): Promise<void> {
  const { title, message, actionUrl, eventCount, position, now } = change;
  const text = { title, message, action_url: actionUrl };
  await trx
    .updateTable('notifications')
    .set({ ...text, event_count: eventCount, position, event_position: position })
    .set({ created_at: now })
    .where('id', '=', id)
    .execute();
}

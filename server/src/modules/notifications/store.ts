// All SQL of the notifications module.
import type { NotificationType } from '@vys/contract/notifications';
import type { Selectable } from 'kysely';
import type { Notifications as NotificationsTable } from '../../platform/db/db.generated.ts';
import type { Db } from '../../platform/db/db.ts';
import { afterCursor, iterateRows } from '../../platform/db/keyset-pagination.ts';

export type NewNotification = {
  readonly type: NotificationType;
  readonly title: string;
  readonly message: string;
  readonly actionUrl?: string;
};

export type Notification = Omit<NewNotification, 'actionUrl'> & {
  readonly id: string;
  readonly actionUrl: string | null;
  readonly isRead: boolean;
  readonly createdAt: Date;
};

/** Does nothing for a user without an account. */
export async function insertNotification(
  db: Db,
  userId: string,
  notification: NewNotification,
  now: Date,
): Promise<void> {
  await db
    .insertInto('notifications')
    .columns(['user_id', 'type', 'title', 'message', 'action_url', 'created_at'])
    .expression((from) =>
      from
        .selectFrom('accounts')
        .select((at) => [
          'user_id',
          at.val(notification.type).as('type'),
          at.val(notification.title).as('title'),
          at.val(notification.message).as('message'),
          at.val(notification.actionUrl ?? null).as('action_url'),
          at.cast<Date>(at.val(now), 'timestamptz').as('created_at'),
        ])
        .where('user_id', '=', userId),
    )
    .execute();
}

/** Newest first, without the archived ones. */
export async function listNotifications(
  db: Db,
  userId: string,
  limit: number,
): Promise<Notification[]> {
  const rows = await db
    .selectFrom('notifications')
    .select(['id', 'type', 'title', 'message', 'action_url', 'read', 'created_at'])
    .where('user_id', '=', userId)
    .where('archived_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    type: row.type as NotificationType,
    title: row.title,
    message: row.message,
    actionUrl: row.action_url,
    isRead: row.read,
    createdAt: row.created_at,
  }));
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('notifications')
    .select((count) => count.fn.countAll<number>().as('unread'))
    .where('user_id', '=', userId)
    .where('archived_at', 'is', null)
    .where('read', '=', false)
    .executeTakeFirstOrThrow();
  return row.unread;
}

/** Oldest first. */
export function listAllNotifications(db: Db, userId: string) {
  return iterateRows<Selectable<NotificationsTable>>((last, limit) =>
    db
      .selectFrom('notifications')
      .selectAll()
      .where('user_id', '=', userId)
      .where(afterCursor('notifications', last))
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
}

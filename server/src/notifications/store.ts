// All SQL of the notifications room.
import type { NotificationType } from '@vys/contract/notifications';
import type { Db } from '../kit/db.ts';

export type News = {
  readonly type: NotificationType;
  readonly title: string;
  readonly message: string;
  readonly actionUrl?: string;
};

export type Notification = Omit<News, 'actionUrl'> & {
  readonly id: string;
  readonly actionUrl: string | null;
  readonly isRead: boolean;
  readonly createdAt: Date;
};

export async function insertNotification(
  db: Db,
  userId: string,
  news: News,
  now: Date,
): Promise<void> {
  await db
    .insertInto('notifications')
    .values({
      user_id: userId,
      type: news.type,
      title: news.title,
      message: news.message,
      action_url: news.actionUrl ?? null,
      created_at: now,
    })
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

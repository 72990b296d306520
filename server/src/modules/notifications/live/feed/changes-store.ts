// SQL that follows feeds: what changed after a position, and how far feeds are.
import type { NotificationType } from '@vys/contract/notifications/notification-types';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../../platform/db/db.ts';
import type { Notification } from '../../store.ts';

export type ChangedNotification = Notification & {
  readonly position: number;
  /** Of its last event; what its reader does has higher ones. */
  readonly eventPosition: number;
  readonly isArchived: boolean;
};

export type FeedChanges = {
  /** Of the feed; zero while nothing was ever in it. */
  readonly position: number;
  readonly unreadCount: number;
  /** In the order of their positions; archived ones too, so that clients remove them. */
  readonly changed: readonly ChangedNotification[];
};

/** One statement, so that all of it is of the same moment. */
export async function readChanges(
  db: Db,
  userId: string,
  { after, limit }: { after: number; limit: number },
): Promise<FeedChanges> {
  const rows = await db
    .with('feed', (query) =>
      query.selectNoFrom(({ selectFrom, fn }) => [
        selectFrom('notification_feeds')
          .select('position')
          .where('user_id', '=', userId)
          .as('feed_position'),
        selectFrom('notifications')
          .select(fn.countAll<number>().as('unread'))
          .where('user_id', '=', userId)
          .where('read', '=', false)
          .where('archived_at', 'is', null)
          .where('hidden', '=', false)
          .as('unread'),
      ]),
    )
    .with('changed', (query) =>
      query
        .selectFrom('notifications')
        .select(['id', 'type', 'title', 'message', 'action_url', 'read', 'created_at'])
        .select(['position', 'event_position', 'archived_at'])
        .where('user_id', '=', userId)
        .where('hidden', '=', false)
        .where('position', '>', after)
        .orderBy('position')
        .orderBy('id')
        .limit(limit),
    )
    .selectFrom('feed')
    .leftJoin('changed', (join) => join.onTrue())
    .selectAll()
    .orderBy('changed.position')
    .orderBy('changed.id')
    .execute();
  return {
    position: rows[0]?.feed_position ?? 0,
    unreadCount: rows[0]?.unread ?? 0,
    changed: rows.flatMap((row) => (row.id === null ? [] : [toChanged(row)])),
  };
}

type Row = {
  [Name in 'id' | 'type' | 'title' | 'message' | 'action_url']: string | null;
} & {
  read: boolean | null;
  created_at: Date | null;
  position: number | null;
  event_position: number | null;
  archived_at: Date | null;
};

/** The join makes every column nullable. */
function toChanged(row: Row): ChangedNotification {
  return {
    id: row.id ?? '',
    type: row.type as NotificationType,
    title: row.title ?? '',
    message: row.message ?? '',
    actionUrl: row.action_url,
    isRead: row.read ?? false,
    createdAt: row.created_at ?? new Date(0),
    position: row.position ?? 0,
    eventPosition: row.event_position ?? 0,
    isArchived: row.archived_at !== null,
  };
}

/** Zero while nothing was ever in the feed. */
export async function getPosition(db: Db, userId: string): Promise<number> {
  return (await listPositions(db, [userId])).get(userId) ?? 0;
}

/** Without users in whose feeds nothing was ever. */
export async function listPositions(
  db: Db,
  userIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('notification_feeds')
    .select(['user_id', 'position'])
    .where(sql<SqlBool>`user_id = any(${userIds}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.user_id, row.position]));
}

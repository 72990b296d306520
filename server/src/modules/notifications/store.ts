// SQL of the feed: reading it, and changes by its reader. Creating notifications: notify-store.ts.
import type { NotificationType } from '@vys/contract/notifications/notification-types';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { DB, Notifications as NotificationsTable } from '../../platform/db/db.generated.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import { afterCursor, iterateRows } from '../../platform/db/keyset-pagination.ts';

export type Notification = {
  readonly id: string;
  readonly type: NotificationType;
  readonly title: string;
  readonly message: string;
  readonly actionUrl: string | null;
  readonly isRead: boolean;
  readonly createdAt: Date;
};

export type ListFilter = {
  readonly limit: number;
  /** Only those that come after this place in the list. */
  readonly before?: { readonly createdAt: Date; readonly id: string } | undefined;
  readonly types?: readonly NotificationType[] | undefined;
};

const columns = ['id', 'type', 'title', 'message', 'action_url', 'read', 'created_at'] as const;
type Row = Pick<Selectable<NotificationsTable>, (typeof columns)[number]>;

const toNotification = (row: Row): Notification => ({
  id: row.id,
  type: row.type as NotificationType,
  title: row.title,
  message: row.message,
  actionUrl: row.action_url,
  isRead: row.read,
  createdAt: row.created_at,
});

const isInFeed = (at: ExpressionBuilder<DB, 'notifications'>) =>
  at.and([at('archived_at', 'is', null), at('hidden', '=', false)]);

export type Feed = {
  /** Newest first, without archived and hidden ones. */
  readonly notifications: readonly Notification[];
  readonly unreadCount: number;
  /** Of the last change of the feed. */
  readonly position: number;
};

/** One statement, so that all of it is of the same moment. */
export async function readFeed(
  db: Db,
  userId: string,
  { limit, before, types }: ListFilter,
): Promise<Feed> {
  const rows = await db
    .with('feed', (query) =>
      query.selectNoFrom(({ selectFrom, fn }) => [
        selectFrom('notification_feeds')
          .select('position')
          .where('user_id', '=', userId)
          .as('position'),
        selectFrom('notifications')
          .select(fn.countAll<number>().as('unread'))
          .where('user_id', '=', userId)
          .where(isInFeed)
          .where('read', '=', false)
          .as('unread'),
      ]),
    )
    .with('listed', (query) =>
      query
        .selectFrom('notifications')
        .select(columns)
        .where('user_id', '=', userId)
        .where(isInFeed)
        .$if(types !== undefined, (listed) => listed.where('type', 'in', types ?? []))
        .$if(before !== undefined, (listed) =>
          listed.where((at) =>
            at(
              at.refTuple('created_at', 'id'),
              '<',
              at.tuple(before?.createdAt ?? new Date(0), before?.id ?? ''),
            ),
          ),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit),
    )
    .selectFrom('feed')
    .leftJoin('listed', (join) => join.onTrue())
    .selectAll()
    .orderBy('listed.created_at', 'desc')
    .orderBy('listed.id', 'desc')
    .execute();
  const listed = rows.filter((row): row is typeof row & Row => row.id !== null);
  return {
    notifications: listed.map(toNotification),
    unreadCount: rows[0]?.unread ?? 0,
    position: rows[0]?.position ?? 0,
  };
}

export async function findNotification(
  db: Db,
  userId: string,
  id: string,
  { includesHidden = false } = {},
): Promise<Notification | undefined> {
  const row = await db
    .selectFrom('notifications')
    .select(columns)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .$if(!includesHidden, (query) => query.where('hidden', '=', false))
    .executeTakeFirst();
  return row && toNotification(row);
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('notifications')
    .select((count) => count.fn.countAll<number>().as('unread'))
    .where('user_id', '=', userId)
    .where(isInFeed)
    .where('read', '=', false)
    .executeTakeFirstOrThrow();
  return row.unread;
}

export type TypeCount = { type: NotificationType; total: number; unread: number; archived: number };

export async function countByType(db: Db, userId: string): Promise<TypeCount[]> {
  const rows = await db
    .selectFrom('notifications')
    .select(({ fn }) => [
      'type',
      fn.countAll<number>().filterWhere('archived_at', 'is', null).as('total'),
      fn
        .countAll<number>()
        .filterWhere('archived_at', 'is', null)
        .filterWhere('read', '=', false)
        .as('unread'),
      fn.countAll<number>().filterWhere('archived_at', 'is not', null).as('archived'),
    ])
    .where('user_id', '=', userId)
    .where('hidden', '=', false)
    .groupBy('type')
    .execute();
  return rows.map((row) => ({ ...row, type: row.type as NotificationType }));
}

export type FeedState = { position: number; emailedAt: Date | null };

/** Until the transaction ends, nothing else changes this feed. Undefined while nothing was ever in it. */
export async function lockFeed(trx: Trx, userId: string): Promise<FeedState | undefined> {
  const row = await trx
    .selectFrom('notification_feeds')
    .select(['position', 'emailed_at as emailedAt'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row;
}

export async function setPosition(trx: Trx, userId: string, position: number): Promise<void> {
  await trx
    .updateTable('notification_feeds')
    .set({ position })
    .where('user_id', '=', userId)
    .execute();
}

/** How many changed. */
type Change = Promise<number>;

export async function setRead(
  trx: Trx,
  userId: string,
  { id, isRead, position }: { id: string; isRead: boolean; position: number },
): Change {
  const { numUpdatedRows } = await trx
    .updateTable('notifications')
    .set({ read: isRead, read_change_id: null, position })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('hidden', '=', false)
    .where('read', '!=', isRead)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

type BulkChange = { changeId: string; position: number };

export async function setAllRead(
  trx: Trx,
  userId: string,
  { changeId, position, type }: BulkChange & { type: NotificationType | undefined },
): Change {
  const { numUpdatedRows } = await trx
    .updateTable('notifications')
    .set({ read: true, read_change_id: changeId, position })
    .where('user_id', '=', userId)
    .where(isInFeed)
    .where('read', '=', false)
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? ''))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Those with these ids, or without ids all that are read. */
export async function archive(
  trx: Trx,
  userId: string,
  { changeId, position, ids, now }: BulkChange & { ids: readonly string[] | undefined; now: Date },
): Change {
  const { numUpdatedRows } = await trx
    .updateTable('notifications')
    .set({ archived_at: now, archive_change_id: changeId, position })
    .where('user_id', '=', userId)
    .where(isInFeed)
    .$if(ids === undefined, (query) => query.where('read', '=', true))
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export async function undoChange(
  trx: Trx,
  userId: string,
  { changeId, position }: BulkChange,
): Change {
  const { numUpdatedRows: unread } = await trx
    .updateTable('notifications')
    .set({ read: false, read_change_id: null, position })
    .where('user_id', '=', userId)
    .where('read_change_id', '=', changeId)
    .executeTakeFirstOrThrow();
  const { numUpdatedRows: restored } = await trx
    .updateTable('notifications')
    .set({ archived_at: null, archive_change_id: null, position })
    .where('user_id', '=', userId)
    .where('archive_change_id', '=', changeId)
    .executeTakeFirstOrThrow();
  return Number(unread + restored);
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

/** What belongs to a user beside the feed, for the data export; without keys that open anything. */
export async function readDeliverySettings(db: Db, userId: string) {
  const preferences = await db
    .selectFrom('notification_preferences')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const pushSubscriptions = await db
    .selectFrom('push_subscriptions')
    .select(['id', 'created_at', sql<string>`split_part(endpoint, '/', 3)`.as('push_service')])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return { preferences: preferences ?? null, push_subscriptions: pushSubscriptions };
}

// SQL of announcements.
import type {
  AnnouncementStatus,
  AnnouncementType,
} from '@vys/contract/notifications/announcements';
import type { Selectable } from 'kysely';
import type { Announcements as AnnouncementsTable } from '../../../platform/db/db.generated.ts';
import type { Db, Trx } from '../../../platform/db/db.ts';

export type AnnouncementContent = {
  readonly type: AnnouncementType;
  readonly title: string;
  readonly message: string;
  readonly actionUrl: string | null;
};

export type StoredAnnouncement = AnnouncementContent & {
  readonly id: string;
  readonly status: AnnouncementStatus;
  readonly publishAt: Date;
  readonly startedAt: Date | null;
  readonly deliveredUntil: string | null;
  readonly deliveredCount: number;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

const fromRow = (row: Selectable<AnnouncementsTable>): StoredAnnouncement => ({
  id: row.id,
  type: row.type as AnnouncementType,
  title: row.title,
  message: row.message,
  actionUrl: row.action_url,
  status: row.status as AnnouncementStatus,
  publishAt: row.publish_at,
  startedAt: row.started_at,
  deliveredUntil: row.delivered_until,
  deliveredCount: row.delivered_count,
  createdBy: row.created_by_email,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const toRow = ({ type, title, message, actionUrl }: AnnouncementContent) => ({
  ...{ type, title, message },
  action_url: actionUrl,
});

/** Latest first. */
export async function listAnnouncements(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredAnnouncement[]> {
  const rows = await db
    .selectFrom('announcements')
    .selectAll()
    .orderBy('publish_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(fromRow);
}

export async function countAnnouncements(db: Db): Promise<number> {
  const row = await db
    .selectFrom('announcements')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function insertAnnouncement(
  db: Db,
  content: AnnouncementContent,
  { publishAt, now, by }: { publishAt: Date; now: Date; by: { userId: string; email: string } },
): Promise<StoredAnnouncement> {
  const row = await db
    .insertInto('announcements')
    .values({
      ...toRow(content),
      status: 'scheduled',
      publish_at: publishAt,
      created_by: by.userId,
      created_by_email: by.email,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

/** Locked until the transaction ends. */
export async function lockAnnouncement(
  trx: Trx,
  id: string,
): Promise<StoredAnnouncement | undefined> {
  const row = await trx
    .selectFrom('announcements')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && fromRow(row);
}

export async function updateAnnouncement(
  trx: Trx,
  id: string,
  change: (AnnouncementContent & { publishAt: Date }) | { status: 'canceled' },
  now: Date,
): Promise<StoredAnnouncement> {
  const values = 'status' in change ? change : { ...toRow(change), publish_at: change.publishAt };
  const row = await trx
    .updateTable('announcements')
    .set({ ...values, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

export async function setProgress(
  trx: Trx,
  id: string,
  progress: {
    status: 'sending' | 'sent';
    startedAt: Date;
    deliveredUntil: string | null;
    deliveredCount: number;
  },
): Promise<void> {
  const { status, startedAt, deliveredUntil, deliveredCount } = progress;
  await trx
    .updateTable('announcements')
    .set({
      status,
      started_at: startedAt,
      delivered_until: deliveredUntil,
      delivered_count: deliveredCount,
    })
    .where('id', '=', id)
    .execute();
}

/** Accounts that were there at a time and are not suspended, in the order of their ids. */
export async function listRecipients(
  db: Db,
  { after, until, limit }: { after: string | null; until: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('user_id')
    .where('created_at', '<=', until)
    .where('suspended_at', 'is', null)
    .$if(after !== null, (query) => query.where('user_id', '>', after ?? ''))
    .orderBy('user_id')
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function countRecipients(db: Db): Promise<number> {
  const row = await db
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('suspended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Announcements stay; who wrote them goes with the account. */
export async function forgetAuthor(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('announcements')
    .set({ created_by: null, created_by_email: '' })
    .where('created_by', '=', userId)
    .execute();
}

// SQL of the marks of own visits.
import type { Db } from '../../../platform/db/db.ts';

type Mark = { hash: Buffer; userId: string; expiresAt: Date };

export async function insertTicket(db: Db, { hash, userId, expiresAt }: Mark): Promise<void> {
  await db
    .insertInto('own_visit_marks')
    .values({ hash, user_id: userId, is_ticket: true, expires_at: expiresAt })
    .execute();
}

/** Puts a mark in the place of a ticket that is still good; false when there is none. */
export async function exchangeTicket(
  db: Db,
  ticket: Buffer,
  mark: { hash: Buffer; expiresAt: Date },
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('own_visit_marks')
    .set({ hash: mark.hash, is_ticket: false, expires_at: mark.expiresAt })
    .where('hash', '=', ticket)
    .where('is_ticket', '=', true)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the mark is of the creator of the page. */
export async function isMarkOfOwner(
  db: Db,
  hash: Buffer,
  pageId: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('own_visit_marks as mark')
    .innerJoin('analytics_pages as page', 'page.user_id', 'mark.user_id')
    .select('page.page_id')
    .where('mark.hash', '=', hash)
    .where('mark.is_ticket', '=', false)
    .where('mark.expires_at', '>', now)
    .where('page.page_id', '=', pageId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteMarksOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('own_visit_marks').where('user_id', '=', userId).execute();
}

export async function deleteMark(db: Db, hash: Buffer): Promise<void> {
  await db.deleteFrom('own_visit_marks').where('hash', '=', hash).execute();
}

export async function deleteExpiredMarks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('own_visit_marks').where('expires_at', '<=', now).execute();
}

// SQL of what visitors sent through forms.
import { sql } from 'kysely';
import type { Db } from '../kit/db.ts';

export type FormEntry = {
  kind: 'newsletter' | 'contact' | 'guestbook';
  email: string | null;
  name: string | null;
  message: string | null;
};

/** Within a transaction: one submission to a page at a time, so that the count holds. */
export async function countSubmissionsSince(db: Db, pageId: string, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${pageId}, 0))`.execute(db);
  const { count } = await db
    .selectFrom('form_submissions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('page_id', '=', pageId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** False when that address is on the newsletter already. */
export async function insertSubmission(
  db: Db,
  pageId: string,
  entry: FormEntry,
  at: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('form_submissions')
    .values({ page_id: pageId, ...entry, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

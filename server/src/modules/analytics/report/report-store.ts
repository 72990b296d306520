// SQL of the report beside the events: whose page it is, and when it was published.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

export type ReportPage = { pageId: string; title: string };

/** Undefined for a page of someone else too. */
export async function findPage(
  db: Db,
  userId: string,
  pageId?: string,
): Promise<ReportPage | undefined> {
  return await db
    .selectFrom('analytics_pages')
    .select(['page_id as pageId', 'title'])
    .where('user_id', '=', userId)
    .$if(pageId !== undefined, (query) => query.where('page_id', '=', pageId ?? ''))
    .orderBy('page_id')
    .executeTakeFirst();
}

/** Null where the owner has not chosen one. */
export async function findTimeZone(db: Db, pageId: string): Promise<string | null> {
  const row = await db
    .selectFrom('analytics_pages')
    .innerJoin('accounts', 'accounts.user_id', 'analytics_pages.user_id')
    .select('accounts.time_zone')
    .where('analytics_pages.page_id', '=', pageId)
    .executeTakeFirst();
  return row?.time_zone ?? null;
}

/** Nothing for a page that is deleted at this moment. */
export async function recordPublish(db: Db, pageId: string, at: Date): Promise<void> {
  await db
    .insertInto('analytics_publishes')
    .columns(['page_id', 'at'])
    .expression((query) =>
      query
        .selectFrom('analytics_pages')
        .select(['page_id', sql<Date>`${at}::timestamptz`.as('at')])
        .where('page_id', '=', pageId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listPublishes(db: Db, pageId: string, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('analytics_publishes')
    .select('at')
    .where('page_id', '=', pageId)
    .where('at', '>=', since)
    .orderBy('at')
    .execute();
  return rows.map(({ at }) => at);
}

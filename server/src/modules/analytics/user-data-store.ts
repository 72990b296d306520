// SQL of the personal data in analytics: deletion of expired data and deleted pages, and the export by day.
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';

/** An event may be on its way that long: it waits for the database, and is tried again. */
const IN_FLIGHT_MS = 120_000;
const BATCH_SIZE = 20_000;
const DAYS_PER_BATCH = 92;

/** No one can read metrics of these pages from now on; `purgeDeletedPages` deletes their rows. */
export async function markPagesDeleted(trx: Trx, userId: string, now: Date): Promise<void> {
  await sql`
    with gone as (delete from analytics_pages where user_id = ${userId} returning page_id)
    insert into deleted_pages (page_id, deleted_at) select page_id, ${now}::timestamptz from gone
  `.execute(trx);
}

/** In parts, so that no statement runs long, however much a page was visited. */
export async function purgeDeletedPages(db: Db, now: Date): Promise<void> {
  const pages = await db.selectFrom('deleted_pages').selectAll().execute();
  for (const { page_id: pageId, deleted_at: since } of pages) {
    while ((await removeSomeEvents(db, pageId)) === BATCH_SIZE);
    for (const table of ['excluded_events', 'page_days', 'page_totals', 'day_visitors'] as const) {
      await db.deleteFrom(table).where('page_id', '=', pageId).execute();
    }
    if (now.getTime() - since.getTime() < IN_FLIGHT_MS) continue;
    // Another process may still be at it, and must be able to go on after a crash.
    await sql`
      delete from deleted_pages where page_id = ${pageId}
        and not exists (select from events where page_id = ${pageId})
    `.execute(db);
  }
}

/** Marks of the visitors of past days, which can no longer be counted. */
export async function removeDayVisitorsBefore(db: Db, day: string): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from day_visitors where ctid = any(array(
        select ctid from day_visitors where day < ${day} limit ${BATCH_SIZE}
      ))
    `.execute(db);
    if (Number(numAffectedRows) < BATCH_SIZE) return;
  }
}

async function removeSomeEvents(db: Db, pageId: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from events where ctid = any(array(
      select ctid from events where page_id = ${pageId} limit ${BATCH_SIZE}
    ))
  `.execute(db);
  return Number(numAffectedRows);
}

export type DailyMetrics = {
  page_id: string;
  day: string;
  views: number;
  clicks: number;
  visitors: number;
};

/** Oldest first, some months at a time. Days without a visit are left out. */
export async function* listDays(db: Db, userId: string): AsyncGenerator<DailyMetrics> {
  const pages = await db
    .selectFrom('analytics_pages')
    .select('page_id')
    .where('user_id', '=', userId)
    .execute();
  for (const { page_id: pageId } of pages) {
    let after = '-infinity';
    for (;;) {
      const days = await db
        .selectFrom('page_days')
        .select(['page_id', 'day', 'views', 'clicks', 'visitors'])
        .where('page_id', '=', pageId)
        .where('day', '>', after)
        .orderBy('day')
        .limit(DAYS_PER_BATCH)
        .execute();
      yield* days;
      const last = days.at(-1);
      if (last === undefined || days.length < DAYS_PER_BATCH) break;
      after = last.day;
    }
  }
}

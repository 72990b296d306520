// SQL of what analytics keep: forgetting what is over or gone, and giving a user theirs day by day.
import { sql } from 'kysely';
import type { Db, Trx } from '../kit/db.ts';

/** An event may be on its way that long: it waits for the database, and is tried again. */
const ON_ITS_WAY_MS = 120_000;
const AT_ONCE = 20_000;
const DAYS_AT_ONCE = 92;

/** Nobody sees figures of these pages from now on; `removeForgotten` removes them. */
export async function forgetPagesOf(trx: Trx, userId: string, now: Date): Promise<void> {
  await sql`
    with gone as (delete from tracked_pages where user_id = ${userId} returning page_id)
    insert into forgotten_pages (page_id, forgotten_at) select page_id, ${now}::timestamptz from gone
  `.execute(trx);
}

/** In parts, so that no statement runs long, however much a page was visited. */
export async function removeForgotten(db: Db, now: Date): Promise<void> {
  const pages = await db.selectFrom('forgotten_pages').selectAll().execute();
  for (const { page_id: pageId, forgotten_at: since } of pages) {
    while ((await removeSomeEvents(db, pageId)) === AT_ONCE);
    for (const table of ['uncounted_events', 'page_days', 'page_totals', 'day_visitors'] as const) {
      await db.deleteFrom(table).where('page_id', '=', pageId).execute();
    }
    if (now.getTime() - since.getTime() < ON_ITS_WAY_MS) continue;
    // Another process may still be at it, and must be able to go on after a crash.
    await sql`
      delete from forgotten_pages where page_id = ${pageId}
        and not exists (select from events where page_id = ${pageId})
    `.execute(db);
  }
}

/** Who was counted on days that are over, so that nobody is counted there any more. */
export async function removeDayVisitorsBefore(db: Db, day: string): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from day_visitors where ctid = any(array(
        select ctid from day_visitors where day < ${day} limit ${AT_ONCE}
      ))
    `.execute(db);
    if (Number(numAffectedRows) < AT_ONCE) return;
  }
}

async function removeSomeEvents(db: Db, pageId: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from events where ctid = any(array(
      select ctid from events where page_id = ${pageId} limit ${AT_ONCE}
    ))
  `.execute(db);
  return Number(numAffectedRows);
}

export type DayFigures = {
  page_id: string;
  day: string;
  views: number;
  clicks: number;
  visitors: number;
};

/** Oldest first, some months at a time. Days without a visit are left out. */
export async function* listDays(db: Db, userId: string): AsyncGenerator<DayFigures> {
  const pages = await db
    .selectFrom('tracked_pages')
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
        .limit(DAYS_AT_ONCE)
        .execute();
      yield* days;
      const last = days.at(-1);
      if (last === undefined || days.length < DAYS_AT_ONCE) break;
      after = last.day;
    }
  }
}

// SQL of what analytics keep of a user: forgetting it, and giving it to them day by day.
import { sql } from 'kysely';
import type { Db, Trx } from '../kit/db.ts';

/** An event may be on its way that long: it waits for the database, and is tried again. */
const ON_ITS_WAY_MS = 120_000;
const AT_ONCE = 20_000;
const DAYS_AT_ONCE = 92;
const DAY_MS = 86_400_000;

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
    await db.deleteFrom('uncounted_events').where('page_id', '=', pageId).execute();
    if (now.getTime() - since.getTime() < ON_ITS_WAY_MS) continue;
    // Another process may still be at it, and must be able to go on after a crash.
    await sql`
      delete from forgotten_pages where page_id = ${pageId}
        and not exists (select from events where page_id = ${pageId})
    `.execute(db);
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
export async function* listDays(db: Db, userId: string, now: Date): AsyncGenerator<DayFigures> {
  const pages = await db
    .selectFrom('tracked_pages')
    .select('page_id')
    .where('user_id', '=', userId)
    .execute();
  for (const { page_id: pageId } of pages) {
    const first = await db
      .selectFrom('events')
      .select('at')
      .where('page_id', '=', pageId)
      .orderBy('at')
      .limit(1)
      .executeTakeFirst();
    if (!first) continue;
    let from = new Date(Math.floor(first.at.getTime() / DAY_MS) * DAY_MS);
    while (from <= now) {
      const to = new Date(from.getTime() + DAYS_AT_ONCE * DAY_MS);
      yield* await countDays(db, pageId, from, to);
      from = to;
    }
  }
}

async function countDays(db: Db, pageId: string, from: Date, to: Date): Promise<DayFigures[]> {
  const { rows } = await sql<DayFigures>`
    select page_id, (at at time zone 'UTC')::date as day,
      count(*) filter (where kind = 0) as views,
      count(*) filter (where kind = 1) as clicks,
      count(distinct visitor) as visitors
    from events where page_id = ${pageId} and at >= ${from} and at < ${to}
    group by 1, 2 order by 2
  `.execute(db);
  return rows;
}

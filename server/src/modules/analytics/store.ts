// SQL of analytics: storing events with the counters that follow from them, and reading metrics. A day is a
// day in UTC.
import type { ExclusionReason } from '@vys/contract/analytics/report';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export type CountedEvent = {
  counted: true;
  pageId: string;
  at: Date;
  kind: 0 | 1;
  /** A signed 64-bit number as text. */
  visitor: string;
  device: 0 | 1 | 2;
  referrer: string | null;
  target: string | null;
};
export type ExcludedEvent = {
  counted: false;
  pageId: string;
  day: string;
  reason: ExclusionReason;
};
export type StoredEvent = CountedEvent | ExcludedEvent;

/**
 * One statement for the whole batch; the same batch again (after a commit whose response was lost) changes
 * nothing. The counters rise by what was stored, and visitors by those who are new that day: of two processes
 * that insert the same visitor at once, the key of `day_visitors` lets one count. Rows are locked in one
 * order everywhere, visitors, then days, then totals, so that processes cannot deadlock. Visitors of days
 * that are over are not stored, so events of such a day come in one transaction.
 */
export async function insertEvents(
  db: Db,
  events: readonly StoredEvent[],
  batchId: string,
  at: Date,
): Promise<void> {
  const rows = events.filter((event) => event.counted);
  const exclusions = countExcluded(events);
  await sql`
    with batch as (
      insert into event_batches (id, at) values (${batchId}, ${at}) on conflict do nothing returning id
    ), counted as (
      insert into events (page_id, at, kind, visitor, device, referrer, target)
      select e.* from unnest(
        ${rows.map((row) => row.pageId)}::uuid[],
        ${rows.map((row) => row.at.toISOString())}::timestamptz[],
        ${rows.map((row) => row.kind)}::smallint[],
        ${rows.map((row) => row.visitor)}::bigint[],
        ${rows.map((row) => row.device)}::smallint[],
        ${rows.map((row) => row.referrer)}::text[],
        ${rows.map((row) => row.target)}::text[]
      ) as e where exists (select from batch)
      returning page_id, (at at time zone 'UTC')::date as day, kind, visitor
    ), fresh as (
      insert into day_visitors (day, page_id, visitor, has_clicked)
      select day, page_id, visitor, false from counted
      union
      select day, page_id, visitor, true from counted where kind = 1
      order by 1, 2, 3, 4
      on conflict do nothing
      returning page_id, day, has_clicked
    ), added as (
      select page_id, day, count(*) filter (where kind = 0) as views,
        count(*) filter (where kind = 1) as clicks
      from counted group by page_id, day
    ), found as (
      select page_id, day, count(*) filter (where not has_clicked) as visitors,
        count(*) filter (where has_clicked) as clickers
      from fresh group by page_id, day
    ), days as (
      insert into page_days (page_id, day, views, clicks, visitors, clickers)
      select page_id, day, views, clicks, coalesce(visitors, 0), coalesce(clickers, 0)
      from added left join found using (page_id, day) order by page_id, day
      on conflict (page_id, day) do update set
        views = page_days.views + excluded.views,
        clicks = page_days.clicks + excluded.clicks,
        visitors = page_days.visitors + excluded.visitors,
        clickers = page_days.clickers + excluded.clickers
      returning page_id
    ), totals as (
      insert into page_totals (page_id, views, clicks)
      select page_id, sum(views), sum(clicks) from added
      where page_id in (select page_id from days) group by page_id order by page_id
      on conflict (page_id) do update set
        views = page_totals.views + excluded.views, clicks = page_totals.clicks + excluded.clicks
    )
    insert into excluded_events (page_id, day, reason, count)
    select u.* from unnest(
      ${exclusions.map((exclusion) => exclusion.pageId)}::uuid[],
      ${exclusions.map((exclusion) => exclusion.day)}::date[],
      ${exclusions.map((exclusion) => exclusion.reason)}::text[],
      ${exclusions.map((exclusion) => exclusion.count)}::bigint[]
    ) as u where exists (select from batch)
    on conflict (page_id, day, reason) do update set count = excluded_events.count + excluded.count
  `.execute(db);
}

// In one order everywhere, so that two processes do not wait for each other's rows.
function countExcluded(events: readonly StoredEvent[]): (ExcludedEvent & { count: number })[] {
  const counts = new Map<string, ExcludedEvent & { count: number }>();
  for (const event of events) {
    if (event.counted) continue;
    const key = `${event.pageId} ${event.day} ${event.reason}`;
    const counter = counts.get(key);
    if (counter) counter.count += 1;
    else counts.set(key, { ...event, count: 1 });
  }
  return [...counts.keys()].sort().flatMap((key) => counts.get(key) ?? []);
}

export async function removeBatchesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('event_batches').where('at', '<', before).execute();
}

/** Returns the salt that was stored first when several processes start the day at once. */
export async function findOrCreateSalt(
  db: Db,
  day: string,
  salt: Buffer,
  at: Date,
): Promise<Buffer> {
  await db
    .insertInto('visitor_salts')
    .values({ day, salt, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('visitor_salts')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return row.salt;
}

/** Of this day and those before. */
export async function removeSaltsUntil(db: Db, day: string): Promise<void> {
  await db.deleteFrom('visitor_salts').where('day', '<=', day).execute();
}

export async function upsertAnalyticsPage(
  db: Db,
  page: { pageId: string; userId: string; title: string },
): Promise<void> {
  await db
    .insertInto('analytics_pages')
    .values({ page_id: page.pageId, user_id: page.userId, title: page.title })
    .onConflict((conflict) =>
      conflict.column('page_id').doUpdateSet({ user_id: page.userId, title: page.title }),
    )
    .execute();
}

export type Metrics = { views: number; clicks: number; visitors: number; clickers: number };
export type PageMetrics = { pageId: string; title: string; current: Metrics; before: Metrics };

type Range = { before: Date; start: Date; end: Date };

export async function listPageMetrics(
  db: Db,
  userId: string,
  range: Range,
): Promise<PageMetrics[]> {
  const pages = await db
    .selectFrom('analytics_pages')
    .select(['page_id', 'title'])
    .where('user_id', '=', userId)
    .orderBy('page_id')
    .execute();
  const ids = pages.map((page) => page.page_id);
  const metrics = await readMetrics(db, ids, range);
  return pages.map((page) => ({
    pageId: page.page_id,
    title: page.title,
    current: metrics.get(`${page.page_id} true`) ?? none,
    before: metrics.get(`${page.page_id} false`) ?? none,
  }));
}

/** Days as `YYYY-MM-DD`, each range without its first. */
export type DayRange = { before: string; start: string; end: string };

/** From the counters: at most as many rows as the range has days. */
export async function sumDays(
  db: Db,
  pageId: string,
  range: DayRange,
): Promise<{ current: Metrics; before: Metrics }> {
  const rows = await db
    .selectFrom('page_days')
    .select((of) => [
      sql<boolean>`day > ${range.start}`.as('current'),
      of.fn.sum<string>('views').as('views'),
      of.fn.sum<string>('clicks').as('clicks'),
      of.fn.sum<string>('visitors').as('visitors'),
      of.fn.sum<string>('clickers').as('clickers'),
    ])
    .where('page_id', '=', pageId)
    .where('day', '>', range.before)
    .where('day', '<=', range.end)
    .groupBy('current')
    .execute();
  const metricsFor = (isCurrent: boolean): Metrics => {
    const row = rows.find(({ current }) => current === isCurrent);
    if (row === undefined) return none;
    const { views, clicks, visitors, clickers } = row;
    return {
      views: Number(views),
      clicks: Number(clicks),
      visitors: Number(visitors),
      clickers: Number(clickers),
    };
  };
  return { current: metricsFor(true), before: metricsFor(false) };
}

const none: Metrics = { views: 0, clicks: 0, visitors: 0, clickers: 0 };

// A visitor's number changes every day, so counting numbers over a range adds up the days' visitors.
async function readMetrics(db: Db, pageIds: string[], range: Range): Promise<Map<string, Metrics>> {
  if (pageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('events')
    .select([
      'page_id',
      sql<boolean>`at > ${range.start}`.as('current'),
      sql<number>`count(*) filter (where kind = 0)`.as('views'),
      sql<number>`count(*) filter (where kind = 1)`.as('clicks'),
      sql<number>`count(distinct visitor)`.as('visitors'),
      sql<number>`count(distinct visitor) filter (where kind = 1)`.as('clickers'),
    ])
    .where('page_id', 'in', pageIds)
    .where('at', '>', range.before)
    .where('at', '<=', range.end)
    .groupBy(['page_id', 'current'])
    .execute();
  return new Map(
    rows.map(({ page_id, current, ...metrics }) => [`${page_id} ${current}`, metrics]),
  );
}

export async function findTotals(
  db: Db,
  pageId: string,
): Promise<{ views: number; clicks: number }> {
  const row = await db
    .selectFrom('page_totals')
    .select(['views', 'clicks'])
    .where('page_id', '=', pageId)
    .executeTakeFirst();
  return row ?? { views: 0, clicks: 0 };
}

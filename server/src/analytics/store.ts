// All SQL of analytics. Figures are read straight from the rows; a day is a day in UTC.
import { sql } from 'kysely';
import type { Db } from '../kit/db.ts';
import type { UncountedReason } from './rules.ts';

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
export type UncountedEvent = {
  counted: false;
  pageId: string;
  day: string;
  reason: UncountedReason;
};
export type StoredEvent = CountedEvent | UncountedEvent;

/** One statement for the whole batch; the same batch again (after a commit whose answer was lost) changes nothing. */
export async function insertEvents(
  db: Db,
  events: readonly StoredEvent[],
  batchId: string,
  at: Date,
): Promise<void> {
  const rows = events.filter((event) => event.counted);
  const misses = countMisses(events);
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
    )
    insert into uncounted_events (page_id, day, reason, count)
    select u.* from unnest(
      ${misses.map((miss) => miss.pageId)}::uuid[],
      ${misses.map((miss) => miss.day)}::date[],
      ${misses.map((miss) => miss.reason)}::text[],
      ${misses.map((miss) => miss.count)}::bigint[]
    ) as u where exists (select from batch)
    on conflict (page_id, day, reason) do update set count = uncounted_events.count + excluded.count
  `.execute(db);
}

// In one order everywhere, so that two processes do not wait for each other's rows.
function countMisses(events: readonly StoredEvent[]): (UncountedEvent & { count: number })[] {
  const counts = new Map<string, UncountedEvent & { count: number }>();
  for (const event of events) {
    if (event.counted) continue;
    const key = `${event.pageId} ${event.day} ${event.reason}`;
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { ...event, count: 1 });
  }
  return [...counts.keys()].sort().flatMap((key) => counts.get(key) ?? []);
}

export async function removeBatchesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('event_batches').where('at', '<', before).execute();
}

/** The secret that won when several processes begin the day at once. */
export async function findOrCreateSecret(
  db: Db,
  day: string,
  secret: Buffer,
  at: Date,
): Promise<Buffer> {
  await db
    .insertInto('visitor_secrets')
    .values({ day, secret, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('visitor_secrets')
    .select('secret')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return row.secret;
}

export async function removeSecretsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('visitor_secrets').where('created_at', '<', before).execute();
}

export async function upsertTrackedPage(
  db: Db,
  page: { pageId: string; userId: string; title: string },
): Promise<void> {
  await db
    .insertInto('tracked_pages')
    .values({ page_id: page.pageId, user_id: page.userId, title: page.title })
    .onConflict((conflict) =>
      conflict.column('page_id').doUpdateSet({ user_id: page.userId, title: page.title }),
    )
    .execute();
}

export type Figures = { views: number; clicks: number; visitors: number; clickers: number };
export type PageFigures = { pageId: string; title: string; current: Figures; before: Figures };

type Range = { before: Date; start: Date; end: Date };

export async function listFigures(db: Db, userId: string, range: Range): Promise<PageFigures[]> {
  const pages = await db
    .selectFrom('tracked_pages')
    .select(['page_id', 'title'])
    .where('user_id', '=', userId)
    .orderBy('page_id')
    .execute();
  const ids = pages.map((page) => page.page_id);
  const figures = await readFigures(db, ids, range);
  return pages.map((page) => ({
    pageId: page.page_id,
    title: page.title,
    current: figures.get(`${page.page_id} true`) ?? none,
    before: figures.get(`${page.page_id} false`) ?? none,
  }));
}

export async function getPageFigures(
  db: Db,
  pageId: string,
  range: Range,
): Promise<{ current: Figures; before: Figures }> {
  const figures = await readFigures(db, [pageId], range);
  return {
    current: figures.get(`${pageId} true`) ?? none,
    before: figures.get(`${pageId} false`) ?? none,
  };
}

const none: Figures = { views: 0, clicks: 0, visitors: 0, clickers: 0 };

// A visitor's number changes every day, so counting numbers over a range adds up the days' visitors.
async function readFigures(db: Db, pageIds: string[], range: Range): Promise<Map<string, Figures>> {
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
    rows.map(({ page_id, current, ...figures }) => [`${page_id} ${current}`, figures]),
  );
}

export async function countAll(db: Db, pageId: string): Promise<{ views: number; clicks: number }> {
  return await db
    .selectFrom('events')
    .select([
      sql<number>`count(*) filter (where kind = 0)`.as('views'),
      sql<number>`count(*) filter (where kind = 1)`.as('clicks'),
    ])
    .where('page_id', '=', pageId)
    .executeTakeFirstOrThrow();
}

// What PostgreSQL holds of events wherever they are stored: which segments are loaded, which pages there are,
// totals, and what was left out. Loads count here one after the other.
import type { ExclusionReason } from '@vys/contract/analytics/report';
import { plans, type Tier } from '@vys/contract/plans';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';
import type { CollectedEvent, ExcludedEvent } from '../event-store.ts';
import { type Home, isHome } from './home-store.ts';
import { findMilestone, type OnMilestone } from './milestones.ts';

/** Any fixed number; it only has to be the same in every process. */
const ADVISORY_LOCK = 7_186_522;

/** By the plans, in days. */
export const retentions = [30, 90, 365] as const;
export type Page = { number: number; retention: number };
export type PagesById = ReadonlyMap<string, Page>;

/** Until the end of the transaction, no other one loads, packs or removes. */
export async function lockEvents(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(trx);
}

/** Packed days before this one cannot be counted again: single events were removed. */
export async function readCompleteFrom(db: Db): Promise<string> {
  const row = await db.selectFrom('event_limits').select('complete_from').executeTakeFirst();
  return row?.complete_from ?? '0001-01-01';
}

/** Rows of earlier days are added to figures from now on; false while a day is not packed, or events are moved. */
export async function closeDaysBefore(trx: Trx, home: Home, day: string): Promise<boolean> {
  await lockEvents(trx);
  if (!(await isHome(trx, home))) return false;
  const unsealed = await sql`select 1 from unsealed_days where day < ${day} limit 1`.execute(trx);
  if (unsealed.rows.length > 0) return false;
  await sql`
    update event_limits set complete_from = ${day} where complete_from < ${day}
  `.execute(trx);
  return true;
}

export async function releaseSegments(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update event_segments set is_released = true where id = any(${ids}::uuid[])`.execute(
    db,
  );
}

export async function removeOldSegments(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('event_segments')
    .where('at', '<', before)
    .where('is_loaded', '=', true)
    .where('is_released', '=', true)
    .execute();
}

/** Pages that exist; in a transaction they stay until its end. */
export async function findPages(db: Db, about: readonly { pageId: string }[]): Promise<PagesById> {
  const ids = [...new Set(about.map(({ pageId }) => pageId.toLowerCase()))];
  const { rows } = await sql<{ page_id: string; number: number; tier: Tier | null }>`
    select p.page_id, p.number, a.tier from analytics_pages p
    left join accounts a on a.user_id = p.user_id
    where p.page_id = any(${ids}::uuid[]) order by p.page_id for key share of p
  `.execute(db);
  return new Map(
    rows.map(({ page_id, number, tier }) => {
      return [page_id, { number, retention: plans[tier ?? 'free'].analyticsDays }];
    }),
  );
}

export async function findPage(db: Db, pageId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('analytics_pages')
    .select('number')
    .where('page_id', '=', pageId)
    .executeTakeFirst();
  return row?.number;
}

export async function readTotals(
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

export async function addTotals(
  trx: Trx,
  counted: readonly CollectedEvent[],
  onMilestone: OnMilestone | undefined,
): Promise<void> {
  const pages = [...Map.groupBy(counted, ({ pageId }) => pageId.toLowerCase())];
  const count = (events: readonly CollectedEvent[], kind: 'view' | 'click') =>
    events.filter((event) => event.kind === kind).length;
  const { rows } = await sql<{ page_id: string; views: number }>`
    insert into page_totals (page_id, views, clicks)
    select * from unnest(
      ${pages.map(([pageId]) => pageId)}::uuid[], ${pages.map(([, events]) => count(events, 'view'))}::bigint[],
      ${pages.map(([, events]) => count(events, 'click'))}::bigint[]
    ) as t (page_id, views, clicks) order by page_id
    on conflict (page_id) do update set
      views = page_totals.views + excluded.views, clicks = page_totals.clicks + excluded.clicks
    returning page_id, views
  `.execute(trx);
  const added = new Map(pages.map(([pageId, events]) => [pageId, count(events, 'view')]));
  for (const { page_id: pageId, views } of rows) {
    const milestone = findMilestone(views - (added.get(pageId) ?? 0), views);
    if (milestone !== undefined) await onMilestone?.(trx, { pageId, views: milestone });
  }
}

/** Only for pages that exist. */
export async function addExcluded(
  trx: Trx,
  events: readonly ExcludedEvent[],
  pages: PagesById,
): Promise<void> {
  const excluded = events.filter(({ pageId }) => pages.has(pageId.toLowerCase()));
  const of = <T>(value: (one: ExcludedEvent) => T) => excluded.map(value);
  await sql`
    insert into excluded_events (page_id, day, reason, count)
    select page_id, day, reason, count(*) from unnest(
      ${of(({ pageId }) => pageId)}::uuid[], ${of(({ day }) => day)}::date[], ${of(({ reason }) => reason)}::text[]
    ) as e (page_id, day, reason) group by 1, 2, 3 order by 1, 2, 3
    on conflict (page_id, day, reason) do update set count = excluded_events.count + excluded.count
  `.execute(trx);
}

export async function readExcluded(
  db: Db,
  { pageId, from, to }: { pageId: string; from: string; to: string },
): Promise<{ reason: ExclusionReason; count: number }[]> {
  const { rows } = await sql<{ reason: ExclusionReason; count: number }>`
    select reason, sum(count)::float8 as count from excluded_events
    where page_id = ${pageId} and day between ${from} and ${to} group by reason order by reason
  `.execute(db);
  return rows;
}

export type DeletedPage = { pageId: string; number: number };

export async function listDeletedPages(db: Db): Promise<DeletedPage[]> {
  return await db.selectFrom('deleted_pages').select(['page_id as pageId', 'number']).execute();
}

/** What PostgreSQL has of a deleted page beside its events. */
export async function removeCountsOf(db: Db, { pageId, number }: DeletedPage): Promise<void> {
  await db.deleteFrom('unsealed_days').where('page', '=', number).execute();
  for (const table of ['excluded_events', 'page_totals'] as const) {
    await db.deleteFrom(table).where('page_id', '=', pageId).execute();
  }
}

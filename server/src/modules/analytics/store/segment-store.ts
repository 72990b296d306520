// Stores a segment in one transaction, once. Only one transaction inserts at a time, so that ids of events rise
// in the order of commits: a reader that saw an id saw all before it.
import { plans, type Tier } from '@vys/contract/plans';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { CollectedEvent, ExcludedEvent, Segment } from '../event-store.ts';
import { cleanText, isStorableEvent, isStorableExclusion } from './clean-events.ts';
import { emptyColumns } from './days/columns-store.ts';
import { type Columns, devices, storedDimensions } from './days/day-aggregate.ts';
import { addLateEvents } from './days/packed-days-store.ts';
import { type PageText, placeOf, resolveTexts, type Texts, textKey } from './texts-store.ts';

/** Any fixed number; it only has to be the same in every process. */
const ADVISORY_LOCK = 7_186_522;

type Page = { number: number; retention: number };
type KnownEvent = { event: CollectedEvent; page: Page; values: readonly number[] };

/** Resolves to the number of events that could not be stored in any way. */
export async function insertSegment(
  db: Db,
  texts: Texts,
  segment: Segment,
  now: Date,
): Promise<number> {
  const events = segment.events.filter(isStorableEvent);
  const excluded = segment.excluded.filter(isStorableExclusion);
  await inTransaction(db, async (trx) => {
    await lockEvents(trx);
    if (!(await isNewSegment(trx, segment.id, now))) return;
    const pages = await findPages(trx, [...events, ...excluded]);
    const known = await resolveEvents(trx, texts, events, pages);
    const completeFrom = await readCompleteFrom(trx);
    const isLate = ({ event }: KnownEvent) => event.day < completeFrom;
    await insertEvents(
      trx,
      known.filter((one) => !isLate(one)),
    );
    await addLate(trx, known.filter(isLate));
    await addTotals(trx, known);
    await addExcluded(
      trx,
      excluded.filter(({ pageId }) => pages.has(pageId.toLowerCase())),
    );
  });
  return segment.events.length + segment.excluded.length - events.length - excluded.length;
}

export async function lockEvents(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(trx);
}

export async function readCompleteFrom(db: Db): Promise<string> {
  const row = await db.selectFrom('event_limits').select('complete_from').executeTakeFirst();
  return row?.complete_from ?? '0001-01-01';
}

async function isNewSegment(trx: Trx, id: string, at: Date): Promise<boolean> {
  const row = await trx
    .insertInto('event_segments')
    .values({ id, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Pages that exist, and stay until the commit. */
async function findPages(
  trx: Trx,
  about: readonly { pageId: string }[],
): Promise<ReadonlyMap<string, Page>> {
  const ids = [...new Set(about.map(({ pageId }) => pageId.toLowerCase()))];
  const { rows } = await sql<{ page_id: string; number: number; tier: Tier | null }>`
    select p.page_id, p.number, a.tier from analytics_pages p
    left join accounts a on a.user_id = p.user_id
    where p.page_id = any(${ids}::uuid[]) order by p.page_id for key share of p
  `.execute(trx);
  return new Map(
    rows.map(({ page_id, number, tier }) => {
      return [page_id, { number, retention: plans[tier ?? 'free'].analyticsDays }];
    }),
  );
}

async function resolveEvents(
  trx: Trx,
  texts: Texts,
  events: readonly CollectedEvent[],
  pages: ReadonlyMap<string, Page>,
): Promise<KnownEvent[]> {
  const wanted = new Map<string, PageText>();
  const listed = events.flatMap((event) => {
    const page = pages.get(event.pageId.toLowerCase());
    if (page === undefined) return [];
    const keys = storedDimensions.map((dimension) => {
      if (dimension === 'device') return devices.indexOf(event.device) + 1;
      const text = cleanText(event[dimension]);
      if (text === '') return 0;
      const place = { page: placeOf(dimension, page.number), text };
      const key = textKey(place);
      wanted.set(key, place);
      return key;
    });
    return [{ event, page, keys }];
  });
  const ids = await resolveTexts(trx, texts, wanted);
  return listed.map(({ event, page, keys }) => {
    const values = keys.map((key) => (typeof key === 'number' ? key : (ids.get(key) ?? 0)));
    return { event, page, values };
  });
}

async function insertEvents(trx: Trx, known: readonly KnownEvent[]): Promise<void> {
  if (known.length === 0) return;
  const of = <T>(value: (one: KnownEvent) => T) => known.map(value);
  const ids = (dimension: (typeof storedDimensions)[number]) =>
    of(({ values }) => values[storedDimensions.indexOf(dimension)]);
  await sql`
    insert into events (
      at, visitor, page, day, hour, kind, device, retention,
      link, referrer, source, medium, campaign, country, browser, language
    )
    select to_timestamp(e.at / 1000), e.visitor, e.page, e.day, e.hour, e.kind, e.device, e.retention,
      e.link, e.referrer, e.source, e.medium, e.campaign, e.country, e.browser, e.language
    from unnest(
      ${of(({ event }) => event.at)}::float8[], ${of(({ event }) => event.visitor)}::bigint[],
      ${of(({ page }) => page.number)}::int[], ${of(({ event }) => event.day)}::date[],
      ${of(({ event }) => event.hour)}::smallint[],
      ${of(({ event }) => (event.kind === 'view' ? 0 : 1))}::smallint[],
      ${of(({ event }) => devices.indexOf(event.device))}::smallint[],
      ${of(({ page }) => page.retention)}::smallint[],
      ${ids('link')}::int[], ${ids('referrer')}::int[], ${ids('source')}::int[],
      ${ids('medium')}::int[], ${ids('campaign')}::int[], ${ids('country')}::int[],
      ${ids('browser')}::int[], ${ids('language')}::int[]
    ) as e (
      at, visitor, page, day, hour, kind, device, retention,
      link, referrer, source, medium, campaign, country, browser, language
    )
  `.execute(trx);
  const days = [...groupByDay(known).values()];
  // Locks rows that are there already, so that none is packed and removed before these events are visible.
  await sql`
    insert into unsealed_days (page, day)
    select * from unnest(
      ${days.map(([first]) => first?.page.number)}::int[], ${days.map(([first]) => first?.event.day)}::date[]
    ) as d (page, day) order by page, day
    on conflict (page, day) do update set day = excluded.day where false
  `.execute(trx);
}

function groupByDay(known: readonly KnownEvent[]): Map<string, KnownEvent[]> {
  return Map.groupBy(known, ({ event, page }) => `${page.number} ${event.day}`);
}

/** For days whose single events were removed. */
async function addLate(trx: Trx, late: readonly KnownEvent[]): Promise<void> {
  for (const events of groupByDay(late).values()) {
    const [first] = events;
    if (first) await addLateEvents(trx, first.page.number, first.event.day, toColumns(events));
  }
}

function toColumns(events: readonly KnownEvent[]): Columns {
  const columns = emptyColumns(events.length);
  for (const [row, { event, values }] of events.entries()) {
    columns.visitor[row] = BigInt(event.visitor);
    columns.at[row] = event.at;
    columns.hour[row] = event.hour;
    columns.kind[row] = event.kind === 'view' ? 0 : 1;
    for (const [place, id] of values.entries()) (columns.values[place] as Int32Array)[row] = id;
  }
  return columns;
}

async function addTotals(trx: Trx, known: readonly KnownEvent[]): Promise<void> {
  const pages = [...Map.groupBy(known, ({ event }) => event.pageId.toLowerCase())];
  const count = (events: readonly KnownEvent[], kind: 'view' | 'click') =>
    events.filter(({ event }) => event.kind === kind).length;
  await sql`
    insert into page_totals (page_id, views, clicks)
    select * from unnest(
      ${pages.map(([pageId]) => pageId)}::uuid[], ${pages.map(([, events]) => count(events, 'view'))}::bigint[],
      ${pages.map(([, events]) => count(events, 'click'))}::bigint[]
    ) as t (page_id, views, clicks) order by page_id
    on conflict (page_id) do update set
      views = page_totals.views + excluded.views, clicks = page_totals.clicks + excluded.clicks
  `.execute(trx);
}

async function addExcluded(trx: Trx, excluded: readonly ExcludedEvent[]): Promise<void> {
  const of = <T>(value: (one: ExcludedEvent) => T) => excluded.map(value);
  await sql`
    insert into excluded_events (page_id, day, reason, count)
    select page_id, day, reason, count(*) from unnest(
      ${of(({ pageId }) => pageId)}::uuid[], ${of(({ day }) => day)}::date[], ${of(({ reason }) => reason)}::text[]
    ) as e (page_id, day, reason) group by 1, 2, 3 order by 1, 2, 3
    on conflict (page_id, day, reason) do update set count = excluded_events.count + excluded.count
  `.execute(trx);
}

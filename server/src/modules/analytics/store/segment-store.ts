// Stores a segment in one transaction, once. Only one transaction inserts at a time, so that ids of events rise
// in the order of commits: a reader that saw an id saw all before it.
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { CollectedEvent, Segment } from '../event-store.ts';
import { cleanText, isStorableEvent, isStorableExclusion } from '../shared/clean-events.ts';
import { type Columns, devices, emptyColumns, storedDimensions } from '../shared/day-aggregate.ts';
import { requireHome } from '../shared/home-store.ts';
import type { OnMilestone } from '../shared/milestones.ts';
import {
  addExcluded,
  addTotals,
  findPages,
  lockEvents,
  type Page,
  type PagesById,
  readCompleteFrom,
} from '../shared/segments-store.ts';
import { addLateEvents } from './days/packed-days-store.ts';
import { type PageText, placeOf, resolveTexts, type Texts, textKey } from './texts-store.ts';

export type KnownEvent = { event: CollectedEvent; page: Page; values: readonly number[] };

/** Resolves to the number of events that could not be stored in any way. */
export async function insertSegment(
  db: Db,
  texts: Texts,
  segment: Segment,
  { now, onMilestone }: { now: Date; onMilestone: OnMilestone | undefined },
): Promise<number> {
  const events = segment.events.filter(isStorableEvent);
  const excluded = segment.excluded.filter(isStorableExclusion);
  await inTransaction(db, async (trx) => {
    await lockEvents(trx);
    await requireHome(trx, 'postgres');
    if (!(await isNewSegment(trx, segment.id, now))) return;
    const pages = await findPages(trx, [...events, ...excluded]);
    const known = await resolveEvents(trx, texts, events, pages);
    const completeFrom = await readCompleteFrom(trx);
    const isLate = ({ event }: KnownEvent) => event.day < completeFrom;
    const open = known.filter((one) => !isLate(one));
    await insertRows(trx, open);
    await markDays(trx, open);
    await addLate(trx, known.filter(isLate));
    await addTotals(
      trx,
      known.map(({ event }) => event),
      onMilestone,
    );
    await addExcluded(trx, excluded, pages);
  });
  return segment.events.length + segment.excluded.length - events.length - excluded.length;
}

async function isNewSegment(trx: Trx, id: string, at: Date): Promise<boolean> {
  // It may have been begun where the events were before.
  const row = await trx
    .insertInto('event_segments')
    .values({ id, at })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ is_loaded: true })
        .where('event_segments.is_loaded', '=', false),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

async function resolveEvents(
  trx: Trx,
  texts: Texts,
  events: readonly CollectedEvent[],
  pages: PagesById,
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

export async function insertRows(trx: Trx, known: readonly KnownEvent[]): Promise<void> {
  if (known.length === 0) return;
  const of = (value: (one: KnownEvent) => number | string) => toArray(known.map(value));
  const ids = (dimension: (typeof storedDimensions)[number]) =>
    of(({ values }) => values[storedDimensions.indexOf(dimension)] ?? 0);
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
}

/** As PostgreSQL reads one; the driver checks each value for what needs quotes, which takes most of the time. */
const toArray = (numbersOrDays: readonly (number | string)[]) => `{${numbersOrDays.join(',')}}`;

async function markDays(trx: Trx, known: readonly KnownEvent[]): Promise<void> {
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

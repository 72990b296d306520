// Reads what the figures of a page are made of in one statement: packed days, the events of open ones, its texts, and
// what was left out. On a page with few events, waiting for the database is most of the time.
import type { ExclusionReason } from '@vys/contract/analytics/report';
import { sql } from 'kysely';
import { type BoundedCache, createBoundedCache } from '../../../platform/bounded-cache.ts';
import { type Db, executePrepared } from '../../../platform/db/db.ts';
import type { ReadQuery } from '../event-store.ts';
import type { DayAggregate } from '../shared/day-aggregate.ts';
import { decodeDays, encodedEvents, valueOfDay } from './days/columns-store.ts';
import {
  continueDays,
  type KnownDay,
  listKnownDays,
  type OpenDays,
} from './days/open-days-store.ts';
import { decodePack } from './days/pack.ts';
import type { Texts } from './texts-store.ts';

export type PageDay = { day: string; aggregate: DayAggregate };
export type Excluded = { reason: ExclusionReason; count: number };
export type PageDays = { days: PageDay[]; excluded: Excluded[] };

/** What was seen of a page before. */
type KnownPage = { page: number; openDays: readonly string[] };
export type KnownPages = BoundedCache<string, KnownPage>;
export type Caches = { texts: Texts; openDays: OpenDays; pages: KnownPages };

const MAX_PAGES = 20_000;
/** More than most pages have; what is missing is read by its ids. */
const TEXTS_AT_ONCE = 200;

export const createKnownPages = (): KnownPages => createBoundedCache({ maxEntries: MAX_PAGES });

type Row =
  | { kind: 'page'; id: number }
  | { kind: 'text'; id: number; text: string }
  | { kind: 'packed'; day: string; data: Buffer }
  | { kind: 'open'; day: string }
  | { kind: 'events'; day: string; id: number; data: Buffer }
  | { kind: 'excluded'; id: number; text: ExclusionReason };

export async function readPageDays(db: Db, caches: Caches, query: ReadQuery): Promise<PageDays> {
  const before = caches.pages.get(query.pageId);
  const isInRange = (day: string) => day >= query.from && day <= query.to;
  const daysBefore = before?.openDays.filter(isInRange) ?? [];
  const known = before ? listKnownDays(caches.openDays, before.page, daysBefore) : [];
  const rows = await readRows(db, query, known, before?.page);
  const of = <K extends Row['kind']>(kind: K) =>
    rows.filter((row): row is Extract<Row, { kind: K }> => row.kind === kind);
  const excluded = of('excluded').map(({ text, id }) => ({ reason: text, count: id }));
  const page = of('page')[0]?.id;
  if (before !== undefined && before.page !== page) {
    // It was deleted, and is made anew at most.
    caches.pages.delete(query.pageId);
    return page === undefined ? { days: [], excluded } : await readPageDays(db, caches, query);
  }
  if (page === undefined) return { days: [], excluded };
  for (const { id, text } of of('text')) caches.texts.texts.set(id, text);
  const packed = of('packed').map(({ day, data }) => ({ day, aggregate: decodePack(data) }));
  const openDays = new Set(of('open').map(({ day }) => day));
  const isOpen = ({ day }: { day: string }) => openDays.has(day);
  const encoded = of('events').filter(isOpen);
  const added = decodeDays(encoded.map(({ day, id, data }) => ({ day, last: id, records: data })));
  const open = continueDays(caches.openDays, page, known.filter(isOpen), added);
  const elsewhere = before?.openDays.filter((day) => !isInRange(day)) ?? [];
  caches.pages.set(query.pageId, { page, openDays: [...elsewhere, ...openDays] });
  const days = [...packed, ...[...open].map(([day, aggregate]) => ({ day, aggregate }))];
  return { days: days.sort((a, b) => (a.day < b.day ? -1 : 1)), excluded };
}

/** In one statement, so that a day is either packed or not. */
async function readRows(
  db: Db,
  { pageId, from, to }: ReadQuery,
  known: readonly KnownDay[],
  knownPage: number | undefined,
): Promise<readonly Row[]> {
  const days = known.map(({ day }) => day);
  // Each with values of its own, because in a join the index on events would not find those behind an id.
  const behindKnown = known.map(
    ({ day, before: { lastId } }) => sql`
    union all
    select 'events', max(events.id), day, null, ${encodedEvents}
    from events where page = ${knownPage} and day = ${day} and events.id > ${lastId} group by day, ${valueOfDay}`,
  );
  const texts = sql`
    union all
    select 'text', t.id, null, t.text, null from (
      select id, text from event_texts where page = (select number from p) limit ${TEXTS_AT_ONCE}
    ) t`;
  const statement = sql<Row>`
    with p as (select number from analytics_pages where page_id = ${pageId})
    select 'page' as kind, number::bigint as id, null::date as day, null::text as text, null::bytea as data from p
    union all
    select 'packed', null, k.day, null, k.data from packed_days k
    where k.page = (select number from p) and k.day between ${from} and ${to}
      and not exists (select from unsealed_days u where u.page = k.page and u.day = k.day)
    union all
    select 'open', null, day, null, null from unsealed_days
    where page = (select number from p) and day between ${from} and ${to}
    union all
    select 'events', max(events.id), u.day, null, ${encodedEvents}
    from unsealed_days u join events
      on events.page = u.page and events.day = u.day and events.day between ${from} and ${to}
    where u.page = (select number from p) and u.day between ${from} and ${to} and u.day <> all(${days}::date[])
    group by u.day, ${valueOfDay}
    ${known.length === 0 ? sql`` : sql.join(behindKnown, sql` `)}
    union all
    select 'excluded', sum(count)::bigint, null, reason, null from excluded_events
    where page_id = ${pageId} and day between ${from} and ${to} group by reason
    ${knownPage === undefined ? texts : sql``}
    order by kind, day, id, text
  `;
  return await executePrepared(db, statement);
}

// Packed days: written when a day is over, read instead of its single events.

import type { Counts } from '@vys/contract/analytics/report';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../../platform/db/db.ts';
import {
  addDays,
  aggregateDay,
  type Columns,
  countsOfDay,
  type DayAggregate,
} from '../../shared/day-aggregate.ts';
import { isHome } from '../../shared/home-store.ts';
import { readColumns } from './columns-store.ts';
import { decodePack, encodePack } from './pack.ts';

export type PackedDay = { page: number; day: string; aggregate: DayAggregate };

const DAYS_AT_ONCE = 200;

/** Packs some of the days before `end`, and says whether there may be more. */
export async function sealDays(trx: Trx, end: string): Promise<boolean> {
  if (!(await isHome(trx, 'postgres'))) return false;
  // A load that adds to one of them waits, or is waited for and seen by the next statement.
  const { rows } = await sql<{ page: number; day: string }>`
    select page, day from unsealed_days where day < ${end}
    order by page, day limit ${DAYS_AT_ONCE} for update
  `.execute(trx);
  const days: PackedDay[] = [];
  for (const [page, ofPage] of Map.groupBy(rows, ({ page }) => page)) {
    const columns = await readColumns(trx, page, anyOf(ofPage.map(({ day }) => day)));
    for (const [day, { columns: events }] of columns) {
      days.push({ page, day, aggregate: aggregateDay(events) });
    }
  }
  await writeDays(trx, days);
  await sql`
    delete from unsealed_days u using unnest(
      ${rows.map(({ page }) => page)}::int[], ${rows.map(({ day }) => day)}::date[]
    ) as d (page, day) where u.page = d.page and u.day = d.day
  `.execute(trx);
  return rows.length === DAYS_AT_ONCE;
}

export const anyOf = (days: readonly string[]): RawBuilder<unknown> =>
  sql`day = any(${days}::date[])`;

export async function addLateEvents(
  trx: Trx,
  page: number,
  day: string,
  events: Columns,
): Promise<void> {
  const row = await trx
    .selectFrom('packed_days')
    .select('data')
    .where('page', '=', page)
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirst();
  const added = aggregateDay(events);
  const aggregate = row ? addDays(decodePack(row.data), added) : added;
  await writeDays(trx, [{ page, day, aggregate }]);
}

export async function writeDays(trx: Trx, days: readonly PackedDay[]): Promise<void> {
  const counts = days.map(({ aggregate }) => countsOfDay(aggregate));
  const of = (name: keyof Counts) => counts.map((count) => count[name]);
  await sql`
    insert into packed_days (page, day, views, clicks, visitors, visits, clickers, data)
    select * from unnest(
      ${days.map(({ page }) => page)}::int[], ${days.map(({ day }) => day)}::date[],
      ${of('views')}::int[], ${of('clicks')}::int[], ${of('visitors')}::int[],
      ${of('visits')}::int[], ${of('clickers')}::int[],
      ${days.map(({ aggregate }) => encodePack(aggregate))}::bytea[]
    )
    on conflict (page, day) do update set
      views = excluded.views, clicks = excluded.clicks, visitors = excluded.visitors,
      visits = excluded.visits, clickers = excluded.clickers, data = excluded.data
  `.execute(trx);
}

/** Days of a page in order; those that are not packed have no counts. */
export type ListedDay = { day: string; counts: Counts | null };

/** In one statement, so that a day is either packed or not. */
export async function listDays(
  db: Db,
  page: number,
  from: string,
  to: string,
): Promise<ListedDay[]> {
  const { rows } = await sql<Counts & { day: string; packed: boolean }>`
    select p.day, p.views, p.clicks, p.visitors, p.visits, p.clickers, true as packed
    from packed_days p where p.page = ${page} and p.day between ${from} and ${to}
      and not exists (select from unsealed_days u where u.page = p.page and u.day = p.day)
    union all
    select day, 0, 0, 0, 0, 0, false
    from unsealed_days where page = ${page} and day between ${from} and ${to}
    order by day
  `.execute(db);
  return rows.map(({ day, packed, ...counts }) => ({ day, counts: packed ? counts : null }));
}

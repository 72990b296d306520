// Reads the figures of a page: packed days, open days, and single events where something is filtered.
import type { BreakdownItem, Counts, Dimension } from '@vys/contract/analytics/report';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { Aggregate, ReadQuery } from '../event-store.ts';
import { cleanText } from '../shared/clean-events.ts';
import {
  aggregateDay,
  compareItems,
  countsAt,
  countsOfDay,
  devices,
  HOURS,
  hasEventsAt,
  storedDimensions,
} from '../shared/day-aggregate.ts';
import { findPage, readExcluded } from '../shared/segments-store.ts';
import { readColumns } from './days/columns-store.ts';
import { readOpenDays } from './days/open-days-store.ts';
import { listDays } from './days/packed-days-store.ts';
import { type Caches, type PageDay, type PageDays, readPageDays } from './page-days-store.ts';
import { findTextId, placeOf, readTexts, valueText } from './texts-store.ts';

type Sums = { views: number; clicks: number; visitors: number };

export async function readAggregate(db: Db, caches: Caches, query: ReadQuery): Promise<Aggregate> {
  const { days, excluded } = isSelective(query)
    ? await readSelected(db, query)
    : await readPageDays(db, caches, query);
  const values = sumValues(days);
  const ids = values.flatMap((sums, place) =>
    storedDimensions[place] === 'device' ? [] : [...sums.keys()],
  );
  const textOf = await readTexts(db, caches.texts, ids);
  const breakdowns = storedDimensions.map((dimension, place) => {
    const items = [...(values[place] ?? [])].map(([id, sums]): BreakdownItem => {
      return { key: valueText(place, id, textOf), ...sums };
    });
    return [dimension, items.sort(compareItems)];
  });
  return {
    days: days.map(({ day, aggregate }) => ({ day, ...countsOfDay(aggregate) })),
    hours: days.flatMap(listHours),
    breakdowns: Object.fromEntries(breakdowns) as Aggregate['breakdowns'],
    excluded,
  };
}

/** Counts of days with events, in order; reads no breakdowns. */
export async function readDayCounts(
  db: Db,
  { openDays }: Caches,
  { pageId, from, to }: ReadQuery,
): Promise<(Counts & { day: string })[]> {
  const page = await findPage(db, pageId);
  if (page === undefined) return [];
  const days = await listDays(db, page, from, to);
  const open = await readOpenDays(
    db,
    openDays,
    page,
    days.flatMap(({ day, counts }) => (counts ? [] : [day])),
  );
  return days.flatMap(({ day, counts }) => {
    const aggregate = open.get(day);
    if (counts) return [{ day, ...counts }];
    return aggregate ? [{ day, ...countsOfDay(aggregate) }] : [];
  });
}

/** Whether only some of the events of its days are wanted. */
function isSelective({ fromHour = 0, toHour = 23, filters = {} }: ReadQuery): boolean {
  return fromHour > 0 || toHour < 23 || Object.keys(filters).length > 0;
}

async function readSelected(db: Db, query: ReadQuery): Promise<PageDays> {
  const [excluded, days] = await Promise.all([
    readExcluded(db, query),
    readSelectedDays(db, query),
  ]);
  return { days, excluded };
}

async function readSelectedDays(db: Db, query: ReadQuery): Promise<PageDay[]> {
  const page = await findPage(db, query.pageId);
  const where = page === undefined ? 'nothing' : await toCondition(db, page, query);
  if (page === undefined || where === 'nothing') return [];
  const inRange = sql`day between ${query.from} and ${query.to}`;
  const days = await readColumns(db, page, where ? sql`${inRange} and ${where}` : inRange);
  return [...days].map(([day, { columns }]) => ({ day, aggregate: aggregateDay(columns) }));
}

/** Undefined where all events of the days are wanted; `nothing` where no event can have the values. */
export async function toCondition(
  db: Db,
  page: number,
  { from, to, fromHour = 0, toHour = 23, filters = {} }: ReadQuery,
): Promise<RawBuilder<unknown> | undefined | 'nothing'> {
  const conditions: RawBuilder<unknown>[] = [];
  if (fromHour > 0) conditions.push(sql`not (day = ${from} and hour < ${fromHour})`);
  if (toHour < 23) conditions.push(sql`not (day = ${to} and hour > ${toHour})`);
  for (const dimension of storedDimensions) {
    const value = filters[dimension];
    if (value === undefined) continue;
    const id = await findValue(db, page, dimension, value);
    if (id === undefined) return 'nothing';
    conditions.push(sql`${sql.ref(dimension)} = ${id}`);
  }
  return conditions.length === 0 ? undefined : sql.join(conditions, sql` and `);
}

async function findValue(
  db: Db,
  page: number,
  dimension: Dimension,
  value: string,
): Promise<number | undefined> {
  if (dimension === 'device') {
    const place = (devices as readonly string[]).indexOf(value);
    return place === -1 ? undefined : place;
  }
  const text = cleanText(value);
  if (text === '') return 0;
  return await findTextId(db, { page: placeOf(dimension, page), text });
}

function sumValues(days: readonly PageDay[]): Map<number, Sums>[] {
  const all = storedDimensions.map(() => new Map<number, Sums>());
  for (const { aggregate } of days) {
    for (const [dimension, counts] of aggregate.values.entries()) {
      const sums = all[dimension] as Map<number, Sums>;
      for (let place = 0; place < counts.ids.length; place += 1) {
        const id = counts.ids[place] ?? 0;
        let sum = sums.get(id);
        if (sum === undefined) {
          sum = { views: 0, clicks: 0, visitors: 0 };
          sums.set(id, sum);
        }
        sum.views += counts.views[place] ?? 0;
        sum.clicks += counts.clicks[place] ?? 0;
        sum.visitors += counts.visitors[place] ?? 0;
      }
    }
  }
  return all;
}

function listHours({ day, aggregate }: PageDay): Aggregate['hours'] {
  const listed: Aggregate['hours'][number][] = [];
  for (let hour = 0; hour < HOURS; hour += 1) {
    if (hasEventsAt(aggregate.hours, hour))
      listed.push({ day, hour, ...countsAt(aggregate.hours, hour) });
  }
  return listed;
}

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
  type DayAggregate,
  devices,
  HOURS,
  storedDimensions,
} from '../shared/day-aggregate.ts';
import { findPage, readExcluded } from '../shared/segments-store.ts';
import { readColumns } from './days/columns-store.ts';
import { type OpenDays, readOpenDays } from './days/open-days-store.ts';
import { listDays, readPacks } from './days/packed-days-store.ts';
import { findTextId, placeOf, readTexts, type Texts, valueText } from './texts-store.ts';

export type Caches = { texts: Texts; openDays: OpenDays };
type Day = { day: string; aggregate: DayAggregate };
type Sums = { views: number; clicks: number; visitors: number };

export async function readAggregate(db: Db, caches: Caches, query: ReadQuery): Promise<Aggregate> {
  const [excluded, days] = await Promise.all([
    readExcluded(db, query),
    findPage(db, query.pageId).then((page) =>
      page === undefined ? [] : readDays(db, caches, page, query),
    ),
  ]);
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

async function readDays(db: Db, caches: Caches, page: number, query: ReadQuery): Promise<Day[]> {
  const { from, to } = query;
  const where = await toCondition(db, page, query);
  if (where === 'nothing') return [];
  if (where !== undefined) {
    const days = await readColumns(db, page, sql`day between ${from} and ${to} and ${where}`);
    return [...days].map(([day, { columns }]) => ({ day, aggregate: aggregateDay(columns) }));
  }
  const packs = await readPacks(db, page, from, to);
  const openDays = packs.flatMap(({ day, aggregate }) => (aggregate ? [] : [day]));
  const open = await readOpenDays(db, caches.openDays, page, openDays);
  return packs.flatMap(({ day, aggregate: packed }) => {
    const aggregate = packed ?? open.get(day);
    return aggregate ? [{ day, aggregate }] : [];
  });
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

function sumValues(days: readonly Day[]): Map<number, Sums>[] {
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

function listHours({ day, aggregate }: Day): Aggregate['hours'] {
  return Array.from({ length: HOURS }, (_, hour) => {
    return { day, hour, ...countsAt(aggregate.hours, hour) };
  }).filter(({ views, clicks }) => views + clicks > 0);
}

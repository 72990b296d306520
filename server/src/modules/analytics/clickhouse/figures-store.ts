// Reads the figures of a page: those of closed days, and single events for open days and where something is
// filtered. PostgreSQL says which days are open.
import type { Counts } from '@vys/contract/analytics/report';
import type { Db } from '../../../platform/db/db.ts';
import type { Aggregate, ReadQuery } from '../event-store.ts';
import { addCounts, compareItems, storedDimensions } from '../shared/day-aggregate.ts';
import { findPage, readExcluded } from '../shared/segments-store.ts';
import type { Clickhouse, Params } from './client.ts';
import { countColumns, countEvents, toCondition } from './counting-store.ts';
import { type FigureRow, listOpenDays, type OpenDays, readOpenDays } from './open-days-store.ts';

export type Deps = { clickhouse: Clickhouse; openDays: OpenDays };

const sums = countColumns.replace(/\w+/g, 'sum($&)');
/** A page is saved and shown without its statistics rather than late. */
const PATIENCE_MS = 3_000;

export async function readAggregate(db: Db, deps: Deps, query: ReadQuery): Promise<Aggregate> {
  const [excluded, rows] = await Promise.all([
    readExcluded(db, query),
    findPage(db, query.pageId).then((page) =>
      page === undefined ? [] : readRows(db, deps, { page, query }),
    ),
  ]);
  const hours = toHours(rows);
  const breakdowns = storedDimensions.map((name) => {
    const items = rows
      .filter(([dimension]) => dimension === name)
      .map(([, , key, views, clicks, visitors]) => ({ key, views, clicks, visitors }));
    return [name, items.sort(compareItems)];
  });
  return {
    days: sumDays(hours),
    hours,
    breakdowns: Object.fromEntries(breakdowns) as Aggregate['breakdowns'],
    excluded,
  };
}

export async function readDayCounts(
  db: Db,
  deps: Deps,
  query: ReadQuery,
): Promise<(Counts & { day: string })[]> {
  const page = await findPage(db, query.pageId);
  if (page === undefined) return [];
  const wanted = { page, query, onlyHours: true, patienceMs: PATIENCE_MS };
  return sumDays(toHours(await readRows(db, deps, wanted)));
}

type Wanted = { page: number; query: ReadQuery; onlyHours?: boolean; patienceMs?: number };

/** Hours by day, and values of the whole range. */
async function readRows(
  db: Db,
  { clickhouse, openDays }: Deps,
  { page, query, onlyHours = false, patienceMs }: Wanted,
): Promise<FigureRow[]> {
  const condition = toCondition(page, query);
  if (condition === undefined) return [];
  const { where, params, isWhole } = condition;
  const sum = (source: string, more: Params = {}) =>
    clickhouse.query<FigureRow>(
      `SELECT dimension, if(dimension = 'hour', day, toDate(0)) AS of_day, value, ${sums}
       FROM (${source}) GROUP BY dimension, of_day, value`,
      { ...params, ...more },
      patienceMs,
    );
  if (!isWhole) return await sum(countEvents(where));
  const days = await listOpenDays(db, page, query);
  const closed = `
    SELECT day, dimension, value, ${countColumns} FROM figures FINAL
    WHERE ${where} AND NOT has({open:Array(Date)}, day) ${onlyHours ? "AND dimension = 'hour'" : ''}`;
  const wanted = { page, days, ...(patienceMs === undefined ? {} : { patienceMs }) };
  const [ofClosed, ofOpen] = await Promise.all([
    sum(closed, { open: days.map(({ day }) => day) }),
    readOpenDays(clickhouse, openDays, wanted),
  ]);
  return addRows(ofClosed, ofOpen);
}

/** One row of each hour of a day and of each value. */
function addRows(...all: readonly (readonly FigureRow[])[]): FigureRow[] {
  const added = new Map<string, FigureRow>();
  for (const row of all.flat()) {
    const [dimension, day, value, views, clicks, visitors, visits, clickers] = row;
    const key = `${dimension} ${dimension === 'hour' ? day : ''} ${value}`;
    const before = added.get(key);
    if (before === undefined) added.set(key, row);
    else {
      const counts = [before[3] + views, before[4] + clicks, before[5] + visitors] as const;
      const ofDay = [before[6] + visits, before[7] + clickers] as const;
      added.set(key, [dimension, day, value, ...counts, ...ofDay]);
    }
  }
  return [...added.values()];
}

function toHours(rows: readonly FigureRow[]): Aggregate['hours'] {
  return rows
    .filter(([dimension]) => dimension === 'hour')
    .map(([, day, hour, views, clicks, visitors, visits, clickers]) => {
      return { day, hour: Number(hour), views, clicks, visitors, visits, clickers };
    })
    .sort((a, b) => (a.day === b.day ? a.hour - b.hour : a.day < b.day ? -1 : 1));
}

function sumDays(hours: Aggregate['hours']): (Counts & { day: string })[] {
  return [...Map.groupBy(hours, ({ day }) => day)].map(([day, ofDay]) => {
    const total = { day, views: 0, clicks: 0, visitors: 0, visits: 0, clickers: 0 };
    for (const counts of ofDay) addCounts(total, counts);
    return total;
  });
}

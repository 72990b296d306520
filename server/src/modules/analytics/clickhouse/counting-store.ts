// SQL that counts single events: the same figures that `shared/day-aggregate` makes, one row per value and day.
import type { Filters } from '@vys/contract/analytics/report';
import type { ReadQuery } from '../event-store.ts';
import { cleanText } from '../shared/clean-events.ts';
import { devices, storedDimensions } from '../shared/day-aggregate.ts';
import type { Params } from './client.ts';

/** Days that a Date of ClickHouse can hold. */
export const FIRST_DAY = '1970-01-01';
export const LAST_DAY = '2149-06-06';

export const clampDay = (day: string) =>
  day < FIRST_DAY ? FIRST_DAY : day > LAST_DAY ? LAST_DAY : day;

export const countColumns = 'views, clicks, visitors, visits, clickers';
const VISIT_GAP_MS = 30 * 60_000;

/** Of the rows of `events` for which `where` holds. */
export function countEvents(where: string): string {
  return `${countHours(where)} UNION ALL ${countValues(where)}`;
}

/** Visitors, visits and clickers are counted in the hour they began in, so that a day is the sum of its hours. */
function countHours(where: string): string {
  return `
    SELECT page, day, 'hour' AS dimension, toString(event.2) AS value,
      countIf(event.3 = 'view') AS views, countIf(event.3 = 'click') AS clicks,
      countIf(place = 1) AS visitors, countIf(place = 1 OR gap > ${VISIT_GAP_MS}) AS visits,
      countIf(place = first_click) AS clickers
    FROM (
      SELECT page, day, visitor,
        arraySort(groupArray((toUnixTimestamp64Milli(at), hour, kind))) AS ordered,
        arrayDifference(ordered.1) AS gaps, indexOf(ordered.3, 'click') AS first_click
      FROM events FINAL WHERE ${where} GROUP BY page, day, visitor
    )
    ARRAY JOIN ordered AS event, gaps AS gap, arrayEnumerate(ordered) AS place
    GROUP BY page, day, value`;
}

function countValues(where: string): string {
  const names = storedDimensions.map((name) => `'${name}'`).join(', ');
  const values = storedDimensions.map((name) => `CAST(${name}, 'String')`).join(', ');
  return `
    SELECT page, day, dimension, value,
      countIf(kind = 'view') AS views, countIf(kind = 'click') AS clicks,
      uniqExact(visitor) AS visitors, 0 AS visits, 0 AS clickers
    FROM (SELECT * FROM events FINAL WHERE ${where})
    ARRAY JOIN [${names}] AS dimension, [${values}] AS value
    GROUP BY page, day, dimension, value`;
}

export type Condition = { where: string; params: Params; isWhole: boolean };

/** Undefined where no event can have the values. */
export function toCondition(page: number, query: ReadQuery): Condition | undefined {
  const { from, to, fromHour = 0, toHour = 23, filters = {} } = query;
  const conditions = ['page = {page:UInt32}', 'day BETWEEN {from:Date} AND {to:Date}'];
  const params: Params = { page, from: clampDay(from), to: clampDay(to), fromHour, toHour };
  if (from > LAST_DAY || to < FIRST_DAY) return undefined;
  if (fromHour > 0) conditions.push('NOT (day = {from:Date} AND hour < {fromHour:UInt8})');
  if (toHour < 23) conditions.push('NOT (day = {to:Date} AND hour > {toHour:UInt8})');
  for (const [name, value] of listFilters(filters)) {
    if (name === 'device' && !(devices as readonly string[]).includes(value)) return undefined;
    conditions.push(`${name} = {of_${name}:String}`);
    params[`of_${name}`] = cleanText(value);
  }
  return { where: conditions.join(' AND '), params, isWhole: conditions.length === 2 };
}

function listFilters(filters: Filters): [name: string, value: string][] {
  return storedDimensions.flatMap((name): [string, string][] => {
    const value = filters[name];
    return value === undefined ? [] : [[name, value]];
  });
}

// The report from what the event store has read.
import {
  BREAKDOWN_ITEMS,
  type Breakdown,
  type BreakdownItem,
  type Counts,
  dimensions,
  type Granularity,
  type Report,
  type SeriesPoint,
} from '@vys/contract/analytics/report';
import type { Aggregate } from '../event-store.ts';
import { addDays, countDays, hourName, weekday } from './local-time.ts';
import type { Part } from './ranges.ts';

const none: Counts = { views: 0, clicks: 0, visitors: 0, visits: 0, clickers: 0 };

export function sumCounts(parts: Iterable<Counts>): Counts {
  const total = { ...none };
  for (const counts of parts) addCounts(total, counts);
  return total;
}

/** Those of a part without what they are made of. */
export type DayFigures = Pick<Aggregate, 'days' | 'hours'>;

export function buildSeries(
  aggregate: DayFigures,
  { points, range }: Part,
  granularity: Granularity,
): SeriesPoint[] {
  const series = new Map(points.map((start) => [start, { start, ...none }]));
  const rows = granularity === 'hour' ? aggregate.hours : aggregate.days;
  for (const row of rows) {
    const point = series.get(pointOf(row, range.from, granularity));
    if (point !== undefined) addCounts(point, row);
  }
  return [...series.values()];
}

export function buildBreakdowns(aggregate: Aggregate): Report['breakdowns'] {
  const entries = dimensions.map((name) => {
    const items = aggregate.breakdowns[name];
    // A view is of no link.
    return [name, limitItems(name === 'link' ? items.filter(({ clicks }) => clicks > 0) : items)];
  });
  return Object.fromEntries(entries) as Report['breakdowns'];
}

/** Views from Monday 00:00 on. */
export function sumHoursOfWeek({ hours }: Aggregate): number[] {
  const week = Array.from({ length: 168 }, () => 0);
  for (const { day, hour, views } of hours) {
    const place = weekday(day) * 24 + hour;
    week[place] = (week[place] ?? 0) + views;
  }
  return week;
}

function pointOf(
  { day, hour = 0 }: { day: string; hour?: number },
  from: string,
  granularity: Granularity,
): string {
  if (granularity === 'hour') return hourName({ day, hour });
  if (granularity === 'day') return day;
  const week = Math.floor((countDays(from, day) - 1) / 7);
  return addDays(from, week * 7);
}

function limitItems(all: readonly BreakdownItem[]): Breakdown {
  const items = all.slice(0, BREAKDOWN_ITEMS);
  const rest = all.slice(BREAKDOWN_ITEMS);
  const sum = (name: 'views' | 'clicks' | 'visitors') =>
    rest.reduce((total, item) => total + item[name], 0);
  const other = { items: rest.length, views: sum('views'), clicks: sum('clicks') };
  return { items, other: { ...other, visitors: sum('visitors') } };
}

function addCounts(to: Counts, counts: Counts): void {
  for (const name of Object.keys(none) as (keyof Counts)[]) to[name] += counts[name];
}

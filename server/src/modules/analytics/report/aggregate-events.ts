// The figures of single events, counted one by one.
import {
  type BreakdownItem,
  type Counts,
  type Dimension,
  dimensions,
  type Filters,
} from '@vys/contract/analytics/report';
import type { Aggregate, CollectedEvent, ReadQuery } from '../event-store.ts';

const VISIT_GAP_MS = 30 * 60_000;

type Row = { counts: Counts; day: string; hour: number };

/** `events` in order of time. */
export function aggregateEvents(
  events: Iterable<CollectedEvent>,
  excluded: Aggregate['excluded'],
): Aggregate {
  const hours = new Map<string, Row>();
  const items = new Map(dimensions.map((name) => [name, new Map<string, BreakdownItem>()]));
  const lastAt = new Map<string, number>();
  const seen = new Set<string>();
  const isNew = (key: string) => seen.size !== seen.add(key).size;
  for (const event of events) {
    const { day, hour, visitor, at, kind } = event;
    const { counts } = getOrAdd(hours, `${day} ${hour}`, () => ({ day, hour, counts: zero() }));
    const id = `${day} ${visitor}`;
    const before = lastAt.get(id);
    counts[kind === 'view' ? 'views' : 'clicks'] += 1;
    if (before === undefined) counts.visitors += 1;
    if (before === undefined || at - before > VISIT_GAP_MS) counts.visits += 1;
    if (kind === 'click' && isNew(`click ${id}`)) counts.clickers += 1;
    lastAt.set(id, at);
    for (const [name, byKey] of items) {
      const key = event[name] ?? '';
      const item = getOrAdd(byKey, key, () => ({ key, views: 0, clicks: 0, visitors: 0 }));
      item[kind === 'view' ? 'views' : 'clicks'] += 1;
      if (isNew(`${name} ${id} ${key}`)) item.visitors += 1;
    }
  }
  const rows = [...hours.values()];
  return {
    days: sumDays(rows),
    hours: rows.map(({ day, hour, counts }) => ({ day, hour, ...counts })),
    breakdowns: Object.fromEntries(
      [...items].map(([name, byKey]) => [name, [...byKey.values()].sort(compareItems)]),
    ) as unknown as Record<Dimension, BreakdownItem[]>,
    excluded,
  };
}

export function isWithin(event: CollectedEvent, query: ReadQuery): boolean {
  const { from, to, fromHour = 0, toHour = 23, filters = {} } = query;
  if (event.day < from || event.day > to) return false;
  if (event.day === from && event.hour < fromHour) return false;
  if (event.day === to && event.hour > toHour) return false;
  return matches(event, filters);
}

function matches(event: CollectedEvent, filters: Filters): boolean {
  return dimensions.every((name) => {
    const value = filters[name];
    return value === undefined || (event[name] ?? '') === value;
  });
}

function sumDays(rows: readonly Row[]): Aggregate['days'] {
  const days = new Map<string, Counts & { day: string }>();
  for (const { day, counts } of rows) {
    const sums = getOrAdd(days, day, () => ({ day, ...zero() }));
    for (const name of Object.keys(counts) as (keyof Counts)[]) sums[name] += counts[name];
  }
  return [...days.values()];
}

/** Most events first, and of equal ones always the same. */
function compareItems(a: BreakdownItem, b: BreakdownItem): number {
  return b.views + b.clicks - a.views - a.clicks || (a.key < b.key ? -1 : 1);
}

const zero = (): Counts => ({ views: 0, clicks: 0, visitors: 0, visits: 0, clickers: 0 });

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

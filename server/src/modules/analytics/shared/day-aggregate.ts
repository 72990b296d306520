// The figures of one page and day, from the columns of its events or added up.
import type { BreakdownItem, Counts, Dimension } from '@vys/contract/analytics/report';

/** In the order of packs; a new one goes to the end, with a new version of the pack. */
export const storedDimensions = [
  'link',
  'referrer',
  'source',
  'medium',
  'campaign',
  'country',
  'device',
  'browser',
  'language',
] as const satisfies readonly Dimension[];

export const devices = ['desktop', 'mobile', 'tablet'] as const;

export type Columns = {
  length: number;
  visitor: BigInt64Array;
  /** Milliseconds since 1970. */
  at: Float64Array;
  hour: Uint8Array;
  /** 0 view, 1 click. */
  kind: Uint8Array;
  /** By `storedDimensions`: ids of texts, 0 for none; a device is its place in `devices` plus 1. */
  values: readonly Int32Array[];
};

export function emptyColumns(length: number): Columns {
  return {
    length,
    visitor: new BigInt64Array(length),
    at: new Float64Array(length),
    hour: new Uint8Array(length),
    kind: new Uint8Array(length),
    values: storedDimensions.map(() => new Int32Array(length)),
  };
}

/** In step, by rising id. */
export type ValueCounts = {
  ids: Int32Array;
  views: Int32Array;
  clicks: Int32Array;
  visitors: Int32Array;
};

export type DayAggregate = {
  /** Five counts for each of the 24 hours, in the order of `countNames`. */
  hours: Int32Array;
  /** By `storedDimensions`. */
  values: readonly ValueCounts[];
};

export const countNames = ['views', 'clicks', 'visitors', 'visits', 'clickers'] as const;
export const HOURS = 24;
const VISIT_GAP_MS = 30 * 60_000;

export function aggregateDay(columns: Columns): DayAggregate {
  const visitors = numberVisitors(columns.visitor);
  return {
    hours: countHours(columns, visitors),
    values: columns.values.map((ids) => countValues(ids, columns.kind, visitors)),
  };
}

export function countsAt(hours: Int32Array, hour: number): Counts {
  const at = (place: number) => hours[hour * countNames.length + place] ?? 0;
  return { views: at(0), clicks: at(1), visitors: at(2), visits: at(3), clickers: at(4) };
}

export function hasEventsAt(hours: Int32Array, hour: number): boolean {
  const first = hour * countNames.length;
  return (hours[first] ?? 0) + (hours[first + 1] ?? 0) > 0;
}

/** Visitors, visits and clickers are counted in the hour they began in, so that a day is the sum of its hours. */
export function countsOfDay({ hours }: DayAggregate): Counts {
  const sums = new Int32Array(countNames.length);
  for (let place = 0; place < hours.length; place += 1) {
    const name = place % countNames.length;
    sums[name] = (sums[name] ?? 0) + (hours[place] ?? 0);
  }
  return countsAt(sums, 0);
}

/** Most events first, and of equal ones always the same. */
export function compareItems(a: BreakdownItem, b: BreakdownItem): number {
  return b.views + b.clicks - a.views - a.clicks || (a.key < b.key ? -1 : 1);
}

export function addCounts(to: Counts, counts: Counts): void {
  for (const name of countNames) to[name] += counts[name];
}

type NumberedVisitors = { count: number; numbers: Int32Array };

function numberVisitors(ids: BigInt64Array): NumberedVisitors {
  const known = new Map<bigint, number>();
  const numbers = new Int32Array(ids.length);
  for (let row = 0; row < ids.length; row += 1) {
    const id = ids[row] as bigint;
    let number = known.get(id);
    if (number === undefined) {
      number = known.size;
      known.set(id, number);
    }
    numbers[row] = number;
  }
  return { count: known.size, numbers };
}

function countHours(columns: Columns, visitors: NumberedVisitors): Int32Array {
  const hours = new Int32Array(HOURS * countNames.length);
  const lastAt = new Float64Array(visitors.count).fill(Number.NEGATIVE_INFINITY);
  const hasClicked = new Uint8Array(visitors.count);
  const add = (place: number) => {
    hours[place] = (hours[place] ?? 0) + 1;
  };
  for (const row of orderByTime(columns)) {
    const first = (columns.hour[row] ?? 0) * countNames.length;
    const kind = columns.kind[row] ?? 0;
    const at = columns.at[row] ?? 0;
    const visitor = visitors.numbers[row] ?? 0;
    const before = lastAt[visitor] ?? 0;
    add(first + kind);
    if (before === Number.NEGATIVE_INFINITY) add(first + 2);
    if (at - before > VISIT_GAP_MS) add(first + 3);
    lastAt[visitor] = at;
    if (kind === 1 && hasClicked[visitor] === 0) {
      hasClicked[visitor] = 1;
      add(first + 4);
    }
  }
  return hours;
}

/** Rows by time; events of one moment by hour, which differ where the time zone was changed. */
function orderByTime({ length, at, hour }: Columns): Uint32Array {
  const rows = Uint32Array.from({ length }, (_, row) => row);
  const compare = (a: number, b: number) =>
    (at[a] ?? 0) - (at[b] ?? 0) || (hour[a] ?? 0) - (hour[b] ?? 0);
  for (let row = 1; row < length; row += 1)
    if (compare(row - 1, row) > 0) return rows.sort(compare);
  return rows;
}

function countValues(
  ids: Int32Array,
  kind: Uint8Array,
  { count, numbers }: NumberedVisitors,
): ValueCounts {
  const places = new Map<number, number>();
  const views: number[] = [];
  const clicks: number[] = [];
  const visitors: number[] = [];
  // Most visitors have one value only, so a set is needed for few.
  const firstPlace = new Int32Array(count).fill(-1);
  const more = new Set<number>();
  for (let row = 0; row < ids.length; row += 1) {
    const id = ids[row] ?? 0;
    let place = places.get(id);
    if (place === undefined) {
      place = places.size;
      places.set(id, place);
      views.push(0);
      clicks.push(0);
      visitors.push(0);
    }
    if (kind[row] === 0) views[place] = (views[place] ?? 0) + 1;
    else clicks[place] = (clicks[place] ?? 0) + 1;
    const visitor = numbers[row] ?? 0;
    if (firstPlace[visitor] === place) continue;
    if (firstPlace[visitor] === -1) firstPlace[visitor] = place;
    else {
      const before = more.size;
      if (more.add(place * count + visitor).size === before) continue;
    }
    visitors[place] = (visitors[place] ?? 0) + 1;
  }
  const order = [...places].sort(([a], [b]) => a - b);
  const column = (counts: readonly number[]) =>
    Int32Array.from(order, ([, place]) => counts[place] ?? 0);
  return {
    ids: Int32Array.from(order, ([id]) => id),
    views: column(views),
    clicks: column(clicks),
    visitors: column(visitors),
  };
}

/** For events whose day can no longer be counted together: their visitors and visits are added up. */
export function addDays(a: DayAggregate, b: DayAggregate): DayAggregate {
  return {
    hours: a.hours.map((count, place) => count + (b.hours[place] ?? 0)),
    values: a.values.map((counts, place) => addValues(counts, b.values[place] ?? counts)),
  };
}

function addValues(a: ValueCounts, b: ValueCounts): ValueCounts {
  const ids = Int32Array.from(new Set([...a.ids, ...b.ids])).sort();
  const column = (name: 'views' | 'clicks' | 'visitors') => {
    const sums = new Map<number, number>();
    for (const counts of [a, b]) {
      counts.ids.forEach((id, place) => {
        sums.set(id, (sums.get(id) ?? 0) + (counts[name][place] ?? 0));
      });
    }
    return ids.map((id) => sums.get(id) ?? 0);
  };
  return { ids, views: column('views'), clicks: column('clicks'), visitors: column('visitors') };
}

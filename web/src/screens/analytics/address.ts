// What the screen shows, as its address says: the period, the grouping and the filters. Pure.
import { type Period, periods, reachesBack } from '@vys/contract/analytics/analytics';
import {
  type Dimension,
  dimensions,
  type Filters,
  type Granularity,
  granularities,
} from '@vys/contract/analytics/report';
import type { Tier } from '@vys/contract/plans';

/** Of this screen; elsewhere it is longer (ANA-3). */
export const SCREEN_PERIOD: Period = '7d';

export type Shown = {
  period: Period;
  granularity: Granularity;
  filters: Filters;
};

/** Which groupings make a chart of a readable number of points. */
export const groupings: Readonly<Record<Period, readonly Granularity[]>> = {
  '24h': ['hour'],
  '7d': ['hour', 'day'],
  '30d': ['day', 'week'],
  '90d': ['day', 'week'],
};

const find = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((one) => one === value);

/** What the address does not say, or says wrongly, is as usual. */
export function readAddress(search: URLSearchParams, tier: Tier): Shown {
  const asked = find(periods, search.get('period')) ?? SCREEN_PERIOD;
  const period = reachesBack(tier, asked) ? asked : SCREEN_PERIOD;
  const by = find(granularities, search.get('by'));
  const offered = groupings[period];
  const granularity = by && offered.includes(by) ? by : usualGrouping(period);
  const filters: Filters = {};
  for (const dimension of dimensions) {
    const value = search.get(dimension);
    if (value !== null) filters[dimension] = value;
  }
  return { period, granularity, filters };
}

export const usualGrouping = (period: Period): Granularity => (period === '24h' ? 'hour' : 'day');

export function withPeriod(search: URLSearchParams, period: Period): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('period', period);
  next.delete('by');
  if (period === SCREEN_PERIOD) next.delete('period');
  return next;
}

export function withGrouping(search: URLSearchParams, by: Granularity): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('by', by);
  return next;
}

/** Undefined removes the filter. */
export function withFilter(
  search: URLSearchParams,
  dimension: Dimension,
  value: string | undefined,
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === undefined) next.delete(dimension);
  else next.set(dimension, value);
  return next;
}

export function withoutFilters(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const dimension of dimensions) next.delete(dimension);
  return next;
}

/** In the order of the address's dimensions. */
export const listFilters = (filters: Filters): { dimension: Dimension; value: string }[] =>
  dimensions.flatMap((dimension) => {
    const value = filters[dimension];
    return value === undefined ? [] : [{ dimension, value }];
  });

// The address of the screen as state: each choice is a step that the browser can go back.
import type { Period } from '@vys/contract/analytics/analytics';
import type { Dimension, Granularity } from '@vys/contract/analytics/report';
import type { Tier } from '@vys/contract/plans';
import { useSearchParams } from 'react-router';
import { readAddress, withFilter, withGrouping, withoutFilters, withPeriod } from './address.ts';

export function useAddress(tier: Tier) {
  const [search, setSearch] = useSearchParams();
  const shown = readAddress(search, tier);
  const go = (next: URLSearchParams) => setSearch(next, { preventScrollReset: true });
  return {
    ...shown,
    choosePeriod: (period: Period) => go(withPeriod(search, period)),
    groupBy: (granularity: Granularity) => go(withGrouping(search, granularity)),
    /** Sets the filter, or removes it where it is set to this value. */
    toggleFilter(dimension: Dimension, value: string) {
      const isSet = shown.filters[dimension] === value;
      go(withFilter(search, dimension, isSet ? undefined : value));
    },
    clearFilters: () => go(withoutFilters(search)),
  };
}

export type Address = ReturnType<typeof useAddress>;

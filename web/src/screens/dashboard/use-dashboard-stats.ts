// Everything the dashboard shows, kept fresh while the tab is visible.
import { DEFAULT_PERIOD, type Period, reachesBack } from '@vys/contract/analytics/analytics';
import type { Tier } from '@vys/contract/plans';
import { useState } from 'react';
import { useOverview } from '#web/features/analytics/overview.ts';
import { useCurrentPage } from '#web/features/pages/current-page.ts';

/** Short enough that a new view shows within two seconds (ANA-18). */
export const LIVE_MS = 1500;

export function useDashboardStats(tier: Tier) {
  const [chosen, choosePeriod] = useState<Period>(DEFAULT_PERIOD);
  // The plan may have become a smaller one meanwhile.
  const period = reachesBack(tier, chosen) ? chosen : DEFAULT_PERIOD;
  const overview = useOverview({ period, refetchMs: LIVE_MS });
  const page = useCurrentPage({ refetchMs: LIVE_MS });
  return {
    period,
    choosePeriod,
    overview: overview.data,
    /** Null when there is none, undefined while unknown. */
    page: page.data,
    overviewFailed: overview.isError && !overview.data,
    pageFailed: page.isError && page.data === undefined,
    /** Stats are shown, but the last refresh failed. */
    stale: (overview.isError && !!overview.data) || (page.isError && page.data !== undefined),
    retry: () => void Promise.all([overview.refetch(), page.refetch()]),
  };
}

export type DashboardStats = ReturnType<typeof useDashboardStats>;

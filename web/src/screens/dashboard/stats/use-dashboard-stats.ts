// Everything the dashboard shows, kept fresh while the tab is visible.
import { DEFAULT_PERIOD, type Period, reachesBack } from '@vys/contract/analytics/analytics';
import type { Tier } from '@vys/contract/plans';
import { useState } from 'react';
import { deriveKeyFigures } from '#web/features/analytics/figures.ts';
import { useReport } from '#web/features/analytics/report-query.ts';
import { useCurrentPage } from '#web/features/pages/current-page.ts';

export function useDashboardStats(tier: Tier) {
  const [chosen, choosePeriod] = useState<Period>(DEFAULT_PERIOD);
  // The plan may have become a smaller one meanwhile.
  const period = reachesBack(tier, chosen) ? chosen : DEFAULT_PERIOD;
  const report = useReport({ period });
  const page = useCurrentPage({ withStats: true });
  return {
    period,
    choosePeriod,
    /** Null without a page, undefined while unknown. */
    figures: report.data && deriveKeyFigures(report.data),
    /** Null when there is none, undefined while unknown. */
    page: page.data,
    figuresFailed: report.isError && report.data === undefined,
    pageFailed: page.isError && page.data === undefined,
    /** Stats are shown, but the last refresh failed. */
    stale:
      (report.isError && report.data !== undefined) || (page.isError && page.data !== undefined),
    retry: () => void Promise.all([report.refetch(), page.refetch()]),
  };
}

export type DashboardStats = ReturnType<typeof useDashboardStats>;

// The report of a period: all that the analytics screen shows, and the figures of the dashboard.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Period } from '@vys/contract/analytics/analytics';
import type { Filters, Granularity, Report } from '@vys/contract/analytics/report';
import { getReport } from '@vys/contract/analytics/report-routes';
import { call } from '#web/lib/api/api.ts';
import { isApiError } from '#web/lib/api/api-error.ts';

/** Short enough that a new view shows within two seconds (ANA-18). */
export const LIVE_MS = 1500;

export type ReportRequest = {
  period: Period;
  granularity?: Granularity;
  filters?: Filters;
  /** Loads it again that often while the tab is visible. */
  refetchMs?: number;
};

/** Null for those who have no page. The report before stays until another one is there. */
export function useReport({ period, granularity, filters = {}, refetchMs }: ReportRequest) {
  return useQuery({
    queryKey: ['analytics', 'report', period, granularity, filters],
    queryFn: async ({ signal }): Promise<Report | null> => {
      try {
        return (await call(getReport, { query: { period, granularity, ...filters }, signal })).data;
      } catch (error) {
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }
    },
    placeholderData: keepPreviousData,
    refetchInterval: refetchMs ?? false,
    meta: { shownInline: true },
  });
}

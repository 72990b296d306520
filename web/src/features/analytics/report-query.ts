// The report of a period: all that the analytics screen shows, and the figures of the dashboard.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Period } from '@vys/contract/analytics/analytics';
import type { Filters, Granularity, Report } from '@vys/contract/analytics/report';
import { getReport } from '@vys/contract/analytics/report-routes';
import { call } from '#web/lib/api/api.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { useLiveQuery } from '#web/lib/live/use-live.ts';

const topics = ['stats'] as const;
/** Visitors leave without an event. */
const LEAVING_MS = 60_000;

export type ReportRequest = {
  period: Period;
  granularity?: Granularity;
  filters?: Filters;
};

/**
 * Null for those who have no page. The report before stays until another one is there. A new view shows within two
 * seconds (ANA-18).
 */
export function useReport({ period, granularity, filters = {} }: ReportRequest) {
  const queryKey = ['analytics', 'report', period, granularity, filters];
  const fallback = useLiveQuery({ topics, queryKey });
  return useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Report | null> => {
      try {
        return (await call(getReport, { query: { period, granularity, ...filters }, signal })).data;
      } catch (error) {
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => fallback || (state.data?.liveVisitors ? LEAVING_MS : false),
    meta: { shownInline: true },
  });
}

// Totals of a period and their change (doc2 §3).

import { useQuery } from '@tanstack/react-query';
import { DEFAULT_PERIOD, getOverview, type Period } from '@vys/contract/analytics/analytics';
import { call } from '#web/lib/api/api.ts';

/** `refetchMs` loads it again that often while the tab is visible. */
export function useOverview({
  period = DEFAULT_PERIOD,
  refetchMs,
}: {
  period?: Period;
  refetchMs?: number;
} = {}) {
  return useQuery({
    queryKey: ['analytics', 'overview', period],
    queryFn: async ({ signal }) => (await call(getOverview, { query: { period }, signal })).data,
    refetchInterval: refetchMs ?? false,
    meta: { shownInline: true },
  });
}

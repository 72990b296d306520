// The newest notifications of the user (doc2 §7).

import { useQuery } from '@tanstack/react-query';
import { listNotifications } from '@vys/contract/notifications';
import { call } from '#web/lib/api/api.ts';

export const FEED_LIMIT = 20;

export function useNotifications({ refetchMs }: { refetchMs?: number } = {}) {
  return useQuery({
    queryKey: ['notifications', FEED_LIMIT],
    queryFn: async ({ signal }) =>
      (await call(listNotifications, { query: { limit: FEED_LIMIT }, signal })).data,
    refetchInterval: refetchMs ?? false,
    meta: { shownInline: true },
  });
}

// The one page of the user as server data; null when there is none yet (doc2 §7).

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { getCurrentPage, type Page } from '@vys/contract/pages/pages';
import { call } from '#web/lib/api/api.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { useLiveQuery } from '#web/lib/live/use-live.ts';

/** Asks the server, past the cache. Null when there is no page. */
export async function findCurrentPage(signal?: AbortSignal): Promise<Page | null> {
  try {
    // The extra parameter keeps caches on the way from responding with an older page.
    return await call(getCurrentPage, { query: { _: Date.now() }, signal });
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}

export const currentPageQuery = queryOptions({
  queryKey: ['pages', 'current'],
  queryFn: ({ signal }) => findCurrentPage(signal),
  meta: { shownInline: true },
});

/** Marks mutations that are shown before the server has responded. */
export const showingAheadKey = ['pages', 'showing-ahead'] as const;

const ofPage = ['page'] as const;
const ofPageAndStats = ['page', 'stats'] as const;

/** Follows changes of the page, `withStats` also its views and clicks, unless something is shown ahead. */
export function useCurrentPage({ withStats = false }: { withStats?: boolean } = {}) {
  const client = useQueryClient();
  const isAhead = () => client.isMutating({ mutationKey: showingAheadKey }) > 0;
  const fallback = useLiveQuery({
    topics: withStats ? ofPageAndStats : ofPage,
    queryKey: currentPageQuery.queryKey,
    isHeld: isAhead,
  });
  return useQuery({
    ...currentPageQuery,
    refetchInterval: () => (isAhead() ? false : fallback),
  });
}

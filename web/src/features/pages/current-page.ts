// The one page of the user as server data; null when there is none yet (doc2 §7).

import { queryOptions, useIsMutating, useQuery } from '@tanstack/react-query';
import { getCurrentPage, type Page } from '@vys/contract/pages/pages';
import { call } from '#web/lib/api/api.ts';
import { isApiError } from '#web/lib/api/api-error.ts';

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

/** `refetchMs` loads it again that often while the tab is visible and nothing is shown ahead. */
export function useCurrentPage({ refetchMs }: { refetchMs?: number } = {}) {
  const isAhead = useIsMutating({ mutationKey: showingAheadKey }) > 0;
  const refetchInterval = isAhead ? false : (refetchMs ?? false);
  return useQuery({ ...currentPageQuery, refetchInterval });
}

// The saved versions of a page, newest first, loaded in parts.
import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { compareVersions, listVersions, type PageVersion } from '@vys/contract/pages/versions';
import { call } from '#web/lib/api/api.ts';

export const versionsKey = ['pages', 'versions'] as const;

const SUMMARIES_MS = 2_000;
const MOST_TRIES = 5;

const versionsQuery = (pageId: string) =>
  infiniteQueryOptions({
    queryKey: [...versionsKey, pageId],
    queryFn: ({ pageParam, signal }) =>
      call(listVersions, {
        params: { id: pageId },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    // Summaries that were not made in time.
    refetchInterval: ({ state }) =>
      state.dataUpdateCount < MOST_TRIES && state.data?.pages.some((page) => !page.has_summaries)
        ? SUMMARIES_MS
        : false,
    select: ({ pages }) => ({
      versions: withoutRepeats(pages.flatMap(({ versions }) => versions)),
      /** All that are saved, also those that are not loaded yet. */
      total: pages[0]?.total ?? 0,
    }),
    meta: { shownInline: true },
  });

/** A version that was the current one when the list began can come again in its place by age. */
function withoutRepeats(versions: readonly PageVersion[]): PageVersion[] {
  return [...new Map(versions.map((version) => [version.id, version])).values()];
}

export const useVersions = (pageId: string) => useInfiniteQuery(versionsQuery(pageId));

/** What changed from one version to another, part by part. */
export const useVersionChanges = (pageId: string, { from, to }: { from: string; to: string }) =>
  useQuery({
    queryKey: [...versionsKey, pageId, 'changes', from, to],
    queryFn: ({ signal }) =>
      call(compareVersions, { params: { id: pageId, versionId: from }, query: { to }, signal }),
    select: ({ differences }) => differences,
    meta: { shownInline: true },
  });

// What visitors sent through the forms of the page, as server data, in parts.
import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormKind, listSubmissions } from '@vys/contract/pages/forms';
import { call } from '#web/lib/api/api.ts';
import { useLiveQuery } from '#web/lib/live/use-live.ts';

const topics = ['forms'] as const;

export const submissionsKey = (pageId: string) => ['forms', pageId] as const;

/** Without a kind, all of them. */
export function useSubmissions(pageId: string, kind: FormKind | undefined) {
  const queryKey = [...submissionsKey(pageId), kind ?? 'all'];
  const refetchInterval = useLiveQuery({ topics, queryKey });
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ signal, pageParam }) =>
      call(listSubmissions, {
        params: { id: pageId },
        query: { kind, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    refetchInterval,
    meta: { shownInline: true },
  });
}

// What visitors sent through the forms of the page, as server data, in parts.
import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormKind, listSubmissions } from '@vys/contract/pages/forms';
import { call } from '#web/lib/api/api.ts';

/** How often new ones are looked for while the tab is visible, in milliseconds. */
const LIVE_MS = 10_000;

export const submissionsKey = (pageId: string) => ['forms', pageId] as const;

/** Without a kind, all of them. */
export function useSubmissions(pageId: string, kind: FormKind | undefined) {
  return useInfiniteQuery({
    queryKey: [...submissionsKey(pageId), kind ?? 'all'],
    queryFn: ({ signal, pageParam }) =>
      call(listSubmissions, {
        params: { id: pageId },
        query: { kind, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    // A list that was opened further is left alone: looking again would fetch every part of it.
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? false : LIVE_MS),
    meta: { shownInline: true },
  });
}

// Publishing the saved page, and switching the public page on and off.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Page, publishPage, setPageActive } from '@vys/contract/pages/pages';
import { call } from '#web/lib/api/api.ts';
import { currentPageQuery, showingAheadKey } from '../current-page.ts';

export function usePublishPage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, unfinished }: { id: string; unfinished: 'stop' | 'publish' }) =>
      call(publishPage, { params: { id }, query: { unfinished } }),
    onSuccess: () => client.invalidateQueries({ queryKey: currentPageQuery.queryKey }),
    meta: { shownInline: true },
  });
}

/** Shown at once and put back when it fails. Presses in a row are sent one after the other. */
export function useSetPageActive() {
  const client = useQueryClient();
  const { queryKey } = currentPageQuery;
  const show = (change: Pick<Page, 'is_active'>) =>
    client.setQueryData(queryKey, (page) => page && { ...page, ...change });
  const isLast = () => client.isMutating({ mutationKey: showingAheadKey }) === 1;
  return useMutation({
    mutationKey: showingAheadKey,
    scope: { id: 'pages.active' },
    mutationFn: ({ id, active }: { id: string; active: boolean }) =>
      call(setPageActive, { params: { id }, body: { is_active: active } }),
    onMutate: async ({ active }) => {
      await client.cancelQueries({ queryKey });
      show({ is_active: active });
    },
    onSuccess: (page) => isLast() && client.setQueryData(queryKey, page),
    onError: (_error, { active }) => isLast() && show({ is_active: !active }),
    onSettled: () => isLast() && client.invalidateQueries({ queryKey }),
  });
}

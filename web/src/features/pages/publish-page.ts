// Publishing the saved page, and switching the public page on and off.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { publishPage, setPageActive } from '@vys/contract/pages';
import { call } from '#web/lib/api.ts';
import { currentPageQuery } from './current-page.ts';

export function usePublishPage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(publishPage, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: currentPageQuery.queryKey }),
    meta: { shownInline: true },
  });
}

export function useSetPageActive() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, active }: { id: string; active: boolean }) =>
      call(setPageActive, { params: { id }, body: { is_active: active } }),
    onSuccess: (page) => client.setQueryData(currentPageQuery.queryKey, page),
  });
}

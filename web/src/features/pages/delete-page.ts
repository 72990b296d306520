// Deletes the page for good, and can save what it was as a new draft.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createPage, deletePage, type Page } from '@vys/contract/pages/pages';
import { call } from '#web/lib/api/api.ts';
import { currentPageQuery } from './current-page.ts';
import { draftKey } from './drafts/stored-drafts.ts';

/** `onDeleted` is called before the page is gone from the screen. */
export function useDeletePage(onDeleted: (page: Page) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Page) => call(deletePage, { params: { id } }),
    onSuccess: async (_nothing, page) => {
      onDeleted(page);
      window.sessionStorage.removeItem(draftKey(page));
      client.setQueryData(currentPageQuery.queryKey, null);
      // Figures, messages, versions and the conversation went with it.
      await client.invalidateQueries();
    },
    meta: { shownInline: true },
  });
}

/** Only the content comes back: the new page has no history and no figures. */
export function useRestoreDeletedPage(onRestored: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ title, content }: Page) => call(createPage, { body: { title, content } }),
    onSuccess: (page) => {
      client.setQueryData(currentPageQuery.queryKey, page);
      onRestored();
    },
    onError: () => client.invalidateQueries({ queryKey: currentPageQuery.queryKey }),
  });
}

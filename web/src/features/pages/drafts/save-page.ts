// Saves the page: the first save creates it, later ones update it over the version that was seen.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createPage, type Page, type PageContent, updatePage } from '@vys/contract/pages/pages';
import { call } from '#web/lib/api/api.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { currentPageQuery } from '../current-page.ts';
import { versionsKey } from '../versions.ts';

export type Saving = {
  /** The page as this editor last saw it; null creates it. */
  base: Page | null;
  content: PageContent;
  autoSaved?: boolean;
};

function savePage({ base, content, autoSaved = false }: Saving): Promise<Page> {
  const body = { content, auto_saved: autoSaved };
  if (!base) return call(createPage, { body });
  return call(updatePage, { body, headers: { 'If-Match': base.etag } });
}

/** The save was rejected because the page has changed elsewhere; the server kept it as a version. */
export const isStale = (error: unknown): boolean => isApiError(error) && error.status === 412;

/** The plan has no code editor, and this code was typed: nothing was saved. */
export const isCodeLocked = (error: unknown): boolean =>
  isApiError(error) && error.code === 'pages.code_locked';

export function useSavePage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: savePage,
    onSuccess: (page) => client.setQueryData(currentPageQuery.queryKey, page),
    onSettled: () => client.invalidateQueries({ queryKey: versionsKey }),
    meta: { shownInline: true },
  });
}

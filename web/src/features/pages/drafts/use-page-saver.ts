// Sends saves and reports how they went; remembers the newer page that a rejected save conflicts with.
import { useQueryClient } from '@tanstack/react-query';
import type { Page } from '@vys/contract/pages/pages';
import { useRef, useState } from 'react';
import { call } from '#web/lib/api/api.ts';
import { getErrorMessage, isApiError, NETWORK_ERROR } from '#web/lib/api/api-error.ts';
import { toast } from '#web/ui/feedback/toast.ts';
// Loaded along, so that a save that fails for want of a network can still be told.
import '#web/ui/feedback/toast-view.tsx';
import { currentPageQuery, findCurrentPage } from '../current-page.ts';
import { versionsKey } from '../versions.ts';
import { messages as draftMessages } from './messages/en.ts';
import type { PendingEdit } from './page-draft.ts';
import { isCodeLocked, isStale, type Saving, useSavePage } from './save-page.ts';

export type SaveMessages = { saved: string; failed: (message: string) => string };

/** Doc2 §8. */
export const studioSaveMessages: SaveMessages = {
  saved: draftMessages.saved,
  failed: draftMessages.saveFailed,
};

const LATEST_MS = 5_000;

export function usePageSaver(messages: SaveMessages) {
  const client = useQueryClient();
  const saving = useSavePage();
  const [remotePage, setRemotePage] = useState<Page | null>(null);
  const isUnsent = useRef(false);
  const [isLocked, setLocked] = useState(false);

  /** The page as the server has it now; undefined when it does not respond soon. */
  const findLatest = () => findCurrentPage(AbortSignal.timeout(LATEST_MS)).catch(() => undefined);
  const remember = (page: Page) => client.setQueryData(currentPageQuery.queryKey, page);

  async function attempt(input: Saving): Promise<Page | undefined> {
    isUnsent.current = false;
    try {
      const saved = await saving.mutateAsync(input);
      setRemotePage(null);
      setLocked(false);
      return saved;
    } catch (error) {
      isUnsent.current = isApiError(error) && error.code === NETWORK_ERROR;
      setLocked(isCodeLocked(error));
      if (isStale(error)) setRemotePage((await findLatest()) ?? null);
      toast.error(messages.failed(getErrorMessage(error)));
      return undefined;
    }
  }

  /** Of one batch. `rejected` when they do not fit the page; undefined when they may be sent again later. */
  async function saveEdits(
    pageId: string,
    pending: readonly PendingEdit[],
    { quiet = false } = {},
  ): Promise<Page | 'rejected' | undefined> {
    isUnsent.current = false;
    try {
      // With its schemas; only those who edit need them.
      const { applyOperations } = await import('@vys/contract/pages/page-operations');
      const edits = pending.map(({ id, operations }) => ({ id, operations: [...operations] }));
      const body = { edits, batch: pending[0]?.batch };
      const page = await call(applyOperations, { params: { id: pageId }, body });
      remember(page);
      void client.invalidateQueries({ queryKey: versionsKey });
      return page;
    } catch (error) {
      isUnsent.current = isApiError(error) && error.code === NETWORK_ERROR;
      if (quiet && isRejected(error)) return 'rejected';
      toast.error(messages.failed(getErrorMessage(error)));
      return isRejected(error) ? 'rejected' : undefined;
    }
  }

  return {
    attempt,
    saveEdits,
    /** Whether the last attempt failed for want of a server. */
    isUnsent,
    findLatest,
    remember,
    isSaving: saving.isPending,
    remotePage,
    /** The last save was rejected, because the plan has no code editor. */
    isLocked,
    clearRemotePage: () => setRemotePage(null),
  };
}

/** Sending it again would change nothing. */
const isRejected = (error: unknown) =>
  isApiError(error) && [400, 404, 413, 422].includes(error.status);

export type PageSaver = ReturnType<typeof usePageSaver>;

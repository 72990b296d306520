// Undo, redo and restoring, through the versions on the server. What is not saved yet becomes a version first, so that
// nothing is lost, and steps that are asked for quickly are taken one after the other.
import { useQueryClient } from '@tanstack/react-query';
import type { Page } from '@vys/contract/pages/pages';
import { restoreVersion, stepThroughVersions } from '@vys/contract/pages/versions';
import { useRef, useState } from 'react';
import { call } from '#web/lib/api/api.ts';
import { getErrorMessage, isApiError } from '#web/lib/api/api-error.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { hasUnsavedChanges } from '../drafts/page-draft.ts';
import type { DraftState } from '../drafts/use-draft-state.ts';
import type { PageSaver } from '../drafts/use-page-saver.ts';
import { versionsKey } from '../versions.ts';
import { messages } from './messages/en.ts';

export type PageHistoryDeps = Pick<DraftState, 'draft' | 'latest' | 'change'> & {
  saver: Pick<PageSaver, 'findLatest' | 'remember'>;
  /** True when the server has all operations. */
  flush: () => Promise<boolean>;
  /** Saves what was typed; true when it is safe. */
  saveTyped: () => Promise<boolean>;
};

type Request = (page: Page, headers: { 'If-Match': string }) => Promise<Page>;

export function usePageHistory(deps: PageHistoryDeps) {
  const { base } = deps.draft;
  const client = useQueryClient();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [waiting, setWaiting] = useState(0);
  const isUnsaved = base !== null && hasUnsavedChanges(deps.draft);

  /** Each waits for those before it. True when the page was changed. */
  function enqueue(request: Request, failed: (message: string) => string): Promise<boolean> {
    const done = queue.current.then(async () => {
      try {
        return await send(deps, request);
      } catch (error) {
        await tell(deps, error, failed);
        return false;
      } finally {
        setWaiting((count) => count - 1);
        void client.invalidateQueries({ queryKey: versionsKey });
      }
    });
    setWaiting((count) => count + 1);
    queue.current = done;
    return done;
  }

  const step = (action: 'undo' | 'redo') =>
    enqueue(
      async ({ id }, headers) => {
        const body = { action, steps: 1 };
        const result = await call(stepThroughVersions, { params: { id }, body, headers });
        const { undone, redone } = messages;
        toast.success((action === 'undo' ? undone : redone)(result.summary));
        return result.page;
      },
      action === 'undo' ? messages.failed : messages.redoFailed,
    );

  return {
    canUndo: base !== null && (base.can_undo || isUnsaved),
    canRedo: base?.can_redo === true && !isUnsaved,
    /** A step is on its way. */
    isStepping: waiting > 0,
    undo: () => step('undo'),
    redo: () => step('redo'),
    /** The whole version, or one part of it as `compareVersions` names it. */
    restore: (versionId: string, part?: string) =>
      enqueue(({ id }, headers) => {
        const body = part === undefined ? {} : { part };
        return call(restoreVersion, { params: { id, versionId }, body, headers });
      }, messages.restoreFailed),
  };
}

async function send(
  { latest, change, saver, flush, saveTyped }: PageHistoryDeps,
  request: Request,
): Promise<boolean> {
  if (!(await flush())) return false;
  if (hasUnsavedChanges(latest.current) && !(await saveTyped())) return false;
  const { base, content } = latest.current;
  if (!base) return false;
  const page = await request(base, { 'If-Match': base.etag });
  saver.remember(page);
  // What was typed meanwhile stays, over the page as it is now.
  const isUntouched = latest.current.content === content;
  change(isUntouched ? { type: 'replaced', page } : { type: 'synced', page });
  return true;
}

async function tell(
  { saver, change }: PageHistoryDeps,
  error: unknown,
  failed: (message: string) => string,
): Promise<void> {
  const code = isApiError(error) ? error.code : undefined;
  if (code === 'pages.no_step') return void toast.info(getErrorMessage(error));
  if (code !== 'pages.stale') return void toast.error(failed(getErrorMessage(error)));
  const newer = await saver.findLatest();
  if (newer) {
    saver.remember(newer);
    change({ type: 'replaced', page: newer });
  }
  toast.info(messages.changedElsewhere);
}

// Editing state of the page: save, revert, restore, and conflicts with changes made elsewhere.

import type { Page, PageContent } from '@vys/contract/pages/pages';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useReconnecting } from '#web/lib/session/reconnecting.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { createReplyHandlers } from './apply-reply.ts';
import { discardDraft, restoreDraft, storeDraft } from './draft-storage.ts';
import { messages as texts } from './messages.ts';
import { changeDraft, hasOtherCode, hasUnsavedChanges } from './page-draft.ts';
import { type SaveMessages, studioSaveMessages, usePageSaver } from './use-page-saver.ts';

/** `page` is the server's page; later values are taken over where nothing would be covered. */
export function usePageDraft(page: Page | null, messages: SaveMessages = studioSaveMessages) {
  const [draft, change] = useReducer(changeDraft, page, restoreDraft);
  const saver = usePageSaver(messages);
  const { attempt } = saver;
  // Restored edits may be based on an older version than the server's page.
  const [conflict, setConflict] = useState(draft.base?.etag === page?.etag ? null : page);
  const remotePage = saver.remotePage ?? conflict;
  useEffect(() => change({ type: 'loaded', page }), [page]);
  useEffect(() => storeDraft(draft), [draft]);
  /** A save was requested that did not reach the server. */
  const isOwed = useRef(false);

  /** True when the page is safe. `over` saves over a newer page on purpose. */
  async function save({ over = draft.base, quiet = false, autoSaved = false } = {}) {
    const { content } = draft;
    const saved = content && (await attempt({ base: over, content, autoSaved }));
    isOwed.current = !saved && saver.isUnsent.current;
    if (!saved) return false;
    setConflict(null);
    if (autoSaved) change({ type: 'synced', page: saved });
    else change({ type: 'saved', page: saved, savedContent: content });
    if (!quiet) toast.success(messages.saved);
    return true;
  }

  useAfterOutage(() => isOwed.current && void save());

  async function revert() {
    const target = draft.undoStack.at(-1);
    if (!target) return;
    const { content, unsaved: autoSaved } = target;
    const saved = await attempt({ base: draft.base, content, autoSaved });
    if (!saved) return;
    change({ type: 'reverted', page: saved });
    toast.success(texts.changesReverted);
  }

  async function restore(content: PageContent): Promise<boolean> {
    const saved = await attempt({ base: draft.base, content });
    if (saved) change({ type: 'replaced', page: saved });
    return saved !== undefined;
  }

  return {
    ...draft,
    hasUnsavedChanges: hasUnsavedChanges(draft),
    isSaving: saver.isSaving,
    remotePage,
    isCodeLocked: saver.isLocked && hasOtherCode(draft),
    canRevert: draft.undoStack.length > 0,
    type: (content: PageContent) => change({ type: 'edited', content }),
    save,
    revert,
    restore,
    ...createReplyHandlers(draft, change, saver),
    /** Back to the code that is saved; title and description stay as they are edited. */
    discardCode: () => discardCode(draft, change),
    /** The edits are given up on purpose. */
    discard: () => draft.base && discardDraft(draft.base.id),
    overwrite: () => void save({ over: remotePage }),
    loadRemote() {
      if (remotePage) change({ type: 'replaced', page: remotePage });
      saver.clearRemotePage();
      setConflict(null);
    },
  };
}

function discardCode(
  { base, content }: ReturnType<typeof restoreDraft>,
  change: (event: Parameters<typeof changeDraft>[1]) => void,
) {
  if (!base || !content) return;
  change({ type: 'edited', content: { ...base.content, metadata: content.metadata } });
}

/** Calls back each time that the server can be reached again. */
function useAfterOutage(work: () => void) {
  const isReconnecting = useReconnecting();
  const wasReconnecting = useRef(isReconnecting);
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    if (wasReconnecting.current && !isReconnecting) latest.current();
    wasReconnecting.current = isReconnecting;
  }, [isReconnecting]);
}

export type PageDraftControls = ReturnType<typeof usePageDraft>;

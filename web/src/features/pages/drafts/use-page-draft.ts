// Editing state of the page: save, revert, restore, edits by operations, and conflicts with changes made elsewhere.

import type { Page, PageContent } from '@vys/contract/pages/pages';
import { useEffect, useRef, useState } from 'react';
import { useReconnecting } from '#web/lib/session/reconnecting.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { usePageHistory } from '../history/use-page-history.ts';
import { createReplyHandlers } from './apply-reply.ts';
import { discardDraft } from './draft-storage.ts';
import { messages as texts } from './messages/en.ts';
import { hasOtherCode, hasUnsavedChanges } from './page-draft.ts';
import { isSameContent } from './page-source.ts';
import { type DraftState, useDraftState } from './use-draft-state.ts';
import { useEdits } from './use-edits.ts';
import {
  type PageSaver,
  type SaveMessages,
  studioSaveMessages,
  usePageSaver,
} from './use-page-saver.ts';

/** `page` is the server's page; later values are taken over where nothing would be covered. */
export function usePageDraft(page: Page | null, messages: SaveMessages = studioSaveMessages) {
  const state = useDraftState(page);
  const { draft, change } = state;
  const saver = usePageSaver(messages);
  // Restored edits may be based on an older version than the server's page.
  const [conflict, setConflict] = useState(draft.base?.etag === page?.etag ? null : page);
  const remotePage = saver.remotePage ?? conflict;
  const saveTyped = () => save({ quiet: true, autoSaved: true });
  const edits = useEdits({ ...state, saver, saveTyped });
  const { save, retry } = useSave(state, saver, {
    flush: edits.flush,
    onSaved: () => setConflict(null),
    savedMessage: messages.saved,
  });
  useAfterOutage(retry);
  const history = usePageHistory({ ...state, saver, flush: edits.flush, saveTyped });

  return {
    ...draft,
    hasUnsavedChanges: hasUnsavedChanges(draft),
    isSaving: saver.isSaving,
    remotePage,
    isCodeLocked: saver.isLocked && hasOtherCode(draft),
    canRevert: draft.undoStack.length > 0,
    /** Changes the page by operations and saves it; undefined when they do not fit it. */
    apply: edits.apply,
    /** True when the server has all operations. */
    flush: edits.flush,
    type: (content: PageContent) => change({ type: 'edited', content }),
    save,
    /** Undo, redo and restoring, through the versions. */
    history,
    ...createRestore(state, saver, edits.flush),
    ...createReplyHandlers(draft, change, saver),
    /** Back to the code that is saved; title and description stay as they are edited. */
    discardCode: () => discardCode(state),
    /** The edits are given up on purpose. */
    discard: () => discardDraft(draft.base),
    /** Back to the page as it is saved, without saving anything. */
    reset: () => change({ type: 'discarded' }),
    overwrite: () => void save({ over: remotePage }),
    loadRemote() {
      if (remotePage) change({ type: 'replaced', page: remotePage });
      saver.clearRemotePage();
      setConflict(null);
    },
  };
}

/** `over`: a newer page that is replaced on purpose. */
type SaveOptions = { over?: Page | null; quiet?: boolean; autoSaved?: boolean };

function useSave(
  { latest, change }: DraftState,
  saver: PageSaver,
  more: { flush: () => Promise<boolean>; onSaved: () => void; savedMessage: string },
) {
  /** A save was requested that did not reach the server. */
  const isOwed = useRef(false);

  /** True when the page is safe. */
  async function save({ over, quiet = false, autoSaved = false }: SaveOptions = {}) {
    if (!(await more.flush())) {
      isOwed.current = saver.isUnsent.current;
      return false;
    }
    const { content, base } = latest.current;
    const saved = content && (await saver.attempt({ base: over ?? base, content, autoSaved }));
    isOwed.current = !saved && saver.isUnsent.current;
    if (!saved) return false;
    more.onSaved();
    if (autoSaved) change({ type: 'synced', page: saved });
    else change({ type: 'saved', page: saved, savedContent: content });
    if (!quiet) toast.success(more.savedMessage);
    return true;
  }

  return { save, retry: () => void (isOwed.current ? save() : more.flush()) };
}

function createRestore(
  { draft, latest, change }: DraftState,
  { attempt }: Pick<PageSaver, 'attempt'>,
  flush: () => Promise<boolean>,
) {
  return {
    async revert() {
      const target = draft.undoStack.at(-1);
      if (!target) return;
      const { base } = draft;
      const { content, unsaved: autoSaved } = target;
      const isSaved = base !== null && isSameContent(base.content, content);
      const saved = isSaved ? base : await attempt({ base, content, autoSaved });
      if (!saved) return;
      change({ type: 'reverted', page: saved });
      toast.success(texts.changesReverted);
    },

    /** Over edits that are still being saved, too. */
    async restore(content: PageContent): Promise<boolean> {
      if (!(await flush())) return false;
      const saved = await attempt({ base: latest.current.base, content });
      if (saved) change({ type: 'replaced', page: saved });
      return saved !== undefined;
    },
  };
}

function discardCode({ draft: { base, content }, change }: DraftState) {
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

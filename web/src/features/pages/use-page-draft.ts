// Edits the page and keeps it: save, revert, restore, and what to do when it was changed elsewhere.
import type { Page, PageContent } from '@vys/contract/pages';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useReconnecting } from '#web/lib/reconnecting.ts';
import { toast } from '#web/ui/toast.ts';
import { forgetDraft, keepDraft, startDraft } from './kept-draft.ts';
import { changeDraft, hasOtherCode, isUnkept } from './page-draft.ts';
import { replyTaking } from './reply-taking.ts';
import { type SaveWords, studioWords, usePageSaver } from './use-page-saver.ts';

/** `page` is the server's page; later values are taken over where nothing would be covered. */
export function usePageDraft(page: Page | null, words: SaveWords = studioWords) {
  const [draft, change] = useReducer(changeDraft, page, startDraft);
  const saver = usePageSaver(words);
  const { attempt } = saver;
  // Edits that were kept over a reload may stand on a page that has moved on.
  const [missed, setMissed] = useState(draft.base?.etag === page?.etag ? null : page);
  const newer = saver.newer ?? missed;
  useEffect(() => change({ type: 'found', page }), [page]);
  useEffect(() => keepDraft(draft), [draft]);
  /** A save was requested that did not reach the server. */
  const isOwed = useRef(false);

  /** True when the page is safe. `over` saves over a newer page on purpose. */
  async function save({ over = draft.base, quiet = false, autoSaved = false } = {}) {
    const { content } = draft;
    const saved = content && (await attempt({ base: over, content, autoSaved }));
    isOwed.current = !saved && saver.isUnsent.current;
    if (!saved) return false;
    setMissed(null);
    if (autoSaved) change({ type: 'agreed', page: saved });
    else change({ type: 'saved', page: saved, sent: content });
    if (!quiet) toast.success(words.saved);
    return true;
  }

  useAfterOutage(() => isOwed.current && void save());

  async function revert() {
    const target = draft.earlier.at(-1);
    if (!target) return;
    const { content, unsaved: autoSaved } = target;
    const saved = await attempt({ base: draft.base, content, autoSaved });
    if (!saved) return;
    change({ type: 'reverted', page: saved });
    toast.success('Changes reverted');
  }

  async function restore(content: PageContent): Promise<boolean> {
    const saved = await attempt({ base: draft.base, content });
    if (saved) change({ type: 'replaced', page: saved });
    return saved !== undefined;
  }

  return {
    ...draft,
    isUnkept: isUnkept(draft),
    isSaving: saver.isSaving,
    newer,
    isCodeLocked: saver.isLocked && hasOtherCode(draft),
    canRevert: draft.earlier.length > 0,
    type: (content: PageContent) => change({ type: 'typed', content }),
    save,
    revert,
    restore,
    ...replyTaking(draft, change, saver),
    /** Back to the code that is saved; title and description stay as they are edited. */
    discardCode: () => discardCode(draft, change),
    /** The edits are given up on purpose. */
    discard: () => draft.base && forgetDraft(draft.base.id),
    keepMine: () => void save({ over: newer }),
    loadNewer() {
      if (newer) change({ type: 'replaced', page: newer });
      saver.forgetNewer();
      setMissed(null);
    },
  };
}

function discardCode(
  { base, content }: ReturnType<typeof startDraft>,
  change: (event: Parameters<typeof changeDraft>[1]) => void,
) {
  if (!base || !content) return;
  change({ type: 'typed', content: { ...base.content, metadata: content.metadata } });
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

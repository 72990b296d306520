// Edits the page and keeps it: save, revert, restore, and what to do when it was changed elsewhere.
import type { Page, PageContent } from '@vys/contract/pages';
import { useEffect, useReducer } from 'react';
import { toast } from '#web/ui/toast.ts';
import { changeDraft, draftOf, isUnkept } from './page-draft.ts';
import { withReply } from './page-source.ts';
import { type SaveWords, studioWords, usePageSaver } from './use-page-saver.ts';

/** `page` is the server's page; later values are taken over where nothing would be covered. */
export function usePageDraft(page: Page | null, words: SaveWords = studioWords) {
  const [draft, change] = useReducer(changeDraft, page, draftOf);
  const { attempt, findLatest, isSaving, newer, forgetNewer } = usePageSaver(words);
  useEffect(() => change({ type: 'found', page }), [page]);

  /** True when the page is safe. `over` saves over a newer page on purpose. */
  async function save({ over = draft.base, quiet = false, autoSaved = false } = {}) {
    const { content } = draft;
    const saved = content && (await attempt({ base: over, content, autoSaved }));
    if (!saved) return false;
    if (autoSaved) change({ type: 'agreed', page: saved });
    else change({ type: 'saved', page: saved, sent: content });
    if (!quiet) toast.success(words.saved);
    return true;
  }

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

  /** Puts a reply in place, then learns of its automatic save. */
  async function takeReply(reply: Parameters<typeof withReply>[1]) {
    change({ type: 'replied', content: withReply(draft.content, reply) });
    const latest = await findLatest();
    if (latest) change({ type: 'agreed', page: latest });
  }

  /** After a turn that broke off: its page may have been saved all the same. */
  async function takeLatest() {
    const latest = await findLatest();
    if (!latest || latest.etag === draft.base?.etag) return;
    change({ type: 'replied', content: latest.content });
    change({ type: 'agreed', page: latest });
  }

  return {
    ...draft,
    isUnkept: isUnkept(draft),
    isSaving,
    newer,
    canRevert: draft.earlier.length > 0,
    type: (content: PageContent) => change({ type: 'typed', content }),
    save,
    revert,
    restore,
    takeReply,
    takeLatest,
    keepMine: () => void save({ over: newer }),
    loadNewer() {
      if (newer) change({ type: 'replaced', page: newer });
      forgetNewer();
    },
  };
}

export type PageDraftControls = ReturnType<typeof usePageDraft>;

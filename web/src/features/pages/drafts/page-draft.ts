// The page as it is being edited, beside the page as the server had it. Pure; use-page-draft.ts saves.
import type { Page, PageContent } from '@vys/contract/pages/pages';
import { isSameContent } from './page-source.ts';

type UndoStep = { content: PageContent; unsaved: boolean };

export type PageDraft = {
  /** The page on which the edits stand; a save is rejected when the server has moved on. */
  base: Page | null;
  content: PageContent | null;
  /** Typed edits are debounced before they are compiled; programmatic ones are shown at once. */
  source: 'typing' | 'programmatic';
  /** Raised by edits and by replies, also those saved automatically (CHAT-26, CHAT-27). */
  unsaved: boolean;
  /** What each assistant reply replaced, latest last. */
  undoStack: readonly UndoStep[];
};

export type DraftChange =
  /** The page was loaded from the server. */
  | { type: 'loaded'; page: Page | null }
  | { type: 'edited'; content: PageContent }
  | { type: 'assistantReplied'; content: PageContent }
  /** The automatic save of a reply was confirmed. */
  | { type: 'synced'; page: Page }
  | { type: 'saved'; page: Page; savedContent: PageContent }
  | { type: 'reverted'; page: Page }
  | { type: 'replaced'; page: Page };

export const createDraft = (page: Page | null): PageDraft => ({
  base: page,
  content: page?.content ?? null,
  source: 'programmatic',
  unsaved: false,
  undoStack: [],
});

/** True when navigating away would lose content that the server does not have. */
export function hasUnsavedChanges({ base, content }: PageDraft): boolean {
  if (!content) return false;
  return base === null || !isSameContent(base.content, content);
}

/** The code itself differs from what the server has, not only the title or description. */
export function hasOtherCode({ base, content }: PageDraft): boolean {
  return content?.jsx !== base?.content.jsx || content?.css !== base?.content.css;
}

export function changeDraft(draft: PageDraft, change: DraftChange): PageDraft {
  switch (change.type) {
    case 'loaded':
      return applyLoaded(draft, change.page);
    case 'edited':
      return applyEdit(draft, change.content);
    case 'assistantReplied': {
      const { content, unsaved } = draft;
      const undoStack = content ? [...draft.undoStack, { content, unsaved }] : draft.undoStack;
      return {
        ...draft,
        content: change.content,
        source: 'programmatic',
        unsaved: true,
        undoStack,
      };
    }
    case 'synced':
      return applySynced(draft, change.page);
    case 'saved': {
      const untouched = draft.content !== null && isSameContent(draft.content, change.savedContent);
      return { ...draft, base: change.page, unsaved: !untouched, undoStack: [] };
    }
    case 'reverted':
      return {
        ...createDraft(change.page),
        unsaved: draft.undoStack.at(-1)?.unsaved ?? false,
        undoStack: draft.undoStack.slice(0, -1),
      };
    case 'replaced':
      return createDraft(change.page);
  }
}

/** A newer page is adopted only if there are no unsaved changes to overwrite. */
function applyLoaded(draft: PageDraft, page: Page | null): PageDraft {
  if (page && draft.base?.etag === page.etag) return { ...draft, base: page };
  if (draft.unsaved || hasUnsavedChanges(draft)) return draft;
  return createDraft(page);
}

function applyEdit(draft: PageDraft, content: PageContent): PageDraft {
  const isBack = draft.base !== null && isSameContent(draft.base.content, content);
  const unsaved = !isBack || draft.undoStack.length > 0;
  return { ...draft, content, source: 'typing', unsaved };
}

function applySynced(draft: PageDraft, page: Page): PageDraft {
  const { content } = draft;
  const isSameSource = content?.jsx === page.content.jsx && content.css === page.content.css;
  // The server may have completed the title; anything typed meanwhile stays.
  return { ...draft, base: page, content: isSameSource ? page.content : content };
}

// The page as it is being edited, beside the page as the server had it. Pure; use-page-draft.ts saves.
import type { Operation } from '@vys/contract/page-model/operations';
import type { Page, PageContent } from '@vys/contract/pages/pages';
import { isSameContent } from './page-source.ts';

export type UndoStep = { content: PageContent; unsaved: boolean };

/** Operations that the page shows and the server does not have yet. Edits of one batch make one version. */
export type PendingEdit = {
  /** The server takes no edit twice, however often it is sent. */
  id: string;
  operations: readonly Operation[];
  batch: string;
};

export type PageDraft = {
  /** The page on which the edits stand; a save is rejected when the server has moved on. */
  base: Page | null;
  content: PageContent | null;
  /** Typed edits are debounced before they are compiled; programmatic ones are shown at once. */
  source: 'typing' | 'programmatic';
  /** Raised by edits and by replies, also those saved automatically (CHAT-26, CHAT-27). */
  unsaved: boolean;
  /** What each assistant reply or template replaced, latest last. */
  undoStack: readonly UndoStep[];
  /** Oldest first. */
  pendingEdits: readonly PendingEdit[];
  /** The content has changes that are neither saved nor pending: typed code, another title. */
  hasOtherEdits: boolean;
};

export type DraftChange =
  /** The page was loaded from the server. */
  | { type: 'loaded'; page: Page | null }
  | { type: 'edited'; content: PageContent }
  /** Operations changed the content. */
  | { type: 'operationsApplied'; content: PageContent; edit: PendingEdit }
  /** The oldest pending edits were saved. */
  | { type: 'operationsSaved'; page: Page; count: number }
  /** The oldest pending edit does not fit the page of the server. */
  | { type: 'operationsRejected' }
  | { type: 'assistantReplied'; content: PageContent }
  /** The content was put into a template, and is not saved. */
  | { type: 'templateUsed'; content: PageContent }
  /** Back to the page as the server has it. */
  | { type: 'discarded' }
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
  pendingEdits: [],
  hasOtherEdits: false,
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
    case 'operationsApplied':
      return applyOperations(draft, change);
    case 'operationsSaved':
      return applySavedOperations(draft, change);
    case 'operationsRejected':
      return { ...draft, pendingEdits: draft.pendingEdits.slice(1) };
    case 'assistantReplied':
      return applyRevertible(draft, change.content);
    case 'templateUsed':
      return { ...applyRevertible(draft, change.content), hasOtherEdits: true };
    case 'discarded':
      return createDraft(draft.base);
    case 'synced':
      return applySynced(draft, change.page);
    case 'saved': {
      const untouched = draft.content !== null && isSameContent(draft.content, change.savedContent);
      const base = change.page;
      return { ...draft, base, unsaved: !untouched, undoStack: [], hasOtherEdits: !untouched };
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

function applyRevertible(draft: PageDraft, next: PageContent): PageDraft {
  const { content, unsaved } = draft;
  const undoStack = content ? [...draft.undoStack, { content, unsaved }] : draft.undoStack;
  return { ...draft, content: next, source: 'programmatic', unsaved: true, undoStack };
}

function applyEdit(draft: PageDraft, content: PageContent): PageDraft {
  const isBack = draft.base !== null && isSameContent(draft.base.content, content);
  const unsaved = !isBack || draft.undoStack.length > 0;
  return { ...draft, content, source: 'typing', unsaved, hasOtherEdits: !isBack };
}

/** A reply can be reverted until something else has changed the page. */
function applyOperations(
  draft: PageDraft,
  { content, edit }: { content: PageContent; edit: PendingEdit },
): PageDraft {
  const pendingEdits = [...draft.pendingEdits, edit];
  return { ...draft, content, source: 'programmatic', pendingEdits, undoStack: [] };
}

/** The server may have applied them to a newer page. */
function applySavedOperations(
  draft: PageDraft,
  { page, count }: { page: Page; count: number },
): PageDraft {
  const pendingEdits = draft.pendingEdits.slice(count);
  const isSettled = pendingEdits.length === 0 && !draft.hasOtherEdits;
  const content = isSettled ? page.content : draft.content;
  return { ...draft, base: page, content, pendingEdits };
}

function applySynced(draft: PageDraft, page: Page): PageDraft {
  const { content } = draft;
  const isSameSource = content?.jsx === page.content.jsx && content.css === page.content.css;
  // The server may have completed the title; anything typed meanwhile stays.
  const isSame = content !== null && isSameContent(content, page.content);
  return {
    ...draft,
    base: page,
    content: isSameSource ? page.content : content,
    hasOtherEdits: draft.hasOtherEdits && !isSame && !isSameSource,
  };
}

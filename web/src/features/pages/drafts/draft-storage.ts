// Stores unsaved edits in this tab's sessionStorage: they survive a reload and an expired session.
import type { PageContent } from '@vys/contract/pages/page-content';
import type { Page } from '@vys/contract/pages/pages';
import { createDraft, hasUnsavedChanges, type PageDraft } from './page-draft.ts';
import { isSameContent } from './page-source.ts';
import { draftKey } from './stored-drafts.ts';

/** Of what earlier replies and templates replaced; each step may have 256 KB. */
const MOST_UNDO_STEPS = 3;

/** False where storage is full or disabled: the unsaved-changes guard still asks. */
export function storeDraft(draft: PageDraft): boolean {
  const { base, content, pendingEdits, hasOtherEdits } = draft;
  const undoStack = draft.undoStack.slice(-MOST_UNDO_STEPS);
  try {
    if (base) window.sessionStorage.removeItem(draftKey(null));
    const rest = { content, pendingEdits, hasOtherEdits, undoStack };
    const stored = JSON.stringify({ etag: base?.etag ?? '', ...rest });
    if (hasUnsavedChanges(draft)) window.sessionStorage.setItem(draftKey(base), stored);
    else window.sessionStorage.removeItem(draftKey(base));
    return true;
  } catch {
    return false;
  }
}

export function discardDraft(page: Pick<Page, 'id'> | null): void {
  window.sessionStorage.removeItem(draftKey(page));
}

/** The initial draft: stored edits on the version they were made on, else the page itself. */
export function restoreDraft(page: Page | null): PageDraft {
  const initial = createDraft(page);
  const stored = readStored(page);
  if (!stored || (page && isSameContent(stored.content, page.content))) return initial;
  const { etag, content, pendingEdits, undoStack } = stored;
  return {
    ...initial,
    base: page && { ...page, etag },
    content,
    unsaved: true,
    undoStack,
    pendingEdits,
    hasOtherEdits: stored.hasOtherEdits ?? pendingEdits.length === 0,
  };
}

type Stored = Pick<PageDraft, 'pendingEdits' | 'undoStack'> & {
  etag: string;
  content: PageContent;
  hasOtherEdits: boolean | undefined;
};

/** By hand: the studio's first load does without schemas. The server checks what it is sent. */
function readStored(page: Page | null): Stored | undefined {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(draftKey(page)) ?? '{}');
    const { etag, content, pendingEdits, hasOtherEdits, undoStack } = stored;
    if (typeof etag !== 'string' || !isContent(content)) return undefined;
    return {
      etag,
      content,
      pendingEdits: Array.isArray(pendingEdits) ? pendingEdits : [],
      hasOtherEdits: typeof hasOtherEdits === 'boolean' ? hasOtherEdits : undefined,
      undoStack: Array.isArray(undoStack) && undoStack.every(isUndoStep) ? undoStack : [],
    };
  } catch {
    return undefined;
  }
}

const isUndoStep = (step: { content?: Partial<PageContent>; unsaved?: unknown }): boolean =>
  isContent(step.content) && typeof step.unsaved === 'boolean';

const isContent = (content: Partial<PageContent> | undefined): content is PageContent =>
  [content?.jsx, content?.css, content?.metadata?.title, content?.metadata?.description].every(
    (text) => typeof text === 'string',
  );

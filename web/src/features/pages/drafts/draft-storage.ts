// Stores unsaved edits in this tab's sessionStorage: they survive a reload and an expired session.
import { type Page, pageContentSchema } from '@vys/contract/pages/pages';
import { z } from 'zod';
import { createDraft, hasUnsavedChanges, type PageDraft, type PendingEdit } from './page-draft.ts';
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

const storedSchema = z.object({
  etag: z.string(),
  content: pageContentSchema,
  /** The server checks the operations. */
  pendingEdits: z.array(z.custom<PendingEdit>()).catch([]),
  hasOtherEdits: z.boolean().optional(),
  undoStack: z.array(z.object({ content: pageContentSchema, unsaved: z.boolean() })).catch([]),
});

function readStored(page: Page | null): z.output<typeof storedSchema> | undefined {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(draftKey(page)) ?? 'null');
    return storedSchema.safeParse(stored).data;
  } catch {
    return undefined;
  }
}

// Stores unsaved edits in this tab's sessionStorage: they survive a reload and an expired session.
import { type Page, type PageContent, pageContentSchema } from '@vys/contract/pages/pages';
import { createDraft, hasUnsavedChanges, type PageDraft, type PendingEdit } from './page-draft.ts';
import { isSameContent } from './page-source.ts';

const PREFIX = 'vys.draft.';
const getStorageKey = (pageId: string) => PREFIX + pageId;

/** Whether this tab has unsaved edits of any page. */
export const hasStoredDraft = (): boolean =>
  Object.keys(window.sessionStorage).some((key) => key.startsWith(PREFIX));

export function storeDraft(draft: PageDraft): void {
  const { base, content, pendingEdits } = draft;
  if (!base) return;
  try {
    const stored = JSON.stringify({ etag: base.etag, content, pendingEdits });
    if (hasUnsavedChanges(draft)) window.sessionStorage.setItem(getStorageKey(base.id), stored);
    else window.sessionStorage.removeItem(getStorageKey(base.id));
  } catch {
    // Storage is full or disabled: the unsaved-changes guard still asks.
  }
}

export function discardDraft(pageId: string): void {
  window.sessionStorage.removeItem(getStorageKey(pageId));
}

/** The initial draft: stored edits on the version they were made on, else the page itself. */
export function restoreDraft(page: Page | null): PageDraft {
  const initial = createDraft(page);
  const stored = page && readStored(page.id);
  if (!stored || isSameContent(stored.content, page.content)) return initial;
  return {
    ...initial,
    base: { ...page, etag: stored.etag },
    content: stored.content,
    unsaved: true,
    pendingEdits: stored.pendingEdits,
    hasOtherEdits: stored.pendingEdits.length === 0,
  };
}

type StoredDraft = { etag: string; content: PageContent; pendingEdits: PendingEdit[] };

/** The server checks the operations. */
function readStored(pageId: string): StoredDraft | undefined {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(getStorageKey(pageId)) ?? 'null');
    const content = pageContentSchema.safeParse(stored?.content).data;
    if (!content || typeof stored.etag !== 'string') return undefined;
    const pendingEdits = Array.isArray(stored.pendingEdits) ? stored.pendingEdits : [];
    return { etag: stored.etag, content, pendingEdits };
  } catch {
    return undefined;
  }
}

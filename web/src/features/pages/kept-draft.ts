// Edits that the server has not seen, kept in this tab: they outlive a reload and a session that expires.
import { type Page, type PageContent, pageContentSchema } from '@vys/contract/pages';
import { draftOf, isUnkept, type PageDraft } from './page-draft.ts';
import { isSameContent } from './page-source.ts';

const PREFIX = 'vys.draft.';
const keyOf = (pageId: string) => PREFIX + pageId;

/** Whether this tab holds edits of any page. */
export const hasKeptDraft = (): boolean =>
  Object.keys(window.sessionStorage).some((key) => key.startsWith(PREFIX));

export function keepDraft(draft: PageDraft): void {
  const { base, content } = draft;
  if (!base) return;
  try {
    const kept = JSON.stringify({ etag: base.etag, content });
    if (isUnkept(draft)) window.sessionStorage.setItem(keyOf(base.id), kept);
    else window.sessionStorage.removeItem(keyOf(base.id));
  } catch {
    // Storage is full or closed: leaving still asks.
  }
}

export function forgetDraft(pageId: string): void {
  window.sessionStorage.removeItem(keyOf(pageId));
}

/** The draft to start from: kept edits on the page they were made on, else the page itself. */
export function startDraft(page: Page | null): PageDraft {
  const start = draftOf(page);
  const kept = page && readKept(page.id);
  if (!kept || isSameContent(kept.content, page.content)) return start;
  return { ...start, base: { ...page, etag: kept.etag }, content: kept.content, unsaved: true };
}

function readKept(pageId: string): { etag: string; content: PageContent } | undefined {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(keyOf(pageId)) ?? 'null');
    const content = pageContentSchema.safeParse(kept?.content).data;
    return content && typeof kept.etag === 'string' ? { etag: kept.etag, content } : undefined;
  } catch {
    return undefined;
  }
}

// The page as it is being edited, beside the page as the server had it. Pure; use-page-draft.ts saves.
import type { Page, PageContent } from '@vys/contract/pages';
import { isSameContent } from './page-source.ts';

type Earlier = { content: PageContent; unsaved: boolean };

export type PageDraft = {
  /** The page on which the edits stand; a save is refused when the server has moved on. */
  base: Page | null;
  content: PageContent | null;
  /** Typed text settles before it is compiled; what was put in place is shown at once. */
  by: 'typing' | 'placing';
  /** Raised by edits and by replies, also those saved automatically (CHAT-26, CHAT-27). */
  unsaved: boolean;
  /** What each reply replaced, latest last. */
  earlier: readonly Earlier[];
};

export type DraftChange =
  /** The server's page was read. */
  | { type: 'found'; page: Page | null }
  | { type: 'typed'; content: PageContent }
  | { type: 'replied'; content: PageContent }
  /** The automatic save of a reply is known. */
  | { type: 'agreed'; page: Page }
  | { type: 'saved'; page: Page; sent: PageContent }
  | { type: 'reverted'; page: Page }
  | { type: 'replaced'; page: Page };

export const draftOf = (page: Page | null): PageDraft => ({
  base: page,
  content: page?.content ?? null,
  by: 'placing',
  unsaved: false,
  earlier: [],
});

/** True when leaving would lose something: the server has never seen this content. */
export function isUnkept({ base, content }: PageDraft): boolean {
  if (!content) return false;
  return base === null || !isSameContent(base.content, content);
}

/** The code itself differs from what the server has, not only the title or description. */
export function hasOtherCode({ base, content }: PageDraft): boolean {
  return content?.jsx !== base?.content.jsx || content?.css !== base?.content.css;
}

export function changeDraft(draft: PageDraft, change: DraftChange): PageDraft {
  switch (change.type) {
    case 'found':
      return find(draft, change.page);
    case 'typed':
      return type(draft, change.content);
    case 'replied': {
      const { content, unsaved } = draft;
      const earlier = content ? [...draft.earlier, { content, unsaved }] : draft.earlier;
      return { ...draft, content: change.content, by: 'placing', unsaved: true, earlier };
    }
    case 'agreed':
      return agree(draft, change.page);
    case 'saved': {
      const untouched = draft.content !== null && isSameContent(draft.content, change.sent);
      return { ...draft, base: change.page, unsaved: !untouched, earlier: [] };
    }
    case 'reverted':
      return {
        ...draftOf(change.page),
        unsaved: draft.earlier.at(-1)?.unsaved ?? false,
        earlier: draft.earlier.slice(0, -1),
      };
    case 'replaced':
      return draftOf(change.page);
  }
}

/** A newer page is taken over only where nothing of this editor's would be covered. */
function find(draft: PageDraft, page: Page | null): PageDraft {
  if (page && draft.base?.etag === page.etag) return { ...draft, base: page };
  if (draft.unsaved || isUnkept(draft)) return draft;
  return draftOf(page);
}

function type(draft: PageDraft, content: PageContent): PageDraft {
  const isBack = draft.base !== null && isSameContent(draft.base.content, content);
  const unsaved = !isBack || draft.earlier.length > 0;
  return { ...draft, content, by: 'typing', unsaved };
}

function agree(draft: PageDraft, page: Page): PageDraft {
  const { content } = draft;
  const isSameSource = content?.jsx === page.content.jsx && content.css === page.content.css;
  // The server may have completed the title; anything typed meanwhile stays.
  return { ...draft, base: page, content: isSameSource ? page.content : content };
}

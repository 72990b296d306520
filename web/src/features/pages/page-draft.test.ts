// The draft beside the server's page, in tables of changes.
import type { Page } from '@vys/contract/pages';
import { afterEach, describe, expect, it } from 'vitest';
import { page as somePage } from '#web/app/test/render-app.tsx';
import { forgetDraft, keepDraft, startDraft } from './kept-draft.ts';
import { changeDraft, draftOf, isUnkept } from './page-draft.ts';
import { isSameContent, withReply } from './page-source.ts';

const contentOf = (jsx: string) => ({ ...somePage.content, jsx });
const pageWith = (jsx: string, etag = 'one'): Page => ({
  ...somePage,
  etag,
  content: contentOf(jsx),
});

describe('the draft', () => {
  it('CHAT-26 CHAT-27 a reply raises the flag, and its automatic save leaves it up', () => {
    const replied = changeDraft(draftOf(pageWith('a')), {
      type: 'replied',
      content: contentOf('b'),
    });
    expect(replied).toMatchObject({ unsaved: true, by: 'placing' });
    const agreed = changeDraft(replied, { type: 'agreed', page: pageWith('b', 'two') });
    expect(agreed.unsaved).toBe(true);
    expect(agreed.base?.etag).toBe('two');
    expect(isUnkept(agreed)).toBe(false);
  });

  it('STUDIO-28 saving clears the flag, unless something was typed meanwhile', () => {
    const typed = changeDraft(draftOf(pageWith('a')), { type: 'typed', content: contentOf('b') });
    const saved = { type: 'saved' as const, page: pageWith('b', 'two'), sent: contentOf('b') };
    expect(changeDraft(typed, saved).unsaved).toBe(false);
    const more = changeDraft(typed, { type: 'typed', content: contentOf('bc') });
    expect(changeDraft(more, saved)).toMatchObject({ unsaved: true, content: { jsx: 'bc' } });
  });

  it('CHAT-30 reverting goes back one reply and to the flag of that time', () => {
    let draft = draftOf(pageWith('a'));
    for (const jsx of ['b', 'c']) {
      draft = changeDraft(draft, { type: 'replied', content: contentOf(jsx) });
    }
    draft = changeDraft(draft, { type: 'reverted', page: pageWith('b', 'three') });
    expect(draft).toMatchObject({ unsaved: true, content: { jsx: 'b' } });
    draft = changeDraft(draft, { type: 'reverted', page: pageWith('a', 'four') });
    expect(draft).toMatchObject({ unsaved: false, earlier: [], content: { jsx: 'a' } });
  });

  it('typing back to what is saved lowers the flag', () => {
    const typed = changeDraft(draftOf(pageWith('a')), { type: 'typed', content: contentOf('b') });
    expect(typed.unsaved).toBe(true);
    expect(changeDraft(typed, { type: 'typed', content: contentOf('a') }).unsaved).toBe(false);
  });

  it('takes over a newer page only where nothing is covered', () => {
    const newer = { type: 'found' as const, page: pageWith('z', 'nine') };
    expect(changeDraft(draftOf(pageWith('a')), newer).content?.jsx).toBe('z');
    const typed = changeDraft(draftOf(pageWith('a')), { type: 'typed', content: contentOf('b') });
    expect(changeDraft(typed, newer)).toBe(typed);
  });
});

describe('a reply over what is there', () => {
  it('CHAT-25 replaces what it brings and keeps the rest', () => {
    const before = { ...contentOf('a'), css: 'p{}' };
    expect(withReply(before, { jsx: 'b' })).toMatchObject({ jsx: 'b', css: 'p{}' });
    expect(withReply(before, { css: 'h1{}' })).toMatchObject({ jsx: 'a', css: 'h1{}' });
  });

  it('PAGES-3 PAGES-4 PAGES-5 DATA-18 completes the first page with the default title', () => {
    expect(withReply(null, { jsx: 'a', css: 'b' })).toEqual({
      jsx: 'a',
      css: 'b',
      metadata: { title: 'My Vys Page', description: 'Created with AI' },
    });
  });
});

describe('edits that the server has not seen', () => {
  const page = pageWith('a');
  afterEach(() => sessionStorage.clear());

  it('come back after a reload, on the page they were made on', () => {
    const typed = changeDraft(draftOf(page), { type: 'typed', content: contentOf('b') });
    keepDraft(typed);
    const again = startDraft(pageWith('other', 'two'));
    expect(again).toMatchObject({ unsaved: true, content: { jsx: 'b' } });
    expect(again.base?.etag).toBe('one');
  });

  it('are forgotten when they are saved or given up', () => {
    keepDraft(changeDraft(draftOf(page), { type: 'typed', content: contentOf('b') }));
    forgetDraft(page.id);
    expect(startDraft(page).unsaved).toBe(false);
    keepDraft(changeDraft(draftOf(page), { type: 'typed', content: contentOf('b') }));
    keepDraft(draftOf(page));
    expect(isSameContent(startDraft(page).content ?? contentOf(''), page.content)).toBe(true);
  });
});

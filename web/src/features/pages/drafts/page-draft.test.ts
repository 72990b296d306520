// The draft beside the server's page, in tables of changes.
import type { Page } from '@vys/contract/pages/pages';
import { afterEach, describe, expect, it } from 'vitest';
import { page as somePage } from '#web/app/test/render-app.tsx';
import { discardDraft, restoreDraft, storeDraft } from './draft-storage.ts';
import { changeDraft, createDraft, hasUnsavedChanges } from './page-draft.ts';
import { isSameContent, withReply } from './page-source.ts';

const createContent = (jsx: string) => ({ ...somePage.content, jsx });
const pageWith = (jsx: string, etag = 'one'): Page => ({
  ...somePage,
  etag,
  content: createContent(jsx),
});

describe('the draft', () => {
  it('CHAT-26 CHAT-27 is marked as changed by a reply, also after its automatic save', () => {
    const replied = changeDraft(createDraft(pageWith('a')), {
      type: 'assistantReplied',
      content: createContent('b'),
    });
    expect(replied).toMatchObject({ unsaved: true, source: 'programmatic' });
    const synced = changeDraft(replied, { type: 'synced', page: pageWith('b', 'two') });
    expect(synced.unsaved).toBe(true);
    expect(synced.base?.etag).toBe('two');
    expect(hasUnsavedChanges(synced)).toBe(false);
  });

  it('STUDIO-28 is unchanged after saving, unless something was edited meanwhile', () => {
    const edited = changeDraft(createDraft(pageWith('a')), {
      type: 'edited',
      content: createContent('b'),
    });
    const saved = {
      type: 'saved' as const,
      page: pageWith('b', 'two'),
      savedContent: createContent('b'),
    };
    expect(changeDraft(edited, saved).unsaved).toBe(false);
    const more = changeDraft(edited, { type: 'edited', content: createContent('bc') });
    expect(changeDraft(more, saved)).toMatchObject({ unsaved: true, content: { jsx: 'bc' } });
  });

  it('CHAT-30 goes back one reply on reverting, with the changed mark of that time', () => {
    let draft = createDraft(pageWith('a'));
    for (const jsx of ['b', 'c']) {
      draft = changeDraft(draft, { type: 'assistantReplied', content: createContent(jsx) });
    }
    draft = changeDraft(draft, { type: 'reverted', page: pageWith('b', 'three') });
    expect(draft).toMatchObject({ unsaved: true, content: { jsx: 'b' } });
    draft = changeDraft(draft, { type: 'reverted', page: pageWith('a', 'four') });
    expect(draft).toMatchObject({ unsaved: false, undoStack: [], content: { jsx: 'a' } });
  });

  it('is unchanged when the saved text is typed again', () => {
    const edited = changeDraft(createDraft(pageWith('a')), {
      type: 'edited',
      content: createContent('b'),
    });
    expect(edited.unsaved).toBe(true);
    expect(changeDraft(edited, { type: 'edited', content: createContent('a') }).unsaved).toBe(
      false,
    );
  });

  it('takes over a newer page only where there are no local edits', () => {
    const newer = { type: 'loaded' as const, page: pageWith('z', 'nine') };
    expect(changeDraft(createDraft(pageWith('a')), newer).content?.jsx).toBe('z');
    const edited = changeDraft(createDraft(pageWith('a')), {
      type: 'edited',
      content: createContent('b'),
    });
    expect(changeDraft(edited, newer)).toBe(edited);
  });
});

describe('a reply of the assistant', () => {
  it('CHAT-25 replaces the parts it contains and keeps the others', () => {
    const before = { ...createContent('a'), css: 'p{}' };
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

describe('unsaved edits', () => {
  const page = pageWith('a');
  afterEach(() => sessionStorage.clear());

  it('are restored after a reload, on the page they belong to', () => {
    const edited = changeDraft(createDraft(page), { type: 'edited', content: createContent('b') });
    storeDraft(edited);
    const again = restoreDraft(pageWith('other', 'two'));
    expect(again).toMatchObject({ unsaved: true, content: { jsx: 'b' } });
    expect(again.base?.etag).toBe('one');
  });

  it('are removed when they are saved or discarded', () => {
    storeDraft(changeDraft(createDraft(page), { type: 'edited', content: createContent('b') }));
    discardDraft(page);
    expect(restoreDraft(page).unsaved).toBe(false);
    storeDraft(changeDraft(createDraft(page), { type: 'edited', content: createContent('b') }));
    storeDraft(createDraft(page));
    expect(isSameContent(restoreDraft(page).content ?? createContent(''), page.content)).toBe(true);
  });
});

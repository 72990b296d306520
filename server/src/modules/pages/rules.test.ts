// The pure decisions of the pages module, as tables.
import { describe, expect, it } from 'vitest';
import { pageWith } from '../../../test/pages.ts';
import { findSourceError, isMatch, isSameContent, withTitle } from './rules.ts';

describe('titles', () => {
  it.each([
    ['My Vys Page', 'My New Page', 'My New Page'],
    ['', 'My New Page', 'My New Page'],
    ['My own', 'My New Page', 'My own'],
    ['My Vys Page', undefined, 'My Vys Page'],
    ['My Vys Page', '', 'My Vys Page'],
  ])('PAGES-4 PAGES-13 of %j with %j beside it is %j', (own, beside, expected) => {
    expect(withTitle(pageWith('x', { title: own }), beside).metadata.title).toBe(expected);
  });
});

describe('If-Match', () => {
  it.each([
    [undefined, true],
    ['*', true],
    ['"r3"', true],
    ['W/"r3"', true],
    ['"r1", "r3"', true],
    ['"r33"', false],
    ['r3', false],
    ['', false],
  ])('R8 %j', (header, expected) => {
    expect(isMatch(header, 3)).toBe(expected);
  });
});

describe('sources', () => {
  it('are counted in bytes of jsx and css', () => {
    const half = 'x'.repeat(128 * 1024);
    expect(findSourceError({ ...pageWith(''), jsx: half, css: half })).toBeUndefined();
    const sourceError = findSourceError({ ...pageWith(''), jsx: half, css: `${half.slice(1)}é` });
    expect(sourceError).toEqual({ code: 'too_large' });
  });

  it('may not hold what cannot be stored', () => {
    const sourceError = findSourceError(pageWith('x', { description: 'a\0' }));
    expect(sourceError).toEqual({ code: 'unreadable', field: 'content.description' });
  });

  it('are the same when every part is', () => {
    expect(isSameContent(pageWith('a'), pageWith('a'))).toBe(true);
    expect(isSameContent(pageWith('a'), pageWith('b'))).toBe(false);
    expect(isSameContent(pageWith('a'), pageWith('a', { title: 'b' }))).toBe(false);
    expect(isSameContent(pageWith('a'), pageWith('a', { description: 'b' }))).toBe(false);
    expect(isSameContent(pageWith('a'), { ...pageWith('a'), css: '' })).toBe(false);
  });
});

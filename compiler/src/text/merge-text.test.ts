// The difference of two texts carried over to a third.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeText } from './merge-text.ts';

const lines = (...all: string[]) => all.join('\n');
const before = lines('a', 'b', 'c', 'd', 'e', 'f', 'g');

describe('mergeText', () => {
  it.each([
    [
      'a changed line',
      lines('a', 'b', 'X', 'd', 'e', 'f', 'g'),
      lines('a', 'mine', 'b', 'X', 'd', 'e', 'F', 'g'),
    ],
    [
      'an added line',
      lines('a', 'b', 'c', 'X', 'd', 'e', 'f', 'g'),
      lines('a', 'mine', 'b', 'c', 'X', 'd', 'e', 'F', 'g'),
    ],
    [
      'a removed line',
      lines('a', 'b', 'd', 'e', 'f', 'g'),
      lines('a', 'mine', 'b', 'd', 'e', 'F', 'g'),
    ],
  ])('carries over %s and keeps the rest', (_title, after, expected) => {
    expect(mergeText(before, after, lines('a', 'mine', 'b', 'c', 'd', 'e', 'F', 'g'))).toBe(
      expected,
    );
  });

  it.each([
    ['was changed by hand', lines('a', 'b', 'C', 'd', 'e', 'f', 'g')],
    ['is gone', lines('a', 'b')],
    ['stands twice', lines('c', 'c')],
  ])('carries nothing over where the changed line %s', (_title, current) => {
    expect(mergeText(before, lines('a', 'b', 'X', 'd', 'e', 'f', 'g'), current)).toBeUndefined();
  });

  it('gives the new text for the old one, whatever they are', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', '', '}'), { maxLength: 12 })
      .map((all) => all.join('\n'));
    const own = fc.array(fc.constantFrom('x', 'y'), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(text, text, own, (old, now, mine) => {
        expect(mergeText(old, now, old)).toBe(now);
        expect(mergeText(old, old, lines(...mine))).toBe(lines(...mine));
        // Lines of the author at the end stay; without a unique place nothing is carried over.
        const merged = mergeText(old, now, lines(old, ...mine));
        expect([undefined, lines(now, ...mine)]).toContain(merged);
      }),
    );
  });
});

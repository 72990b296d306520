// What differs between two designs: one operation, one change, and nothing for what stayed.
import { operationSchema } from '@vys/contract/page-model/operations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyStep, buildOperation, tryApply } from '../../test/any-operation.ts';
import { studio } from '../../test/page-designs.ts';
import { applyOperations } from './apply-operation.ts';
import { diffDesigns } from './diff-designs.ts';

const diffOf = (...inputs: unknown[]) => {
  const operations = inputs.map((input) => operationSchema.parse(input));
  return diffDesigns(studio(), applyOperations(studio(), operations).design);
};
const link = { id: 'new', title: 'New', url: 'https://example.com/new' };

const cases: [title: string, operation: unknown, expected: unknown[]][] = [
  [
    'an added link',
    { type: 'link.add', link, index: 1 },
    [{ on: 'link', change: 'added', id: 'new', to: { index: 1 } }],
  ],
  [
    'a removed link and its style',
    { type: 'link.remove', id: 'order' },
    [
      { on: 'link', change: 'removed', id: 'order', from: { index: 0 } },
      { on: 'element', id: 'order', before: { color: '#ff0000' }, after: undefined },
    ],
  ],
  [
    'a changed link',
    { type: 'link.update', id: 'order', set: { title: 'Shop' }, unset: ['icon'] },
    [
      {
        on: 'link',
        change: 'changed',
        id: 'order',
        fields: ['title', 'icon'],
        before: expect.objectContaining({ title: 'Order online' }),
        after: expect.objectContaining({ title: 'Shop' }),
      },
    ],
  ],
  [
    'one moved link among those it passed',
    { type: 'link.move', id: 'directions', index: 0 },
    [{ on: 'link', change: 'moved', id: 'directions', from: { index: 2 }, to: { index: 0 } }],
  ],
  [
    'a link that moved into a section',
    { type: 'link.move', id: 'instagram', section: 'more', index: 0 },
    [
      {
        on: 'link',
        change: 'moved',
        id: 'instagram',
        from: { index: 1 },
        to: { section: 'more', index: 0 },
      },
    ],
  ],
  [
    'an added section with its links as one change',
    { type: 'section.add', section: { kind: 'links', id: 'shop', links: [link] }, index: 0 },
    [{ on: 'section', change: 'added', id: 'shop', to: { index: 0 } }],
  ],
  [
    'a removed section with its links and their style',
    { type: 'section.remove', id: 'more' },
    [
      { on: 'section', change: 'removed', id: 'more', from: { index: 2 } },
      { on: 'element', id: 'press-kit' },
    ],
  ],
  [
    'a moved section',
    { type: 'section.move', id: 'menu', index: 4 },
    [{ on: 'section', change: 'moved', id: 'menu', from: { index: 0 }, to: { index: 4 } }],
  ],
  [
    'a changed item',
    { type: 'item.update', section: 'menu', id: 'bagel', set: { price: { text: '£3' } } },
    [{ on: 'item', section: 'menu', change: 'changed', id: 'bagel', fields: ['price'] }],
  ],
  [
    'a removed item',
    { type: 'item.remove', section: 'menu', id: 'croissant' },
    [{ on: 'item', section: 'menu', change: 'removed', id: 'croissant', from: { index: 0 } }],
  ],
  [
    'a field of the profile',
    { type: 'profile.set', set: { tagline: 'Bread' } },
    [
      {
        on: 'profile',
        field: 'tagline',
        before: 'Sourdough and pastries in Leith',
        after: 'Bread',
      },
    ],
  ],
  [
    'a color by its role',
    { type: 'theme.color', role: 'border', color: '#aa0000' },
    [{ on: 'theme', field: 'colors.border', before: '#e7e5e4', after: '#aa0000' }],
  ],
  [
    'a font by its role',
    { type: 'theme.font', role: 'body', font: 'Sora' },
    [{ on: 'theme', field: 'fonts.body', before: 'DM Sans', after: 'Sora' }],
  ],
  [
    'a decision of the theme that was given back',
    { type: 'theme.headings', weight: null },
    [{ on: 'theme', field: 'headingWeight', before: 700, after: undefined }],
  ],
  [
    'the style of an element',
    { type: 'element.style', id: 'name', style: { scale: 2 } },
    [{ on: 'element', id: 'name', before: { scale: 1.5 }, after: { scale: 2 } }],
  ],
];

describe('the difference of two designs', () => {
  it.each(cases)('names %s', (_title, operation, expected) => {
    const changes = diffOf(operation);
    expect(changes).toHaveLength(expected.length);
    for (const [index, change] of expected.entries())
      expect(changes[index]).toMatchObject(change as object);
  });

  it('names a link twice that was moved and changed', () => {
    const move = { type: 'link.move', id: 'order', index: 2 };
    const update = { type: 'link.update', id: 'order', set: { title: 'Shop' } };
    expect(diffOf(move, update)).toMatchObject([
      { change: 'moved', id: 'order' },
      { change: 'changed', id: 'order', fields: ['title'] },
    ]);
  });

  it('is empty exactly when the designs are the same', () => {
    fc.assert(
      fc.property(anyStep, (step) => {
        const before = studio();
        const operation = buildOperation(before, step);
        const after = operation && tryApply(before, operation)?.design;
        if (after === undefined) return;
        const isSame = JSON.stringify(before) === JSON.stringify(after);
        const changes = diffDesigns(before, after);
        expect(changes.length === 0).toBe(isSame);
        expect(diffDesigns(after, before).length === 0).toBe(isSame);
      }),
      { numRuns: 500 },
    );
  });
});

// Operations on a page: each does what it says, nothing else changes, and its inverse gives the same bytes.
import { type Operation, operationSchema } from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApplyError } from '../apply-error.ts';
import { applyOperation, applyOperations } from '../apply-operation.ts';
import { readPageConstant } from '../read-page-constant.ts';
import { writePageConstant } from '../write-page-constant.ts';
import { bakery } from './test-design.ts';

const bytes = (design: PageDesign) => JSON.stringify(design);

function expectUndone(design: PageDesign, operations: readonly Operation[]) {
  const applied = applyOperations(design, operations);
  const undone = applyOperations(applied.design, applied.inverse);
  expect(bytes(undone.design)).toBe(bytes(design));
  return applied.design;
}

const link = { id: 'new', title: 'New', url: 'https://example.com/new' };
const cases: [
  title: string,
  operation: unknown,
  check: (after: PageDesign) => unknown,
  expected: unknown,
][] = [
  [
    'adds a link at a place',
    { type: 'link.add', link, index: 1 },
    ({ page }) => page.links.map(({ id }) => id),
    ['order', 'new', 'instagram', 'directions'],
  ],
  [
    'adds a link to a section',
    { type: 'link.add', link, section: 'more' },
    ({ page }) => 'links' in (page.sections[2] as object),
    true,
  ],
  [
    'changes the title of a link',
    { type: 'link.update', id: 'order', set: { title: 'Order now' } },
    ({ page }) => page.links[0]?.title,
    'Order now',
  ],
  ['removes a link', { type: 'link.remove', id: 'instagram' }, ({ page }) => page.links.length, 2],
  [
    'moves a link to the top',
    { type: 'link.move', id: 'directions', index: 0 },
    ({ page }) => page.links[0]?.id,
    'directions',
  ],
  [
    'moves a link into a section',
    { type: 'link.move', id: 'order', section: 'more' },
    ({ page }) => page.links.length,
    2,
  ],
  [
    'puts links in order',
    { type: 'link.order', ids: ['directions', 'instagram'] },
    ({ page }) => page.links.map(({ id }) => id),
    ['directions', 'instagram', 'order'],
  ],
  [
    'hides a link and keeps it',
    { type: 'link.hide', id: 'order' },
    ({ page }) => page.links[0]?.hidden,
    true,
  ],
  [
    'features a link',
    { type: 'link.emphasize', id: 'order', emphasis: 'featured' },
    ({ page }) => page.links[0]?.emphasis,
    'featured',
  ],
  [
    'groups links',
    { type: 'link.group', ids: ['order', 'directions'], group: 'Visit' },
    ({ page }) => page.links.map(({ group }) => group),
    ['Visit', undefined, 'Visit'],
  ],
  [
    'schedules a link',
    { type: 'link.schedule', id: 'order', until: '2027-01-31' },
    ({ page }) => page.links[0]?.schedule,
    { until: '2027-01-31' },
  ],
  [
    'duplicates a link beside it',
    { type: 'link.duplicate', id: 'order', newId: 'order-2' },
    ({ page }) => page.links[1]?.title,
    'Order online',
  ],
  [
    'adds a section',
    { type: 'section.add', section: { kind: 'quote', id: 'q', quote: 'Bread is life.' }, index: 0 },
    ({ page }) => page.sections[0]?.kind,
    'quote',
  ],
  [
    'removes a section',
    { type: 'section.remove', id: 'club' },
    ({ page }) => page.sections.map(({ id }) => id),
    ['menu', 'more'],
  ],
  [
    'moves a section',
    { type: 'section.move', id: 'club', index: 0 },
    ({ page }) => page.sections[0]?.id,
    'club',
  ],
  [
    'renames a section',
    { type: 'section.rename', id: 'club', title: 'Crust club' },
    ({ page }) => page.sections[1]?.title,
    'Crust club',
  ],
  [
    'takes the title of a section away',
    { type: 'section.rename', id: 'club', title: '' },
    ({ page }) => page.sections[1]?.title,
    undefined,
  ],
  [
    'replaces a section under its id',
    { type: 'section.replace', id: 'club', section: { kind: 'waitlist', id: 'x' } },
    ({ page }) => page.sections[1],
    { kind: 'waitlist', id: 'club', hidden: false },
  ],
  [
    'adds an item',
    { type: 'item.add', section: 'menu', item: { id: 'loaf', name: 'Loaf' } },
    ({ page }) =>
      'items' in (page.sections[0] as object) &&
      (page.sections[0] as { items: unknown[] }).items.length,
    3,
  ],
  [
    'changes the price of an item',
    { type: 'item.update', section: 'menu', id: 'croissant', set: { price: { text: '£3.20' } } },
    ({ page }) => (page.sections[0] as { items: { price?: unknown }[] }).items[0]?.price,
    { text: '£3.20' },
  ],
  [
    'removes an item',
    { type: 'item.remove', section: 'menu', id: 'croissant' },
    ({ page }) => (page.sections[0] as { items: unknown[] }).items.length,
    1,
  ],
  [
    'moves an item',
    { type: 'item.move', section: 'menu', id: 'bagel', index: 0 },
    ({ page }) => (page.sections[0] as { items: { id: string }[] }).items[0]?.id,
    'bagel',
  ],
  [
    'sets and removes fields of the profile',
    { type: 'profile.set', set: { name: 'Rye & Co' }, unset: ['tagline'] },
    ({ page }) => [page.name, page.tagline],
    ['Rye & Co', undefined],
  ],
  [
    'replaces a text and no address',
    { type: 'text.replace', from: 'order', to: 'Buy' },
    ({ page }) => [page.links[0]?.title, page.links[0]?.url],
    ['Buy online', 'https://order.oliveandrye.co.uk'],
  ],
  [
    'makes a color darker',
    { type: 'theme.lightness', role: 'accent', steps: -1 },
    ({ theme }) => theme.colors.accent < bakery().theme.colors.accent,
    true,
  ],
  ['makes texts larger', { type: 'theme.scale', steps: 1 }, ({ theme }) => theme.scale, 1.143],
  [
    'sets a background',
    {
      type: 'theme.background',
      background: { kind: 'gradient', from: '#000000', to: '#333333', angle: 90 },
    },
    ({ theme }) => theme.background.kind,
    'gradient',
  ],
];

describe('an operation', () => {
  it.each(cases)('%s, and its inverse gives the same bytes', (_title, input, check, expected) => {
    const operation = operationSchema.parse(input);
    expect(check(expectUndone(bakery(), [operation]))).toEqual(expected);
  });

  it.each([
    ['an unknown link', { type: 'link.remove', id: 'nope' }, 'not_found'],
    ['an unknown section', { type: 'section.move', id: 'nope' }, 'not_found'],
    ['an unknown item', { type: 'item.remove', section: 'menu', id: 'nope' }, 'not_found'],
    ['a text that is not there', { type: 'text.replace', from: 'zebra', to: 'x' }, 'not_found'],
    ['an id that is taken', { type: 'link.add', link: { ...link, id: 'order' } }, 'invalid'],
    [
      'a field that links do not have',
      { type: 'link.update', id: 'order', set: { price: 3 } },
      'invalid',
    ],
    [
      'a title that is needed',
      { type: 'link.update', id: 'order', set: {}, unset: ['title'] },
      'invalid',
    ],
    [
      'an item of another kind',
      { type: 'item.add', section: 'menu', item: { id: 'a', quote: 'x' } },
      'invalid',
    ],
    [
      'an address with a script',
      { type: 'link.update', id: 'order', set: { url: 'javascript:alert(1)' } },
      'invalid',
    ],
  ])('is refused for %s, and the page stays as it was', (_title, input, problem) => {
    const design = bakery();
    const before = bytes(design);
    expect(() => applyOperation(design, input as Operation)).toThrow(
      expect.objectContaining({ problem }),
    );
    expect(bytes(design)).toBe(before);
  });
});

describe('any sequence of operations', () => {
  const ids = fc.constantFrom('order', 'instagram', 'directions', 'press-kit', 'new', 'nope');
  const sectionIds = fc.constantFrom('menu', 'club', 'more', 'added');
  const place = fc.option(fc.nat({ max: 6 }), { nil: undefined });
  const words = fc
    .string({ minLength: 1, maxLength: 30 })
    .filter((text) => text.trim() !== '' && !/[\n\r]/.test(text));
  const anyOperation = fc.oneof(
    fc.record({ type: fc.constant('link.add'), link: fc.constant(link), index: place }),
    fc.record({ type: fc.constant('link.update'), id: ids, set: fc.record({ title: words }) }),
    fc.record({
      type: fc.constant('link.update'),
      id: ids,
      set: fc.record({ description: words }),
    }),
    fc.record({ type: fc.constant('link.remove'), id: ids }),
    fc.record({
      type: fc.constant('link.move'),
      id: ids,
      index: place,
      section: fc.constantFrom(undefined, 'more'),
    }),
    fc.record({ type: fc.constantFrom('link.hide', 'link.show'), id: ids }),
    fc.record({
      type: fc.constant('link.group'),
      ids: fc.array(ids, { minLength: 1, maxLength: 3 }),
      group: fc.option(words, { nil: undefined }),
    }),
    fc.record({ type: fc.constant('link.order'), ids: fc.uniqueArray(ids, { maxLength: 4 }) }),
    fc.record({ type: fc.constant('section.move'), id: sectionIds, index: place }),
    fc.record({ type: fc.constant('section.remove'), id: sectionIds }),
    fc.record({ type: fc.constant('section.rename'), id: sectionIds, title: words }),
    fc.constant({ type: 'section.add', section: { kind: 'text', id: 'added', text: 'Hello' } }),
    fc.record({
      type: fc.constant('item.update'),
      section: fc.constant('menu'),
      id: fc.constantFrom('croissant', 'bagel'),
      set: fc.record({ name: words }),
    }),
    fc.record({
      type: fc.constant('item.move'),
      section: fc.constant('menu'),
      id: fc.constantFrom('croissant', 'bagel'),
      index: place,
    }),
    fc.record({ type: fc.constant('text.replace'), from: words, to: words }),
    fc.record({ type: fc.constant('profile.set'), set: fc.record({ tagline: words }) }),
    fc.record({ type: fc.constant('theme.scale'), steps: fc.integer({ min: -3, max: 3 }) }),
    fc.record({
      type: fc.constant('theme.lightness'),
      role: fc.constantFrom('accent', 'background'),
      steps: fc.integer({ min: -3, max: 3 }),
    }),
  );

  it('is undone to the same bytes, and its page is read back from its code', () => {
    fc.assert(
      fc.property(fc.array(anyOperation, { maxLength: 25 }), (inputs) => {
        const start = bakery();
        const done: Operation[] = [];
        let design = start;
        const inverses: Operation[][] = [];
        for (const input of inputs) {
          const parsed = operationSchema.safeParse(input);
          if (!parsed.success) continue;
          try {
            const applied = applyOperation(design, parsed.data);
            design = applied.design;
            inverses.unshift(applied.inverse);
            done.push(parsed.data);
          } catch (error) {
            if (!(error instanceof ApplyError)) throw error;
          }
        }
        const code = `${writePageConstant(design.page)}export default function Page() { return <h1>{page.name}</h1>; }\n`;
        expect(readPageConstant(code)?.page).toEqual(design.page);
        const undone = applyOperations(design, inverses.flat());
        expect(bytes(undone.design)).toBe(bytes(start));
      }),
      { numRuns: 300 },
    );
  });
});

describe('the constant of a page', () => {
  it('is a literal that people can read', () => {
    expect(writePageConstant(bakery().page)).toContain(`  links: [
    {
      id: "order",`);
  });

  it.each([
    ['a call', 'const page = make();'],
    ['a spread', 'const page = { ...other };'],
    [
      'a template with a value',
      'const page = { name: `a${1}`, lang: "en", links: [], sections: [] };',
    ],
    ['another shape', 'const page = { title: "x" };'],
    [
      'a prototype',
      'const page = { "__proto__": {}, name: "a", lang: "en", links: [], sections: [] };',
    ],
    ['code that does not parse', 'const page = {'],
    ['nothing', 'export default () => null;'],
  ])('is not read from %s', (_title, code) => {
    expect(readPageConstant(code)).toBeUndefined();
  });

  it('ends no script of a document', () => {
    const { page } = bakery();
    expect(writePageConstant({ ...page, name: '</script>' })).not.toContain('</script>');
  });
});

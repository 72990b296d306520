// Operations on a page: each does what it says, nothing else changes, and its inverse gives the same bytes.
import { type Operation, operationSchema } from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { SectionKind } from '@vys/contract/page-model/sections';
import { describe, expect, it } from 'vitest';
import { bakery, studio } from '../../../test/page-designs.ts';
import { ApplyError } from '../apply-error.ts';
import { applyOperation, applyOperations } from '../apply-operation.ts';

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

const kinds: [from: string, to: SectionKind, expected: unknown][] = [
  ['menu', 'products', { items: [{ id: 'croissant', price: { text: '£2.80' } }, { id: 'bagel' }] }],
  ['menu', 'services', { title: 'Menu', items: [{ name: 'Croissant' }, { name: 'Bagel' }] }],
  ['classes', 'menu', { items: [{ id: 'class', name: 'Class' }] }],
  ['about-us', 'text', { text: 'A bakery in Leith' }],
  ['words', 'quote', { quote: 'Good', source: 'Ann' }],
  ['constructor', 'image', { image: { alt: 'Bread' } }],
  ['club', 'waitlist', { title: 'Bread club' }],
];

describe('a section', () => {
  it.each(kinds)('%s becomes %s with what both hold', (id, kind, expected) => {
    const { design } = applyOperation(studio(), { type: 'section.convert', id, kind });
    const section = design.page.sections.find((candidate) => candidate.id === id);
    expect(section).toMatchObject({ kind, ...(expected as object) });
    expect(section).not.toHaveProperty('layout');
  });

  it.each([
    ['menu', 'quote'],
    ['hours', 'text'],
  ] as const)('%s does not become %s', (id, kind) => {
    expect(() => applyOperation(studio(), { type: 'section.convert', id, kind })).toThrow(
      ApplyError,
    );
  });

  it('with two testimonials does not become one quote', () => {
    const second = {
      type: 'item.add',
      section: 'words',
      item: { id: 'b', quote: 'Fine' },
    } as const;
    const { design } = applyOperation(studio(), second);
    const convert = { type: 'section.convert', id: 'words', kind: 'quote' } as const;
    expect(() => applyOperation(design, convert)).toThrow(/can't become one/);
  });

  it('is duplicated under new ids, without the style of the original', () => {
    const duplicate = { type: 'section.duplicate', id: 'more', newId: 'more-2' } as const;
    const { page, theme } = applyOperation(studio(), duplicate).design;
    expect(page.sections[3]).toMatchObject({ id: 'more-2', links: [{ title: 'Press kit' }] });
    expect(theme.elements).toEqual(studio().theme.elements);
  });

  it('takes its styles along when it is removed, and brings them back', () => {
    const removed = applyOperation(studio(), { type: 'section.remove', id: 'more' });
    expect(removed.design.theme.elements).not.toHaveProperty('press-kit');
    const back = applyOperations(removed.design, removed.inverse).design;
    expect(JSON.stringify(back)).toBe(JSON.stringify(studio()));
  });
});

describe('a new name', () => {
  const image = (alt: string) => ({ url: 'https://images.example/a.webp', alt });
  const setProfile = (set: object) => operationSchema.parse({ type: 'profile.set', set });
  /** Of the avatar and the cover after the page got the name `Rye & Co`, which can be undone. */
  const rename = (avatar: string, cover: string, set: object = {}) => {
    const pictures = setProfile({ avatar: image(avatar), cover: image(cover) });
    const { design } = applyOperation(bakery(), pictures);
    const { page } = expectUndone(design, [setProfile({ name: 'Rye & Co', ...set })]);
    return [page.avatar?.alt, page.cover?.alt];
  };

  it.each([
    ['Olive & Rye', 'Loaves on a board', 'Rye & Co', 'Loaves on a board'],
    ['', 'Olive & Rye', '', 'Rye & Co'],
    // Described by the new name before, which the inverse must keep.
    ['Rye & Co', 'Olive & Rye', 'Rye & Co', 'Rye & Co'],
  ])('goes to the pictures that the old one described: %j and %j', (avatar, cover, ...after) => {
    expect(rename(avatar, cover)).toEqual(after);
  });

  it('leaves a description that is set with it', () => {
    const avatar = { ...image('Olive & Rye'), url: 'https://images.example/b.webp' };
    expect(rename('Olive & Rye', 'Olive & Rye', { avatar })).toEqual(['Olive & Rye', 'Rye & Co']);
  });
});

describe('a replaced text', () => {
  const replace = (from: string, to: string) =>
    applyOperation(studio(), { type: 'text.replace', from, to }).design.page;

  it('is whole words where there are any, and parts of words where there are none', () => {
    expect(replace('in', 'near').tagline).toBe('Sourdough and pastries near Leith');
    expect(replace('dough', 'DOUGH').tagline).toBe('SourDOUGH and pastries in Leith');
  });

  it.each(['$&', '\\', '(a|b)', '^$.*'])('is taken as it is written: %s', (to) => {
    const page = replace('Leith', to);
    expect(page.tagline).toBe(`Sourdough and pastries in ${to}`);
    const back = { type: 'text.replace', from: to, to: 'Leith' } as const;
    expect(applyOperation({ ...studio(), page }, back).design.page).toEqual(studio().page);
  });

  it('goes with its field when nothing is left of it', () => {
    expect(replace('Sourdough and pastries in Leith', '')).not.toHaveProperty('tagline');
    expect(() => replace('Croissant', '')).toThrow(expect.objectContaining({ problem: 'invalid' }));
  });

  it('takes the amount of a price away, which is another now', () => {
    const [menu] = replace('£2.80', '£3.20').sections;
    expect(menu).toMatchObject({ items: [{ price: { text: '£3.20', currency: 'GBP' } }, {}] });
    expect(JSON.stringify(menu)).not.toContain('"amount"');
  });
});

describe('the style of an element', () => {
  const style = (operation: object) =>
    applyOperation(
      studio(),
      operationSchema.parse({ type: 'element.style', id: 'order', ...operation }),
    ).design.theme.elements.order;

  it.each([
    ['adds to what is there', { style: { scale: 2 } }, { color: '#ff0000', scale: 2 }],
    ['replaces a field', { style: { color: '#00ff00' } }, { color: '#00ff00' }],
    ['loses one field', { style: { scale: 2 }, unset: ['color'] }, { scale: 2 }],
    ['goes when nothing is left', { style: {}, unset: ['color'] }, undefined],
    ['goes when it is empty', { style: {} }, undefined],
    [
      'gets a text that can be read on a background of its own',
      { style: { background: '#7f1d1d' } },
      { color: '#fffaf0', background: '#7f1d1d' },
    ],
    [
      'keeps the text that was asked for with the background',
      { style: { background: '#7f1d1d', color: '#111111' } },
      { color: '#111111', background: '#7f1d1d' },
    ],
  ])('%s', (_title, operation, expected) => {
    expect(style(operation)).toEqual(expected);
  });

  it('is refused for an element that is not on the page', () => {
    expect(() => style({ id: 'nope', style: { scale: 2 } })).toThrow(
      expect.objectContaining({ problem: 'not_found' }),
    );
  });
});

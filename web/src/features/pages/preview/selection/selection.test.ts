// What is selected, what the frame may say about it, what lights up, and where the bar stands.

import { writeDesign } from '@vys/compiler/page-design/write-design';
import type { PageElements } from '@vys/compiler/page-elements/page-element';
import { readElements } from '@vys/compiler/page-elements/read-elements';
import { applyOperations } from '@vys/compiler/page-model/apply-operation';
import type { Operation } from '@vys/contract/page-model/operations';
import { describe, expect, it } from 'vitest';
import { bakery } from '../../../../../../compiler/test/sample-designs.ts';
import { fitDevice } from '../device.ts';
import { placeBar } from './bar/bar-place.ts';
import { findChangedKeys } from './changed-keys.ts';
import {
  findElement,
  followSelection,
  listSelectable,
  nothingSelected,
  type SelectionStep,
} from './selection-state.ts';

const elementsAfter = (...operations: Operation[]): PageElements => {
  const { design } = applyOperations(bakery, operations);
  return readElements(writeDesign(design)) as PageElements;
};
const elements = elementsAfter();
const follow = (...steps: SelectionStep[]) =>
  steps.reduce(followSelection, followSelection(nothingSelected, { type: 'elements', elements }));

describe('what the frame says', () => {
  it('selects an element of the page, and nothing else', () => {
    expect(follow({ type: 'select', key: 'link:order' })).toMatchObject({
      key: 'link:order',
      isBarOpen: true,
    });
    const state = follow(
      { type: 'select', key: 'link:order' },
      { type: 'select', key: '__proto__' },
    );
    expect(state.key).toBe('link:order');
    expect(follow({ type: 'select', key: 'section:nope' }).key).toBeNull();
    expect(
      follow({ type: 'select', key: 'link:order' }, { type: 'select', key: null }).key,
    ).toBeNull();
  });

  it('places the selected element only, within bounds', () => {
    const place = { x: -1e300, y: 1e300, width: -5, height: 20 };
    const state = follow(
      { type: 'select', key: 'link:order' },
      { type: 'place', key: 'link:instagram', x: 1, y: 1, width: 1, height: 1 },
    );
    expect(state.place).toBeUndefined();
    expect(followSelection(state, { type: 'place', key: 'link:order', ...place }).place).toEqual({
      x: -100_000,
      y: 100_000,
      width: 0,
      height: 20,
    });
  });

  it('ends the typing of the text that is typed, and of no other', () => {
    const typing = follow({ type: 'type', key: 'profile.name' });
    const other = followSelection(typing, { type: 'edited', key: 'profile.tagline', text: 'x' });
    expect(other.typing).toBe('profile.name');
    expect(followSelection(typing, { type: 'canceled', key: 'profile.name' }).typing).toBeNull();
  });

  it('lists what can be gone through: what is on the page, each once, links as a whole', () => {
    const keys = ['profile.name', 'link:order.title', 'link:order', 'nope', 'link:order'];
    const state = follow({ type: 'found', keys });
    expect(listSelectable(state).map(({ target }) => target.key)).toEqual([
      'profile.name',
      'link:order',
    ]);
  });

  it('is forgotten with the element', () => {
    const state = follow({ type: 'select', key: 'link:order' });
    const without = elementsAfter({ type: 'link.remove', id: 'order' });
    const next = followSelection(state, { type: 'elements', elements: without });
    expect(next).toMatchObject({ key: null, isBarOpen: false });
    expect(findElement(next)).toBeUndefined();
  });
});

describe('what changed', () => {
  it.each<[string, Operation, string[]]>([
    [
      'a title',
      { type: 'link.update', id: 'order', set: { title: 'Buy' }, unset: [] },
      ['link:order'],
    ],
    [
      'a text in a section',
      { type: 'section.update', id: 'club', set: { text: 'Weekly.' }, unset: [] },
      ['section:club.text'],
    ],
    [
      'an item',
      { type: 'item.update', section: 'menu', id: 'bun', set: { name: 'Bun' }, unset: [] },
      ['item:bun'],
    ],
    [
      'a new section as a whole',
      {
        type: 'section.add',
        section: { kind: 'quote', id: 'words', quote: 'Crusty', hidden: false },
      },
      ['section:words'],
    ],
    ['what moved', { type: 'section.move', id: 'note', index: 0 }, ['section:note']],
    [
      'a style',
      { type: 'element.style', id: 'order', style: { background: '#ff0000' } },
      ['link:order'],
    ],
    ['nothing for the theme', { type: 'theme.radius', radius: 3 }, []],
    ['nothing for what is gone', { type: 'link.remove', id: 'order' }, []],
  ])('%s', (_what, operation, expected) => {
    const keys = findChangedKeys(elements, elementsAfter(operation));
    // A link shows its title, an item its first text.
    const holders = keys.map((key) => (key.startsWith('item:') ? key.split('.')[0] : key));
    expect([...new Set(holders)]).toEqual(expected);
  });

  it('is not shown piece by piece on another page', () => {
    const { page } = bakery;
    const links = page.links.map((link) => ({ ...link, id: `${link.id}-2` }));
    const sections = page.sections.map((section) => ({ ...section, id: `${section.id}-2` }));
    const design = { ...bakery, page: { ...page, name: 'Other', links, sections } };
    expect(findChangedKeys(elements, elementsAfter({ type: 'page.compose', design }))).toEqual([]);
  });
});

describe('the place of the bar', () => {
  const pane = { width: 600, height: 700 };
  const fit = fitDevice('mobile', pane);
  const size = { width: 300, height: 80 };

  it.each([
    ['below', { x: 20, y: 100, width: 335, height: 50 }, { left: 150, top: 158 }],
    [
      'above, where there is no room below',
      { x: 20, y: 620, width: 335, height: 50 },
      { left: 150, top: 532 },
    ],
    [
      'within the pane, for what is larger',
      { x: 0, y: -50, width: 375, height: 900 },
      { left: 150, top: 612 },
    ],
    [
      'within the pane, for what is scrolled away',
      { x: 0, y: -500, width: 40, height: 20 },
      { left: 8, top: 8 },
    ],
  ])('is %s', (_where, place, expected) => {
    const { left, top } = placeBar(place, fit, pane, size);
    expect({ left, top }).toEqual(expected);
  });

  it('follows the scale of the frame', () => {
    const narrow = { width: 187.5, height: 406 };
    const place = { x: 100, y: 100, width: 100, height: 100 };
    const { top } = placeBar(place, fitDevice('mobile', narrow), narrow, {
      width: 100,
      height: 40,
    });
    expect(top).toBe(108);
  });
});

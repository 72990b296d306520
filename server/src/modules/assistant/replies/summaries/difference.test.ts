// What two designs differ in, in the words of a reply.
import { applyOperations } from '@vys/compiler/page-model/apply-operation';
import { diffDesigns } from '@vys/compiler/page-model/diff-designs';
import type { Operation } from '@vys/contract/page-model/operations';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import { describe, expect, it } from 'vitest';
import { bakery } from '../../../../../../compiler/test/page-designs.ts';
import { describeDifference, listChanges } from './difference.ts';
import { summarize } from './summarize.ts';

const tell = (before: PageDesign, after: PageDesign) =>
  describeDifference(diffDesigns(before, after), { before, after, lang: 'en' });
const after = (...operations: Operation[]) => applyOperations(bakery(), operations).design;

describe('the difference of two designs', () => {
  it.each<[string, Operation]>([
    ['a link', { type: 'link.remove', id: 'instagram' }],
    ['a link that is hidden', { type: 'link.hide', id: 'order' }],
    ['a link that stands out', { type: 'link.emphasize', id: 'order', emphasis: 'featured' }],
    ['an address', { type: 'link.update', id: 'order', set: { url: 'https://b.uk/' }, unset: [] }],
    ['a group', { type: 'link.group', ids: ['order', 'directions'], group: 'Visit' }],
    ['a schedule', { type: 'link.schedule', id: 'order', until: '2026-12-24' }],
    ['an order of links', { type: 'link.move', id: 'directions', index: 0 }],
    ['a section', { type: 'section.remove', id: 'menu' }],
    ['a hidden section', { type: 'section.hide', id: 'club' }],
    ['a heading', { type: 'section.rename', id: 'menu', title: 'Breads' }],
    ['another kind', { type: 'section.convert', id: 'menu', kind: 'products' }],
    ['an order of sections', { type: 'section.move', id: 'more', index: 0 }],
    ['an item', { type: 'item.remove', section: 'menu', id: 'bagel' }],
    [
      'a price',
      {
        type: 'item.update',
        section: 'menu',
        id: 'bagel',
        set: { price: { text: '£2.50' } },
        unset: [],
      },
    ],
    ['the profile', { type: 'profile.set', set: { name: 'Rye' }, unset: ['tagline'] }],
    ['a design', { type: 'theme.family', family: 'arcade' }],
    ['a color', { type: 'theme.color', role: 'accent', color: '#172554' }],
    ['dark colors', { type: 'theme.scheme', scheme: 'dark' }],
    ['a font', { type: 'theme.font', role: 'body', font: 'Nunito' }],
    ['the size of texts', { type: 'theme.scale', steps: -1 }],
    ['the corners', { type: 'theme.radius', radius: 0 }],
    ['the spacing', { type: 'theme.density', steps: 1 }],
    ['motion', { type: 'theme.motion', motion: 'none' }],
    ['buttons', { type: 'theme.buttons', buttons: 'outline' }],
    ['headings', { type: 'theme.headings', weight: null, letterCase: 'upper' }],
    ['a link of its own style', { type: 'element.style', id: 'order', style: { scale: 1.4 } }],
  ])('says of %s what the operation says', (_, operation) => {
    const changed = after(operation);
    const said = summarize([operation], bakery(), changed, 'en');
    expect(`I ${tell(bakery(), changed).join(' and ')}.`).toBe(said);
  });

  it('of several colors is one change, and of another layout family nothing beside it', () => {
    const colors = { ...bakery().theme.colors, accent: '#172554', background: '#ffffff' };
    expect(tell(bakery(), after({ type: 'theme.colors', colors }))).toEqual(['changed the colors']);
    const family = after(
      { type: 'theme.family', family: 'arcade' },
      { type: 'theme.colors', colors },
    );
    expect(tell(bakery(), family)).toEqual(['switched to the Arcade design']);
  });

  it('of a page that has nothing of the one before is a new page', () => {
    const other: PageDesign = {
      ...bakery(),
      page: {
        name: 'Sten',
        lang: 'en',
        links: [{ id: 'mail', title: 'Mail', emphasis: 'normal', hidden: false }],
        sections: [],
      },
    };
    expect(tell(bakery(), other)).toEqual(['made a new page']);
  });

  it('of equal designs is nothing', () => {
    expect(tell(bakery(), bakery())).toEqual([]);
  });
});

describe('the list of what a reply changed', () => {
  const list = (...operations: Operation[]) => listChanges(bakery(), after(...operations), 'en');

  it('names each thing once, with its target in the preview', () => {
    expect(
      list(
        { type: 'link.update', id: 'order', set: { title: 'Buy bread' }, unset: [] },
        { type: 'link.move', id: 'order', index: 2 },
        { type: 'item.remove', section: 'menu', id: 'bagel' },
        { type: 'section.rename', id: 'menu', title: 'Breads' },
        { type: 'profile.set', set: { tagline: 'Bread' }, unset: [] },
        { type: 'theme.radius', radius: 0 },
        { type: 'link.hide', id: 'instagram' },
      ).map(({ text, target }) => [target, text]),
    ).toEqual([
      ['profile.tagline', expect.stringContaining('Bread')],
      [undefined, expect.stringMatching(/^Hid .*Instagram/)],
      ['link:order', expect.stringMatching(/^[A-Z].*Buy bread.* and .*/)],
      ['section:menu', expect.stringContaining('Breads')],
      [undefined, expect.stringMatching(/^Removed .*[Bb]agel/)],
      [undefined, expect.stringMatching(/corners/)],
    ]);
  });

  it('of a style is the element that has it', () => {
    const style = { color: '#ff0000' };
    const targets = ['order', 'menu', 'name'].map(
      (id) => list({ type: 'element.style', id, style })[0]?.target,
    );
    expect(targets).toEqual(['link:order', 'section:menu', 'profile.name']);
  });

  it('is empty where all changed, and where nothing did', () => {
    const links = Array.from({ length: 9 }, (_, index): Operation => {
      const link = { id: `l${index}`, title: `L${index}`, emphasis: 'normal', hidden: false };
      return { type: 'link.add', link: link as never };
    });
    expect(list(...links)).toEqual([]);
    expect(list()).toEqual([]);
  });
});

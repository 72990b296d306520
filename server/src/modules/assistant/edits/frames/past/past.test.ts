// What refers to the turns before: more of the same, corrections, going back.
import { describe, expect, it } from 'vitest';
import { play } from '../test/play-marked.ts';

const linkOrder = ({ page }: ReturnType<typeof play>['after']) => page.links.map(({ id }) => id);
const larger = '<look>make <part>the text</part> <look>bigger</look></look>';

describe('follow-ups', () => {
  it('more of the same has its direction', () => {
    const { before, after } = play('bakery', [larger, '<again>even more</again>']);
    expect(after.theme.scale).toBeGreaterThan(before.theme.scale);
  });

  it('a bit less goes back a step', () => {
    const { before, after } = play('bakery', [larger, '<look>a bit less</look>']);
    expect(after.theme.scale).toBeLessThan(before.theme.scale);
  });

  it('a correction puts the first change back and does it where it was meant', () => {
    const { after } = play('bakery', [
      '<look>make <part>the buttons</part> <color>red</color></look>',
      '<correct>no, <part>the background</part></correct>',
    ]);
    const { before: start } = play('bakery', ['<look>x</look>']);
    expect(after.theme.colors.background).not.toBe(start.theme.colors.background);
    expect(after.theme.colors.accentText).toBe(start.theme.colors.accentText);
  });

  it('the other thing moves, and the first is where it was', () => {
    const { before: start } = play('bakery', ['<look>x</look>']);
    const [first, second, third] = start.page.links;
    const turns = [
      `<move>put <target>${third?.title}</target> <place>first</place></move>`,
      `<correct>no, <target>${second?.title}</target></correct>`,
    ];
    const { after } = play('bakery', turns);
    expect(linkOrder(after).slice(0, 3)).toEqual([second?.id, first?.id, third?.id]);
  });

  it('another one of the list goes too, counted on the page as it is now', () => {
    const { before: start } = play('bakery', ['<look>x</look>']);
    const [first, second, ...others] = start.page.links;
    const removal = `<remove>drop <target>${first?.title}</target></remove>`;
    const last = play('bakery', [removal, '<again>and <target>the last one</target> too</again>']);
    expect(linkOrder(last.after)).toEqual([second, ...others.slice(0, -1)].map((link) => link?.id));
    const next = play('bakery', [removal, '<again><target>the next one</target> too</again>']);
    expect(linkOrder(next.after)).toEqual(others.map(({ id }) => id));
  });

  it.each([
    ['en', 'the one above'],
    ['en', 'the one right above it'],
    ['de', 'der direkt darüber'],
    ['fr', 'celui juste au-dessus'],
    ['es', 'el anterior'],
    ['pt', 'o de cima'],
    ['it', 'quello sopra'],
  ])('%s: "%s" is what stands before the last thing', (lang, name) => {
    const { before: start } = play('bakery', ['<look>x</look>']);
    const [first, second, ...others] = start.page.links;
    const turns = [
      `<set><target>${second?.title}</target> is <title>Shop</title></set>`,
      `<set><target>${name}</target> is <title>Menu</title></set>`,
    ];
    const { after } = play('bakery', turns, lang);
    expect(after.page.links.map(({ title }) => title)).toEqual([
      'Menu',
      'Shop',
      ...others.map(({ title }) => title),
    ]);
    expect(after.page.links[0]?.id).toBe(first?.id);
  });

  it('the first of two is one of them', () => {
    const { before, after } = play('bakery', [
      '<remove>drop <target>the first of the two links</target></remove>',
    ]);
    expect(linkOrder(after)).toEqual(linkOrder(before).slice(1));
  });

  it('a number without its country is of the same country', () => {
    const { after } = play('bakery', [
      '<add>add my <platform>whatsapp</platform> <link>+49 170 2223343</link></add>',
      '<correct>sorry, i meant <new>1702223334</new></correct>',
    ]);
    expect(after.page.links.map(({ url }) => url)).toContain('https://wa.me/491702223334');
  });

  it('what was said comes back as one step, also where it was tagged as a look', () => {
    const { decision } = play('bakery', [
      larger,
      '<redesign>nah put it back how it was</redesign>',
    ]);
    expect(decision).toEqual({ kind: 'history', operation: { type: 'history.undo', steps: 1 } });
  });

  it('the first version is as many steps back as there were changes', () => {
    const { decision } = play('bakery', [
      larger,
      '<look><look>dark</look></look>',
      '<undo>back to the first version</undo>',
    ]);
    expect(decision).toEqual({ kind: 'history', operation: { type: 'history.undo', steps: 2 } });
  });
});

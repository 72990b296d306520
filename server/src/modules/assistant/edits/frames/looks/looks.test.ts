// Changes of the look that tagged requests ask for.
import { describe, expect, it } from 'vitest';
import type { TestPage } from '../../../ranking/data/pages.ts';
import { oklchOf } from '../../../reading/colors/oklch.ts';
import { play } from '../test/play-marked.ts';

const looks: readonly [title: string, page: TestPage, marked: string, types: string[]][] = [
  [
    'a refused color gives way on what it was on',
    'bakery',
    '<look>swap <notcolor>the green</notcolor> for <color>burgundy</color></look>',
    ['theme.color accent'],
  ],
  [
    'each color goes with its part',
    'bakery',
    '<look><part>background</part> <color>cream</color>, <part>buttons</part> <color>brown</color></look>',
    ['theme.color background', 'theme.color accent'],
  ],
  [
    'a page that is to be dark green has it behind everything',
    'bakery',
    '<look>make it <color>dark green</color></look>',
    ['theme.color background'],
  ],
  [
    'what is too small gets larger',
    'bakery',
    '<look><part>the text</part> is <notlook>too small</notlook></look>',
    ['theme.scale'],
  ],
  [
    'less of what is refused',
    'bakery',
    '<look>less <notlook>round</notlook> please</look>',
    ['theme.radius'],
  ],
  [
    'a font by what it is like',
    'bakery',
    '<look><part>lettering</part> <look>like off an old typewriter</look></look>',
    ['theme.font display', 'theme.font body'],
  ],
  [
    'motion that is refused stops',
    'bakery',
    '<look>keine <notlook>animationen</notlook></look>',
    ['theme.motion'],
  ],
  [
    'a mood is another look',
    'bakery',
    '<look><look>like a magazine</look></look>',
    ['page.redesign'],
  ],
];

describe('looks', () => {
  for (const [title, page, marked, types] of looks) {
    it(title, () => {
      const { operations } = play(page, [marked]);
      const found = operations.map((operation) =>
        'role' in operation ? `${operation.type} ${operation.role}` : operation.type,
      );
      expect(found.toSorted()).toEqual(types.toSorted());
    });
  }

  it('a refused color is never applied', () => {
    const { before, after } = play('bakery', [
      '<look>i hate <notcolor>the green</notcolor></look>',
    ]);
    const hue = ({ colors }: typeof after.theme) => oklchOf(colors.accent).hue;
    expect(Math.abs(hue(after.theme) - hue(before.theme))).toBeGreaterThan(0.5);
  });

  it('another design is another family with the same content', () => {
    const { before, after } = play('bakery', [
      '<redesign>something completely different</redesign>',
    ]);
    expect(after.theme.family).not.toBe(before.theme.family);
    expect(after.page).toEqual(before.page);
  });
});

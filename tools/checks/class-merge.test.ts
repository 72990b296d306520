// Compares how the web app merges class names with what tailwind-merge makes of them, for every class of the built app.
// Reads its styles, which `npm test` builds before its unit tests.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { extendTailwindMerge } from 'tailwind-merge';
import { beforeAll, describe, expect, it } from 'vitest';
import { mergeClasses } from '../../web/src/ui/cn.ts';

const assets = resolve(import.meta.dirname, '../../web/dist/assets');

/** What the theme adds to Tailwind (web/src/ui/theme). */
const merge = extendTailwindMerge({
  cacheSize: 0,
  extend: {
    classGroups: {
      'font-size': [{ text: ['display', 'hero'] }],
      duration: [{ duration: ['fast', 'base', 'slow'] }],
      animate: [{ animate: [() => true] }],
    },
  },
});

/** The classes of the styles, without the conditions before them. */
function listUtilities(): string[] {
  const styles = readdirSync(assets)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(assets, name), 'utf8'));
  const classes = styles.flatMap((css) =>
    [...css.matchAll(/\.((?:\\.|[a-z@-])(?:\\.|[\w-])*)/gi)].map(([, name = '']) =>
      name.replaceAll(/\\(.)/g, '$1'),
    ),
  );
  return [
    ...new Set(classes.map((name) => name.replace(/^(?:[\w@/-]|\[[^\]]*\])+:(?=[^\]]*$)/, ''))),
  ];
}

describe('merging class names', () => {
  let utilities: string[] = [];
  /** One of each kind: classes of a kind exclude each other. */
  const kinds: string[] = [];
  const kindOf = new Map<string, string>();

  beforeAll(() => {
    utilities = listUtilities();
    for (const utility of utilities) {
      const kind = kinds.find((one) => isSameKind(one, utility));
      if (kind === undefined) kinds.push(utility);
      kindOf.set(utility, kind ?? utility);
    }
  });

  const isSameKind = (one: string, other: string) =>
    merge(`${one} ${other}`) === other && merge(`${other} ${one}`) === one;

  const pairs = (one: string, other: string) => [`${one} ${other}`, `${other} ${one}`];

  it('knows of every class of the app which others it excludes', () => {
    expect(utilities.length).toBeGreaterThan(500);
    const wrong = [
      ...utilities.flatMap((utility) => pairs(utility, kindOf.get(utility) ?? utility)),
      ...kinds.flatMap((one, index) =>
        kinds.slice(index + 1).flatMap((other) => pairs(one, other)),
      ),
    ].filter((classes) => mergeClasses(classes) !== merge(classes));
    expect(wrong).toEqual([]);
  });

  it.each([
    ['p-2 hover:p-4 p-3', 'hover:p-4 p-3'],
    ['hover:focus:p-2 focus:hover:p-4', 'focus:hover:p-4'],
    ['[&_svg]:size-4 size-3 [&_svg]:size-5', 'size-3 [&_svg]:size-5'],
    [
      'data-[state=open]:h-2 data-[state=closed]:h-3',
      'data-[state=open]:h-2 data-[state=closed]:h-3',
    ],
    ['-mt-2 mt-4', 'mt-4'],
    ['h-2! h-4', 'h-2! h-4'],
    ['h-2! h-4!', 'h-4!'],
    ['  own-class   flex  grid ', 'own-class grid'],
    ['', ''],
  ])('keeps apart what stands under other conditions: %s', (classes, merged) => {
    expect(mergeClasses(classes)).toBe(merged);
    expect(merge(classes)).toBe(merged);
  });
});

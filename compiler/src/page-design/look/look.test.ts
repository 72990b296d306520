// Palettes, type pairs, and the looks chosen from them: readable, valid, and visibly different.
import { type PageTheme, themeSchema } from '@vys/contract/page-model/theme';
import { describe, expect, it } from 'vitest';
import { bakery } from '../../../test/sample-designs.ts';
import { contrast } from '../../page-model/colors.ts';
import { findFamily, listFamilies } from '../families/families.ts';
import { chooseTheme, differenceOf, nextFamily, redesign } from './choose-look.ts';
import { type Mood, moods } from './moods.ts';
import { colorsOf, listPalettes, paletteNamed, palettes } from './palettes.ts';
import { shiftTheme } from './shift-theme.ts';
import { listTypePairs, typePairNamed, typePairs } from './type-pairs.ts';

/** What is written on what in a page. */
function worstContrast({ colors, background }: Pick<PageTheme, 'colors' | 'background'>): number {
  const grounds = [colors.background, colors.surface];
  if (background.kind === 'gradient') grounds.push(background.from, background.to);
  return Math.min(
    ...grounds.flatMap((ground) => [contrast(colors.text, ground), contrast(colors.muted, ground)]),
    contrast(colors.accentText, colors.accent),
  );
}

describe('palettes', () => {
  it('are at least 24, each with names and moods of its own', () => {
    expect(new Set(palettes.map(({ name }) => name)).size).toBeGreaterThanOrEqual(24);
    const backgrounds = palettes.map(({ background, accent }) => `${background} ${accent}`);
    expect(new Set(backgrounds).size).toBe(palettes.length);
  });

  it.each(palettes.map((palette) => [palette.name, palette.scheme, palette] as const))(
    'can be read: %s, %s',
    (_name, scheme, palette) => {
      const colors = colorsOf(palette);
      const { gradientTo: to, background: from } = palette;
      const background = to
        ? { kind: 'gradient' as const, from, to, angle: 0 }
        : { kind: 'plain' as const };
      expect(worstContrast({ colors, background })).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colors.accent, colors.background)).toBeGreaterThanOrEqual(3);
      expect(colors.background).toBe(palette.background);
      expect(contrast(colors.text, '#000000') > contrast(colors.text, '#ffffff')).toBe(
        scheme === 'dark',
      );
    },
  );

  it.each(moods)('and type pairs exist for the mood %s, light and dark', (mood) => {
    expect(listTypePairs(mood).length).toBeGreaterThan(0);
    if (mood === 'handwritten') return;
    expect(listPalettes({ mood, scheme: 'light' }).length).toBeGreaterThan(1);
    expect(listPalettes({ mood, scheme: 'dark' }).length).toBeGreaterThan(1);
  });

  it('are found by name in the wished scheme, or in the other one', () => {
    expect(paletteNamed('forest', 'dark')?.scheme).toBe('dark');
    expect(paletteNamed('forest', 'light')?.scheme).toBe('light');
    expect(paletteNamed('nowhere')).toBeUndefined();
  });
});

describe('a chosen look', () => {
  const families = listFamilies();

  it.each(families)('of %s names palettes and type pairs that are there', (family) => {
    const { palettes: names, typePairs: pairs } = findFamily(family);
    for (const name of names) expect(paletteNamed(name.split(' ')[0] ?? ''), name).toBeDefined();
    for (const name of pairs) expect(typePairNamed(name), name).toBeDefined();
    for (const seed of ['a', 'b', 'c']) {
      const theme = chooseTheme({ family, seed });
      expect(themeSchema.parse(theme)).toEqual(theme);
      expect(worstContrast(theme)).toBeGreaterThanOrEqual(4.5);
      expect(chooseTheme({ family, seed })).toEqual(theme);
    }
  });

  it('differs by its seed', () => {
    const family = families[0] as PageTheme['family'];
    const looks = Array.from({ length: 12 }, (_, seed) => chooseTheme({ family, seed: `${seed}` }));
    expect(new Set(looks.map(({ colors }) => colors.background)).size).toBeGreaterThan(2);
    expect(new Set(looks.map(({ fonts }) => fonts.display)).size).toBeGreaterThan(1);
  });

  it('keeps wished colors and can be read on any of them', () => {
    const family = families[0] as PageTheme['family'];
    const colors = ['#000000', '#ffffff', '#1c4032', '#ffe04a', '#777777', '#c0392b', '#7f00ff'];
    for (const background of colors) {
      for (const accent of colors) {
        const theme = chooseTheme({ family, background, accent, seed: 'x' });
        expect(worstContrast(theme), `${background} ${accent}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(chooseTheme({ family, background: '#1c4032', seed: 'x' }).colors.background).toBe(
      '#1c4032',
    );
    expect(chooseTheme({ family, accent: '#1c4032', seed: 'x' }).colors.accent).toBe('#1c4032');
  });

  it.each(['light', 'dark'] as const)('is %s when that is wished', (scheme) => {
    for (const family of families) {
      expect(chooseTheme({ family, scheme, seed: 'x' }).scheme).toBe(scheme);
      expect(chooseTheme({ family, scheme, accent: '#888888', seed: 'x' }).scheme).toBe(scheme);
    }
  });
});

describe('another look', () => {
  it('has the next family, until all have been', () => {
    const all = ['tiles', 'stage', 'garden'] as const;
    expect(nextFamily('tiles', all)).toBe('stage');
    expect(nextFamily('garden', all)).toBe('tiles');
    expect(nextFamily('folio', all)).toBe('tiles');
  });

  it('is in other colors', () => {
    let { theme } = bakery;
    for (let round = 0; round < 16; round++) {
      const next = redesign(theme, `${round}`);
      expect(differenceOf(next.colors, theme.colors)).toBeGreaterThan(120);
      expect(worstContrast(next)).toBeGreaterThanOrEqual(4.5);
      theme = next;
    }
  });
});

describe('a theme that moves towards a mood', () => {
  it.each(moods)('%s: is readable, valid and another', (mood) => {
    for (const scheme of ['light', 'dark'] as const) {
      const family = listFamilies()[0] as PageTheme['family'];
      const theme = chooseTheme({ family, scheme, seed: 'x' });
      const shifted = shiftTheme(theme, mood);
      expect(themeSchema.safeParse(shifted).success).toBe(true);
      expect(worstContrast(shifted)).toBeGreaterThanOrEqual(4.5);
      expect(shifted).not.toEqual(theme);
      expect(shifted.scheme).toBe(scheme);
    }
  });

  it.each<{ mood: Mood; expected: (before: PageTheme, after: PageTheme) => boolean }>([
    { mood: 'playful', expected: (before, after) => after.radius > before.radius },
    { mood: 'minimal', expected: (before, after) => after.density > before.density },
    { mood: 'luxury', expected: (_, after) => after.radius === 0 },
    { mood: 'editorial', expected: (_, { fonts }) => fonts.display === 'Instrument Serif' },
    { mood: 'handwritten', expected: (_, { fonts }) => fonts.display === 'Caveat' },
  ])('$mood moves what it is about', ({ mood, expected }) => {
    expect(expected(bakery.theme, shiftTheme(bakery.theme, mood))).toBe(true);
  });
});

describe('type pairs', () => {
  it('are at least twelve, found by name', () => {
    expect(typePairs.length).toBeGreaterThanOrEqual(12);
    for (const pair of typePairs) expect(typePairNamed(pair.name)).toBe(pair);
  });
});

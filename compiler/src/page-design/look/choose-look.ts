// Chooses how a page looks: from its family, a mood and wished colors to a whole theme whose texts can be read.
// The same wish with the same seed gives the same theme.
import type { LayoutFamily, PageTheme } from '@vys/contract/page-model/theme';
import { type PageColors, type Scheme, schemeOf, solveColors } from '../../page-model/colors.ts';
import { findFamily, listFamilies } from '../families/families.ts';
import type { Mood } from './moods.ts';
import { colorsOf, listPalettes, type Palette, paletteNamed } from './palettes.ts';
import { listTypePairs, type TypePair, typePairNamed } from './type-pairs.ts';

export type LookWish = {
  family: LayoutFamily;
  mood?: Mood | undefined;
  scheme?: Scheme | undefined;
  /** Six hexadecimal digits after `#`; kept as they are where texts can be read on them. */
  background?: string | undefined;
  accent?: string | undefined;
  seed: string;
};

/** The best of the candidates that the seed chooses among. */
const CHOICES = 4;
/** Difference of the largest and the smallest channel, of 255, up to which a background counts as quiet. */
const QUIET = 40;

export function chooseTheme(wish: LookWish): PageTheme {
  const { family, mood, seed } = wish;
  const design = findFamily(family);
  const palette = choosePalette(wish);
  const pairs = listTypePairs(mood);
  const suited = design.typePairs.flatMap((name) => typePairNamed(name) ?? []);
  const pair = pickOne(preferShared(suited, pairs), `${seed} type`) as TypePair;
  const colors = colorsFor(wish, palette);
  const isOwn = wish.background !== undefined || wish.accent !== undefined;
  return {
    family,
    scheme: schemeOf(colors),
    colors,
    fonts: { display: pair.display, body: pair.body },
    scale: 1,
    radius: design.defaults.radius,
    density: 1,
    background: isOwn ? { kind: 'plain' } : backgroundOf(palette),
    motion: 'quiet',
    elements: {},
    ...(pair.weight === undefined ? {} : { headingWeight: pair.weight }),
  };
}

/** The family after this one, in the order of `among`. */
export function nextFamily(
  current: LayoutFamily,
  among: readonly LayoutFamily[] = listFamilies(),
): LayoutFamily {
  return among[(among.indexOf(current) + 1) % among.length] ?? current;
}

/** Visibly another: the next family, in a palette far from the present colors. */
export function redesign(theme: PageTheme, seed: string): PageTheme {
  const family = nextFamily(theme.family);
  const palettes = [...palettesOfFamily(family), ...listPalettes()];
  const others = palettes.filter((palette) => differenceOf(colorsOf(palette), theme.colors) > 120);
  const palette = pickOne((others.length > 0 ? others : palettes).slice(0, CHOICES), seed);
  const next = chooseTheme({ family, seed });
  if (palette === undefined) return next;
  const colors = colorsOf(palette);
  return {
    ...next,
    colors,
    scheme: schemeOf(colors),
    background: backgroundOf(palette),
    motion: theme.motion,
  };
}

/** Of the palette's gradient where it has one. */
export function backgroundOf({ background, gradientTo }: Palette): PageTheme['background'] {
  if (gradientTo === undefined) return { kind: 'plain' };
  return { kind: 'gradient', from: background, to: gradientTo, angle: 165 };
}

/** Sum of the distances of background and accent; 0 to 883. */
export function differenceOf(
  a: Pick<PageColors, 'background' | 'accent'>,
  b: Pick<PageColors, 'background' | 'accent'>,
): number {
  return distance(a.background, b.background) + distance(a.accent, b.accent);
}

function choosePalette(wish: LookWish): Palette {
  const { background, accent, mood, seed } = wish;
  const scheme =
    wish.scheme ??
    (background === undefined
      ? undefined
      : schemeOf(solveColors({ background, accent: background })));
  if (background !== undefined) return nearest(listPalettes({ scheme }), 'background', background);
  if (accent !== undefined) {
    const quiet = listPalettes({ scheme: scheme ?? 'light' }).filter((palette) => {
      const channels = channelsOf(palette.background);
      return Math.max(...channels) - Math.min(...channels) < QUIET;
    });
    return nearest(quiet, 'accent', accent);
  }
  const suited = palettesOfFamily(wish.family).filter(
    (palette) => scheme === undefined || palette.scheme === scheme,
  );
  const choices = preferShared(suited, listPalettes({ scheme, mood }));
  return pickOne(choices, `${seed} palette`) as Palette;
}

function colorsFor({ background, accent, scheme }: LookWish, palette: Palette): PageColors {
  if (background === undefined && accent === undefined) return colorsOf(palette);
  return solveColors({
    background: background ?? palette.background,
    accent: accent ?? palette.accent,
    surface: background === undefined ? palette.surface : undefined,
    scheme,
  });
}

/** `lemon` stands for both of its schemes, `lemon dark` for one. */
function palettesOfFamily(family: LayoutFamily): Palette[] {
  return findFamily(family).palettes.flatMap((entry) => {
    const [name = '', only] = entry.split(' ');
    const schemes = only === undefined ? (['light', 'dark'] as const) : [only as Scheme];
    return schemes.flatMap((scheme) => paletteNamed(name, scheme) ?? []);
  });
}

/** What suits the family comes first; all that is wished stays possible. */
function preferShared<Choice>(suited: readonly Choice[], wished: readonly Choice[]): Choice[] {
  const shared = suited.filter((choice) => wished.includes(choice));
  return [...new Set([...shared, ...wished])].slice(0, CHOICES);
}

function nearest(all: readonly Palette[], role: 'background' | 'accent', color: string): Palette {
  const sorted = [...all].sort((a, b) => distance(a[role], color) - distance(b[role], color));
  return sorted[0] as Palette;
}

function pickOne<Choice>(choices: readonly Choice[], seed: string): Choice | undefined {
  return choices[hash(seed) % choices.length];
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return (value ^ (value >>> 15)) >>> 0;
}

function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

function distance(a: string, b: string): number {
  const [first, second] = [channelsOf(a), channelsOf(b)];
  return Math.hypot(...first.map((channel, index) => channel - (second[index] ?? 0)));
}

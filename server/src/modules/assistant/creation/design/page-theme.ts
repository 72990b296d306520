// The theme of a new page: family, palette and type by occupation, mood and what the brief asks for.
import { listFamilies } from '@vys/compiler/page-design/families/families';
import { chooseTheme } from '@vys/compiler/page-design/look/choose-look';
import type { Mood } from '@vys/compiler/page-design/look/moods';
import { mix, readableGradient, schemeOf, solveColors } from '@vys/compiler/page-model/colors';
import type { LayoutFamily, PageTheme } from '@vys/contract/page-model/theme';
import type { Brief, BriefLook } from '../brief.ts';

/** Where no occupation chooses. */
const GENERAL_FAMILIES: readonly LayoutFamily[] = [
  'tiles',
  'pocket-card',
  'letterpress',
  'folio',
  'launch',
];
const FAMILIES_OF_MOODS: Partial<Record<Mood, readonly LayoutFamily[]>> = {
  luxury: ['folio', 'invitation', 'practice'],
  elegant: ['folio', 'letterpress', 'practice'],
  romantic: ['invitation', 'garden', 'letterpress'],
  natural: ['garden', 'storefront', 'letterpress'],
  calm: ['garden', 'letterpress', 'practice'],
  bold: ['marquee', 'tiles', 'launch'],
  playful: ['tiles', 'arcade', 'storefront'],
  techy: ['launch', 'arcade', 'tiles'],
  retro: ['marquee', 'storefront', 'arcade'],
  editorial: ['letterpress', 'folio', 'broadcast'],
  minimal: ['folio', 'pocket-card', 'letterpress'],
  serious: ['practice', 'pocket-card', 'letterpress'],
};

export function themeOf(brief: Brief, seed: string): PageTheme {
  const { look, occupation } = brief;
  const mood = look.moods[0] ?? pick(occupation?.moods ?? [], `${seed} mood`);
  const { background, accent } = namedColors(look);
  const family = chooseFamily(brief, seed);
  const theme = chooseTheme({ family, mood, scheme: look.scheme, background, accent, seed });
  const moved = look.isStill ? { ...theme, motion: 'none' as const } : theme;
  return withFont(look.hasGradient ? withGradient(moved) : moved, look);
}

/** Those of the occupation; where a mood is asked for, the ones that suit it come first. */
function chooseFamily({ occupation, look }: Brief, seed: string): LayoutFamily {
  const available = new Set(listFamilies());
  const moody = look.moods.flatMap((mood) => FAMILIES_OF_MOODS[mood] ?? []);
  const fitting = occupation?.families ?? (moody.length > 0 ? moody : GENERAL_FAMILIES);
  const shared = fitting.filter((family) => moody.includes(family));
  const choices = [
    ...(shared.length > 0 ? shared : fitting),
    ...fitting,
    ...GENERAL_FAMILIES,
    ...available,
  ].filter((family) => available.has(family));
  const best = [...new Set(choices)].slice(0, Math.max(1, Math.min(fitting.length, 3)));
  return pick(best, `${seed} family`) ?? 'pocket-card';
}

/** One color is the accent, or the background where it is nearly white or black; of several the outermost is the background. */
function namedColors({ background, accent, colors }: BriefLook): NamedColors {
  if (background === undefined && accent === undefined) return guessedColors(colors);
  const [other] = colors.filter((color) => color !== background && color !== accent);
  const ground = background ?? other;
  const ink = accent ?? other;
  return { ...(ground && { background: ground }), ...(ink && { accent: ink }) };
}

type NamedColors = { background?: string; accent?: string };

function guessedColors(colors: readonly string[]): NamedColors {
  const [first, second] = colors;
  if (first === undefined) return {};
  if (second === undefined) return isExtreme(first) ? { background: first } : { accent: first };
  const sorted = [...colors.slice(0, 3)].sort((a, b) => distanceToMiddle(b) - distanceToMiddle(a));
  const background = sorted[0] as string;
  const accent =
    colors.find((color) => color !== background && !isExtreme(color)) ??
    colors.find((color) => color !== background);
  return { background, ...(accent && { accent }) };
}

function lightnessOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255,
  );
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}
/** Rounded: of black and white the one that is named first is the background. */
const distanceToMiddle = (hex: string) => Math.round(Math.abs(lightnessOf(hex) - 0.5) * 50);
const isExtreme = (hex: string) => lightnessOf(hex) < 0.08 || lightnessOf(hex) > 0.88;

function withGradient(theme: PageTheme): PageTheme {
  const { background, accent } = theme.colors;
  const gradient = readableGradient({ from: background, to: mix(background, accent, 0.35) });
  const colors = solveColors({ background, accent, gradient });
  return {
    ...theme,
    colors,
    scheme: schemeOf(colors),
    background: { kind: 'gradient', ...gradient, angle: 165 },
  };
}

function withFont(theme: PageTheme, { font }: BriefLook): PageTheme {
  if (font === undefined) return theme;
  const body = font === 'JetBrains Mono' || font === 'Nunito' ? font : theme.fonts.body;
  return { ...theme, fonts: { display: font, body } };
}

/** The same choice for the same seed. */
export function pick<Choice>(choices: readonly Choice[], seed: string): Choice | undefined {
  let hash = 7;
  for (const character of seed) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return choices[(hash ^ (hash >>> 13)) % Math.max(1, choices.length)];
}

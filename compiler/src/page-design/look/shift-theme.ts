// Moves a theme towards a mood, along what can be measured: typeface, saturation, corners, spacing, size, ornament.
// Layout family, light or dark, and styles of single elements stay.
import type { PageTheme } from '@vys/contract/page-model/theme';
import { type PageColors, shiftColor, solveColors } from '../../page-model/colors.ts';
import { backgroundOf, differenceOf } from './choose-look.ts';
import type { Mood } from './moods.ts';
import { colorsOf, listPalettes } from './palettes.ts';
import { listTypePairs } from './type-pairs.ts';

type Shift = {
  /** A factor of the saturation, or the nearest palette of the mood. */
  colors: number | 'palette';
  /** Of corners, in pixels: at least or at most. */
  radius?: { least: number } | { most: number };
  /** Factors. */
  density?: number;
  scale?: number;
  /** Taken over where they are named. */
  decisions?: Partial<Pick<PageTheme, 'buttons' | 'shadow' | 'align' | 'headingCase' | 'avatar'>>;
};

const shifts: Readonly<Record<Mood, Shift>> = {
  minimal: {
    colors: 0.45,
    radius: { most: 8 },
    density: 1.15,
    decisions: { shadow: 'none', buttons: 'outline', headingCase: 'normal' },
  },
  elegant: {
    colors: 0.7,
    radius: { most: 4 },
    density: 1.15,
    decisions: { shadow: 'none', buttons: 'outline', headingCase: 'normal' },
  },
  playful: {
    colors: 1.35,
    radius: { least: 24 },
    scale: 1.05,
    decisions: { shadow: 'hard', buttons: 'solid', headingCase: 'normal' },
  },
  techy: {
    colors: 'palette',
    radius: { most: 6 },
    decisions: { shadow: 'none', buttons: 'outline' },
  },
  bold: {
    colors: 1.4,
    radius: { most: 4 },
    scale: 1.1,
    decisions: { buttons: 'solid', headingCase: 'upper' },
  },
  classic: {
    colors: 0.8,
    radius: { most: 6 },
    decisions: { shadow: 'none', headingCase: 'normal', avatar: 'circle' },
  },
  editorial: {
    colors: 0.55,
    radius: { most: 0 },
    density: 1.15,
    scale: 1.05,
    decisions: {
      shadow: 'none',
      buttons: 'line',
      align: 'start',
      headingCase: 'normal',
      avatar: 'square',
    },
  },
  handwritten: { colors: 1, radius: { least: 14 }, decisions: { headingCase: 'normal' } },
  warm: { colors: 'palette', radius: { least: 12 }, decisions: { shadow: 'soft' } },
  calm: {
    colors: 0.6,
    radius: { least: 16 },
    density: 1.2,
    decisions: { shadow: 'none', buttons: 'soft', headingCase: 'normal' },
  },
  natural: { colors: 'palette', radius: { least: 16 }, decisions: { shadow: 'none' } },
  luxury: {
    colors: 'palette',
    radius: { most: 0 },
    density: 1.25,
    decisions: { shadow: 'none', buttons: 'outline', align: 'center' },
  },
  romantic: { colors: 'palette', density: 1.1, decisions: { shadow: 'none', align: 'center' } },
  retro: {
    colors: 'palette',
    radius: { most: 2 },
    decisions: { shadow: 'hard', buttons: 'solid' },
  },
  fresh: { colors: 'palette', radius: { least: 16 }, decisions: { buttons: 'solid' } },
  serious: {
    colors: 0.6,
    radius: { most: 8 },
    decisions: { shadow: 'none', buttons: 'solid', headingCase: 'normal' },
  },
};

export function shiftTheme(theme: PageTheme, mood: Mood): PageTheme {
  const { colors, radius, density = 1, scale = 1, decisions } = shifts[mood];
  const pairs = listTypePairs(mood);
  const isThere = pairs.some(({ display }) => display === theme.fonts.display);
  const pair = isThere ? undefined : pairs[0];
  return {
    ...theme,
    ...(colors === 'palette' ? nearestPalette(theme, mood) : saturate(theme, colors)),
    ...(pair && {
      fonts: { display: pair.display, body: pair.body },
      headingWeight: pair.weight,
    }),
    radius: radius === undefined ? theme.radius : moveRadius(theme.radius, radius),
    density: within(theme.density * density, 0.6, 1.8),
    scale: within(theme.scale * scale, 0.75, 1.5),
    ...decisions,
  };
}

type Look = Pick<PageTheme, 'colors' | 'background'>;

function nearestPalette(theme: PageTheme, mood: Mood): Look {
  const [palette] = listPalettes({ mood, scheme: theme.scheme }).sort(
    (a, b) => differenceOf(colorsOf(a), theme.colors) - differenceOf(colorsOf(b), theme.colors),
  );
  if (palette === undefined) return theme;
  return { colors: colorsOf(palette), background: keepPicture(theme, backgroundOf(palette)) };
}

/** A picture behind the page is the creator's own. */
function keepPicture(theme: PageTheme, background: PageTheme['background']) {
  return theme.background.kind === 'image' ? theme.background : background;
}

function saturate({ colors, scheme, background }: PageTheme, chroma: number): Look {
  const shifted = (role: keyof PageColors) => shiftColor(colors[role], { chroma });
  return {
    colors: solveColors({
      background: shifted('background'),
      surface: shifted('surface'),
      accent: shifted('accent'),
      scheme,
    }),
    background: chroma < 1 && background.kind === 'gradient' ? { kind: 'plain' } : background,
  };
}

function moveRadius(radius: number, wish: { least: number } | { most: number }): number {
  return 'least' in wish ? Math.max(radius, wish.least) : Math.min(radius, wish.most);
}

function within(value: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, value)) * 1000) / 1000;
}

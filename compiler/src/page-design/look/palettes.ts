// Palettes: a few chosen colors each, from which every color role follows with contrast solved.
import { type PageColors, type Scheme, solveColors } from '../../page-model/colors.ts';
import type { Mood } from './moods.ts';

type ChosenColors = {
  background: string;
  accent: string;
  surface?: string;
  /** Where it is there, the page runs from the background to it. */
  gradientTo?: string;
};

export type Palette = ChosenColors & {
  /** The same in both schemes of a palette. */
  name: string;
  scheme: Scheme;
  moods: readonly Mood[];
};

type Chosen = { moods: readonly Mood[]; light?: ChosenColors; dark?: ChosenColors };

/** Neighbors differ, so that the next one is visibly another. */
const chosen: Readonly<Record<string, Chosen>> = {
  sourdough: {
    moods: ['warm', 'classic', 'natural'],
    light: { background: '#f6eee0', accent: '#ad4318', surface: '#fffaf0' },
    dark: { background: '#1d140e', accent: '#f0905a' },
  },
  cobalt: {
    moods: ['bold', 'techy', 'fresh'],
    light: { background: '#eceffd', accent: '#1f35df', surface: '#ffffff' },
    dark: { background: '#1726c9', accent: '#ffe65a', surface: '#2a3be0' },
  },
  paper: {
    moods: ['minimal', 'classic', 'editorial', 'elegant'],
    light: { background: '#faf8f3', accent: '#1d1a16', surface: '#f0ece3' },
    dark: { background: '#171614', accent: '#f3ecdf' },
  },
  tomato: {
    moods: ['bold', 'warm', 'playful'],
    light: { background: '#fff3ea', accent: '#d02f1b', surface: '#ffffff' },
    dark: { background: '#1a0c09', accent: '#ff5f43' },
  },
  forest: {
    moods: ['natural', 'calm', 'serious'],
    light: { background: '#f1f3e9', accent: '#1f5a3c', surface: '#fcfdf8' },
    dark: { background: '#0f211a', accent: '#cbe96f' },
  },
  bubblegum: {
    moods: ['playful', 'fresh', 'bold'],
    light: { background: '#ffd3e5', accent: '#c50059', surface: '#fff0f6' },
    dark: { background: '#240617', accent: '#ff74ba' },
  },
  harbor: {
    moods: ['serious', 'classic', 'elegant'],
    light: { background: '#f5f2ec', accent: '#1c3a5e', surface: '#ffffff' },
    dark: { background: '#0e1b2d', accent: '#e9b44c' },
  },
  lemon: {
    moods: ['playful', 'bold', 'retro'],
    light: { background: '#ffe04a', accent: '#1a170c', surface: '#fff0a3' },
    dark: { background: '#16140a', accent: '#ffe04a' },
  },
  blush: {
    moods: ['romantic', 'calm', 'elegant'],
    light: { background: '#fbedea', accent: '#a8324c', surface: '#fff9f8' },
    dark: { background: '#25131a', accent: '#ff9fb2' },
  },
  acid: {
    moods: ['techy', 'bold', 'fresh'],
    light: { background: '#d8ff3e', accent: '#12150a', surface: '#ecff9f' },
    dark: { background: '#0d0e0b', accent: '#d4ff3a' },
  },
  champagne: {
    moods: ['luxury', 'elegant', 'classic'],
    light: { background: '#f6f0e3', accent: '#7d5a1c', surface: '#fffcf5' },
    dark: { background: '#12100c', accent: '#d9b46c' },
  },
  lagoon: {
    moods: ['fresh', 'calm', 'natural'],
    light: { background: '#e6f5f2', accent: '#006f66', surface: '#fafffe' },
    dark: { background: '#04221f', accent: '#49e2c8' },
  },
  'poster-red': {
    moods: ['bold', 'retro'],
    light: { background: '#ff5336', accent: '#17100e', surface: '#ff7c63' },
    dark: { background: '#b5170b', accent: '#ffe9d6', surface: '#c52a1c' },
  },
  slate: {
    moods: ['minimal', 'serious', 'techy'],
    light: { background: '#f2f4f6', accent: '#24323f', surface: '#ffffff' },
    dark: { background: '#15191e', accent: '#a9d3f5' },
  },
  clay: {
    moods: ['warm', 'natural', 'calm'],
    light: { background: '#efdecf', accent: '#87381f', surface: '#f9efe6' },
    dark: { background: '#231610', accent: '#eba077' },
  },
  neon: {
    moods: ['techy', 'bold', 'retro'],
    light: { background: '#f3eff7', accent: '#c2006f', surface: '#ffffff' },
    dark: { background: '#08090f', accent: '#ff4aa0', gradientTo: '#220a2b' },
  },
  sage: {
    moods: ['calm', 'natural', 'minimal'],
    light: { background: '#e6ece0', accent: '#41593a', surface: '#f6f9f3' },
    dark: { background: '#1a211a', accent: '#b6d2a6' },
  },
  peach: {
    moods: ['playful', 'warm', 'fresh'],
    light: { background: '#ffdfc9', accent: '#b3341a', surface: '#fff3ea', gradientTo: '#ffcfd2' },
    dark: { background: '#26130e', accent: '#ffb08a' },
  },
  ink: {
    moods: ['minimal', 'editorial', 'techy', 'serious'],
    light: { background: '#ffffff', accent: '#0b0b0c', surface: '#f2f2f1' },
    dark: { background: '#0a0a0b', accent: '#fafafa' },
  },
  sunset: {
    moods: ['warm', 'romantic', 'bold'],
    light: { background: '#ffbf75', accent: '#4a0d2b', surface: '#ffdcae', gradientTo: '#ff8f7d' },
    dark: { background: '#260d22', accent: '#ffb46b', gradientTo: '#571c26' },
  },
  wine: {
    moods: ['elegant', 'luxury', 'romantic'],
    light: { background: '#f8efeb', accent: '#7b1f36', surface: '#fffaf8' },
    dark: { background: '#2b0e18', accent: '#f1b9a5' },
  },
  terminal: {
    moods: ['techy', 'retro'],
    light: { background: '#e9efe6', accent: '#0d5f33', surface: '#f8fbf6' },
    dark: { background: '#07120c', accent: '#4dff9d' },
  },
  sky: {
    moods: ['fresh', 'calm', 'serious'],
    light: { background: '#e7f1fa', accent: '#0a58b0', surface: '#ffffff' },
    dark: { background: '#0a1a2b', accent: '#80c7ff' },
  },
  lilac: {
    moods: ['playful', 'handwritten', 'romantic'],
    light: { background: '#e9e3f6', accent: '#b52d16', surface: '#f8f5fd' },
    dark: { background: '#1c1827', accent: '#ffb795' },
  },
};

export const palettes: readonly Palette[] = Object.entries(chosen).flatMap(
  ([name, { moods, light, dark }]) => [
    ...(light ? [{ name, moods, scheme: 'light' as const, ...light }] : []),
    ...(dark ? [{ name, moods, scheme: 'dark' as const, ...dark }] : []),
  ],
);

/** Those that fit; of a mood the most typical first. */
export function listPalettes(
  wish: { scheme?: Scheme | undefined; mood?: Mood | undefined } = {},
): Palette[] {
  const { scheme, mood } = wish;
  const rank = (palette: Palette) => (mood === undefined ? 0 : palette.moods.indexOf(mood));
  return palettes
    .filter((palette) => scheme === undefined || palette.scheme === scheme)
    .filter((palette) => rank(palette) >= 0)
    .sort((a, b) => rank(a) - rank(b));
}

/** In the wished scheme where it has that, else in its other one. */
export function paletteNamed(name: string, scheme?: Scheme): Palette | undefined {
  const all = palettes.filter((palette) => palette.name === name);
  return all.find((palette) => palette.scheme === scheme) ?? all[0];
}

const solved = new WeakMap<Palette, PageColors>();

export function colorsOf(palette: Palette): PageColors {
  const known = solved.get(palette);
  if (known) return known;
  const { background, accent, surface, gradientTo } = palette;
  const gradient = gradientTo && { from: background, to: gradientTo };
  const colors = solveColors({ background, accent, surface, ...(gradient && { gradient }) });
  solved.set(palette, colors);
  return colors;
}

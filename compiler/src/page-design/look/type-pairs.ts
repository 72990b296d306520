// Pairs of typefaces that belong together: one for names and titles, one for everything else.
import type { PageFont } from '@vys/contract/page-model/theme';
import type { Mood } from './moods.ts';

export type TypePair = {
  name: string;
  display: PageFont;
  body: PageFont;
  /** The most typical first. */
  moods: readonly Mood[];
  /** Of titles, where the layout family leaves it to the letters. */
  weight?: number;
};

export const typePairs: readonly TypePair[] = [
  {
    name: 'workshop',
    display: 'Bricolage Grotesque',
    body: 'Hanken Grotesk',
    moods: ['fresh', 'playful', 'bold'],
  },
  {
    name: 'oven',
    display: 'Fraunces',
    body: 'Hanken Grotesk',
    moods: ['warm', 'natural', 'classic'],
  },
  {
    name: 'magazine',
    display: 'Instrument Serif',
    body: 'DM Sans',
    moods: ['editorial', 'elegant', 'minimal'],
    weight: 400,
  },
  { name: 'poster', display: 'Anton', body: 'Archivo', moods: ['bold', 'retro'], weight: 400 },
  {
    name: 'gallery',
    display: 'Cormorant',
    body: 'Hanken Grotesk',
    moods: ['luxury', 'elegant', 'calm'],
    weight: 500,
  },
  { name: 'studio', display: 'Space Grotesk', body: 'DM Sans', moods: ['techy', 'minimal'] },
  {
    name: 'book',
    display: 'Newsreader',
    body: 'Newsreader',
    moods: ['classic', 'editorial', 'calm'],
  },
  {
    name: 'rounded',
    display: 'Nunito',
    body: 'Nunito',
    moods: ['playful', 'calm', 'fresh'],
    weight: 800,
  },
  {
    name: 'theater',
    display: 'Playfair Display',
    body: 'DM Sans',
    moods: ['elegant', 'classic', 'luxury', 'romantic'],
  },
  {
    name: 'office',
    display: 'Hanken Grotesk',
    body: 'Hanken Grotesk',
    moods: ['minimal', 'serious'],
  },
  {
    name: 'console',
    display: 'Space Grotesk',
    body: 'JetBrains Mono',
    moods: ['techy', 'serious'],
  },
  {
    name: 'note',
    display: 'Caveat',
    body: 'Nunito',
    moods: ['handwritten', 'playful', 'warm'],
    weight: 700,
  },
  {
    name: 'headline',
    display: 'Archivo',
    body: 'Archivo',
    moods: ['bold', 'serious'],
    weight: 900,
  },
  {
    name: 'script',
    display: 'Great Vibes',
    body: 'Cormorant',
    moods: ['romantic', 'handwritten', 'luxury'],
    weight: 400,
  },
  { name: 'geometry', display: 'Sora', body: 'DM Sans', moods: ['fresh', 'techy', 'minimal'] },
  {
    name: 'pixel',
    display: 'Pixelify Sans',
    body: 'JetBrains Mono',
    moods: ['retro', 'techy', 'playful'],
    weight: 600,
  },
];

/** Those of the mood, the most typical first; all without one. */
export function listTypePairs(mood?: Mood): TypePair[] {
  if (mood === undefined) return [...typePairs];
  return typePairs
    .filter((pair) => pair.moods.includes(mood))
    .sort((a, b) => a.moods.indexOf(mood) - b.moods.indexOf(mood));
}

export function typePairNamed(name: string): TypePair | undefined {
  return typePairs.find((pair) => pair.name === name);
}

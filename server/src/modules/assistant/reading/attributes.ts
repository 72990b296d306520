// Parts of a page and how they look, by name in six languages: parts, moods, kinds of fonts, comparatives.
import { COMPARATIVES } from './attributes/data-comparatives.ts';
import { ATTRIBUTES_DE, ATTRIBUTES_EN, MOODS_DE, MOODS_EN } from './attributes/data-en-de.ts';
import { FONTS } from './attributes/data-fonts.ts';
import { ATTRIBUTES_ES, ATTRIBUTES_FR, MOODS_ES, MOODS_FR } from './attributes/data-fr-es.ts';
import { ATTRIBUTES_IT, ATTRIBUTES_PT, MOODS_IT, MOODS_PT } from './attributes/data-pt-it.ts';
import { Lexicon } from './words/lexicon.ts';

export type Attribute =
  | 'page'
  | 'background'
  | 'button'
  | 'heading'
  | 'text'
  | 'font'
  | 'corner'
  | 'spacing'
  | 'avatar'
  | 'accent'
  | 'colors'
  | 'name'
  | 'tagline'
  | 'bio'
  | 'icon'
  | 'border'
  | 'shadow'
  | 'animation'
  | 'alignment'
  | 'image'
  | 'link'
  | 'card'
  | 'size'
  | 'scheme'
  | 'language'
  | 'order'
  | 'divider';
export type Mood =
  | 'elegant'
  | 'playful'
  | 'minimal'
  | 'bold'
  | 'luxury'
  | 'cozy'
  | 'techy'
  | 'romantic'
  | 'brutalist'
  | 'natural'
  | 'retro'
  | 'modern'
  | 'professional'
  | 'calm'
  | 'artistic'
  | 'dark'
  | 'bright'
  | 'sporty';
export type FontKind = 'serif' | 'sans' | 'rounded' | 'mono' | 'handwritten' | 'display' | 'pixel';
export type Comparative =
  | 'bigger'
  | 'smaller'
  | 'darker'
  | 'lighter'
  | 'rounder'
  | 'sharper'
  | 'airier'
  | 'tighter'
  | 'bolder'
  | 'thinner'
  | 'warmer'
  | 'cooler'
  | 'louder'
  | 'quieter'
  | 'shorter'
  | 'longer'
  | 'higher'
  | 'lower';

export const attributes = new Lexicon<Attribute>({
  en: ATTRIBUTES_EN,
  de: ATTRIBUTES_DE,
  fr: ATTRIBUTES_FR,
  es: ATTRIBUTES_ES,
  pt: ATTRIBUTES_PT,
  it: ATTRIBUTES_IT,
});
export const moods = new Lexicon<Mood>({
  en: MOODS_EN,
  de: MOODS_DE,
  fr: MOODS_FR,
  es: MOODS_ES,
  pt: MOODS_PT,
  it: MOODS_IT,
});
export const fontKinds = new Lexicon<FontKind>(FONTS);
export const comparatives = new Lexicon<Comparative>(COMPARATIVES);

export const findAttribute = (phrase: string, lang?: string): Attribute | undefined =>
  attributes.find(phrase, lang);
export const findMood = (phrase: string, lang?: string): Mood | undefined =>
  moods.find(phrase, lang);
export const findFontKind = (phrase: string, lang?: string): FontKind | undefined =>
  fontKinds.find(phrase, lang);
export const findComparative = (phrase: string, lang?: string): Comparative | undefined =>
  comparatives.find(phrase, lang);

// Moods: what words and comparisons stand for, and what helps against a complaint.
import { listFamilies } from '@vys/compiler/page-design/families/families';
import { chooseTheme, redesign } from '@vys/compiler/page-design/look/choose-look';
import type { Mood } from '@vys/compiler/page-design/look/moods';
import { shiftTheme } from '@vys/compiler/page-design/look/shift-theme';
import type { LayoutFamily, PageTheme } from '@vys/contract/page-model/theme';
import { findConcepts } from '../../lexicon/concepts.ts';
import { moods as moodWords } from '../../lexicon/looks.ts';
import { isLess } from './read-effects.ts';
import type { Description } from './read-look.ts';
import { complaintMoods, moodComparisons } from './words/mood-words.ts';
import { foldText, hasWord, wordsPattern } from './words/patterns.ts';

const comparisons = Object.entries(moodComparisons).map(([mood, words]) => ({
  mood: mood as Mood,
  pattern: wordsPattern(words),
}));
const complaints = Object.entries(complaintMoods).map(([mood, words]) => ({
  mood: mood as Mood,
  pattern: wordsPattern(words ?? ''),
}));

/** What one says who has enough of the other. */
const opposites: Readonly<Record<Mood, Mood>> = {
  minimal: 'playful',
  elegant: 'playful',
  playful: 'serious',
  techy: 'warm',
  bold: 'calm',
  classic: 'fresh',
  editorial: 'fresh',
  handwritten: 'minimal',
  warm: 'fresh',
  calm: 'bold',
  natural: 'fresh',
  luxury: 'warm',
  romantic: 'minimal',
  retro: 'fresh',
  fresh: 'warm',
  serious: 'playful',
};

const familiesOf: Readonly<Partial<Record<Mood, readonly LayoutFamily[]>>> = {
  ...Object.fromEntries(moodWords.map(({ mood, families }) => [mood, families])),
  elegant: ['folio', 'invitation'],
  classic: ['letterpress', 'practice'],
  calm: ['garden', 'practice'],
  handwritten: ['garden', 'invitation'],
};

function namedMood(text: string, lang: string): Mood | undefined {
  const folded = foldText(text);
  const compared = comparisons.find(({ pattern }) => hasWord(folded, pattern));
  if (compared !== undefined) return compared.mood;
  const words = folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const concept = findConcepts(words, lang).find(({ concept: name }) => name.startsWith('mood.'));
  return concept && moodWords[Number(concept.concept.slice(5))]?.mood;
}

/** The mood that is wanted for, also by a complaint about another. */
export function moodOf({ text, isRefused }: Description, lang: string): Mood | undefined {
  const folded = foldText(text);
  if (isRefused) {
    const remedy = complaints.find(({ pattern }) => hasWord(folded, pattern));
    if (remedy !== undefined) return remedy.mood;
  }
  const mood = namedMood(text, lang);
  if (mood === undefined) return undefined;
  return isRefused || isLess(folded.split(/\s+/).slice(0, 2).join(' ')) ? opposites[mood] : mood;
}

/** Towards the mood: a little within the layout, else in a layout that suits it. */
export function themeFor(theme: PageTheme, mood: Mood, isBit: boolean, seed: string): PageTheme {
  const families = familiesOf[mood] ?? [];
  const family = families.find((name) => name !== theme.family && listFamilies().includes(name));
  if (isBit || family === undefined || families.includes(theme.family))
    return shiftTheme(theme, mood);
  return { ...chooseTheme({ family, mood, scheme: theme.scheme, seed }), motion: theme.motion };
}

/** Another layout family; with a mood one that suits it. */
export function anotherTheme(theme: PageTheme, mood: Mood | undefined, seed: string): PageTheme {
  const family = mood && familiesOf[mood]?.find((name) => name !== theme.family);
  if (mood === undefined || family === undefined) return redesign(theme, seed);
  return { ...chooseTheme({ family, mood, seed }), motion: theme.motion };
}

// From words such as "a bit rounder" and "too small" to what changes, which way and how far.
import {
  type Axis,
  bitWords,
  lessWords,
  moreWords,
  muchWords,
  type Pole,
  poleWords,
} from './words/look-words.ts';
import { foldText, hasWord, wordsPattern } from './words/patterns.ts';

export type Effect = {
  axis: Axis;
  sign: 1 | -1;
  /** 1 for "a bit", 2 without a measure, 3 for "much". */
  steps: number;
  /** "darker" in place of "dark". */
  isComparative: boolean;
  /** Said of what is there now. */
  isComplaint: boolean;
};

const poles = Object.entries(poleWords).map(([pole, words]) => ({
  axis: pole.slice(0, -1) as Axis,
  sign: pole.endsWith('+') ? (1 as const) : (-1 as const),
  pole: pole as Pole,
  pattern: wordsPattern(words),
}));
const less = wordsPattern(lessWords);
const lessBefore = new RegExp(`${less.source}(?:\\s+\\p{L}+){0,2}\\s*$`, 'u');
const bit = wordsPattern(bitWords);
const much = wordsPattern(muchWords);
const more = wordsPattern(moreWords);

export const isLess = (text: string): boolean => lessBefore.test(foldText(text));
export const isBit = (text: string): boolean => hasWord(foldText(text), bit);

export function stepsOf(text: string): number {
  const folded = foldText(text);
  if (hasWord(folded, bit)) return 1;
  return hasWord(folded, much) ? 3 : 2;
}

type Reading = {
  /** Of the words around the text, where they measure it. */
  measured: string;
  /** The text says what is wrong, or follows "less". */
  isTurned: boolean;
  isComplaint: boolean;
};

/** In the order of the text; each axis once. */
export function readEffects(text: string, { measured, isTurned, isComplaint }: Reading): Effect[] {
  const folded = foldText(text);
  const found = poles
    .flatMap(({ axis, sign, pattern }) =>
      [...folded.matchAll(pattern)].map((match) => ({
        axis,
        sign,
        start: match.index,
        end: match.index + match[0].length,
      })),
    )
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: typeof found = [];
  for (const match of found) {
    const isTaken = kept.some(({ start, end }) => match.start < end && match.end > start);
    if (!isTaken) kept.push(match);
  }
  const around = foldText(measured);
  const effects = kept.map(({ axis, sign, start }): Effect => {
    const isAway = axis !== 'readable' && lessBefore.test(folded.slice(0, start)) !== isTurned;
    const turned = isAway ? (-sign as 1 | -1) : sign;
    return {
      axis,
      sign: turned,
      steps: stepsOf(around),
      isComparative: hasWord(folded, more) || hasWord(around, more),
      isComplaint,
    };
  });
  const isMode = effects.some(({ axis }) => axis === 'mode');
  const read = effects.map((effect) => (isMode ? { ...effect, isComparative: false } : effect));
  return read.filter(
    ({ axis }, index) => effects.findIndex((other) => other.axis === axis) === index,
  );
}

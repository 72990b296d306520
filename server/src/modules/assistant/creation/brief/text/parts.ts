// Splits a message into sentences and the parts of each, never inside a value.
import type { Message, MessageValue, Span } from '../../../reading/message.ts';
import { fold } from '../../../reading/words/text.ts';
import { ABBREVIATIONS } from './lexicon.ts';

export type Part = Span & {
  text: string;
  line: number;
  sentence: number;
  values: readonly MessageValue[];
  /** What ends it. */
  ending: string;
};

const SENTENCE_ENDS = new Set(['.', '!', '?', '\n', '…']);
const PART_ENDS = new Set([',', ';', '|', '•', '·', '/', '–', '—', '→', ...SENTENCE_ENDS]);

export function splitIntoParts({ text, values }: Message): Part[] {
  const parts: Part[] = [];
  let start = 0;
  let line = 0;
  let sentence = 0;
  for (let index = 0; index <= text.length; index += 1) {
    const inside = values.find((value) => value.start <= index && index < value.end);
    if (inside && inside.kind !== 'emoji') {
      index = inside.end - 1;
      continue;
    }
    const ending = endingAt(text, index);
    if (!ending || isWithinPeriod(values, text, index)) continue;
    const part = trimmed(text, start, index);
    if (part) {
      const within = values.filter((value) => value.start >= part.start && value.end <= part.end);
      parts.push({ ...part, line, sentence, values: within, ending });
    }
    if (ending === '\n') line += 1;
    if (SENTENCE_ENDS.has(ending)) sentence += 1;
    start = index + 1;
  }
  return parts;
}

/** The dash of "5 December – 10 April". */
function isWithinPeriod(values: readonly MessageValue[], text: string, index: number): boolean {
  if (!/[-–—]/.test(text.charAt(index))) return false;
  const isDate = ({ kind }: MessageValue) => kind === 'date';
  return (
    values.some((value) => isDate(value) && value.end <= index && index - value.end < 2) &&
    values.some((value) => isDate(value) && value.start > index && value.start - index < 3)
  );
}

function endingAt(text: string, index: number): string | undefined {
  const character = text.charAt(index);
  if (character === '') return '\n';
  const before = text.charAt(index - 1);
  const after = text.charAt(index + 1);
  if (character === '-') return before === ' ' && after === ' ' ? '-' : undefined;
  if (!PART_ENDS.has(character)) return undefined;
  const isSpaced = after === ' ' || after === '\n' || after === '';
  if (character === '/') return before === ' ' || after === ' ' ? character : undefined;
  if (character === ',' || character === ';') {
    return isSpaced || !/\d/.test(after) ? character : undefined;
  }
  if (character === '.') return isSpaced && !isAbbreviation(text, index) ? character : undefined;
  return character;
}

function isAbbreviation(text: string, index: number): boolean {
  const word = /[\p{L}\p{M}\d]+$/u.exec(text.slice(Math.max(0, index - 24), index))?.[0] ?? '';
  return (
    /^\p{Lu}$/u.test(word) || (ABBREVIATIONS.has(fold(word)) && text.charAt(index + 1) !== '\n')
  );
}

function trimmed(text: string, start: number, end: number): (Span & { text: string }) | undefined {
  let from = start;
  let to = end;
  const isSpace = (index: number) => /[\s*•·]/.test(text.charAt(index));
  while (from < to && isSpace(from)) from += 1;
  while (to > from && isSpace(to - 1)) to -= 1;
  return to > from ? { start: from, end: to, text: text.slice(from, to) } : undefined;
}

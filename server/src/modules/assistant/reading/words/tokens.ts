// Splits a text into runs of letters, runs of digits, symbols, emoji and line breaks.
import type { Span } from '../message.ts';
import { fold } from './text.ts';

export type Token = Span & {
  kind: 'word' | 'number' | 'symbol' | 'emoji' | 'newline';
  typed: string;
  fold: string;
  /** No space before it. */
  isGlued: boolean;
};

const LETTER = /[\p{L}\p{M}]/u;
const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const EMOJI_PART = /\p{Emoji_Modifier}|[\u200d\ufe0f\u20e3]/u;
/** What stands before an apostrophe as a word of its own: l'atelier, dell'arte. */
const ELIDED = new Set(
  'l d j n s c m t qu jusqu lorsqu puisqu dell all nell sull dall un quell quest c'.split(' '),
);

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let index = 0;
  let isGlued = false;
  while (index < text.length) {
    const character = String.fromCodePoint(text.codePointAt(index) as number);
    if (character === ' ') {
      index += 1;
      isGlued = false;
      continue;
    }
    const kind = kindOf(character);
    const end = endOf(text, index, character, kind);
    const typed = text.slice(index, end);
    tokens.push({
      start: index,
      end,
      kind,
      typed,
      fold: kind === 'word' ? fold(typed) : typed,
      isGlued,
    });
    isGlued = kind !== 'newline';
    index = end;
  }
  return tokens;
}

function kindOf(character: string): Token['kind'] {
  if (character === '\n') return 'newline';
  if (isDigit(character)) return 'number';
  if (LETTER.test(character)) return 'word';
  return PICTOGRAPH.test(character) && !'©®™'.includes(character) ? 'emoji' : 'symbol';
}

const isDigit = (character: string) => character >= '0' && character <= '9';

function endOf(text: string, start: number, first: string, kind: Token['kind']): number {
  if (kind === 'word') return endOfWord(text, start);
  let end = start + first.length;
  if (kind === 'number') while (isDigit(text.charAt(end))) end += 1;
  if (kind === 'emoji') end = endOfEmoji(text, start, first);
  return end;
}

function endOfWord(text: string, start: number): number {
  let end = start;
  while (end < text.length) {
    const character = text.charAt(end);
    if (isLetterAt(text, end)) {
      end += character >= '\ud800' && character <= '\udbff' ? 2 : 1;
    } else if (character === "'" && isLetterAt(text, end + 1)) {
      if (ELIDED.has(fold(text.slice(start, end)))) return end;
      end += 1;
    } else return end;
  }
  return end;
}

function isLetterAt(text: string, index: number): boolean {
  const point = text.codePointAt(index);
  if (point === undefined) return false;
  if (point < 128) return (point | 32) >= 97 && (point | 32) <= 122;
  return LETTER.test(String.fromCodePoint(point));
}

function endOfEmoji(text: string, start: number, first: string): number {
  let end = start + first.length;
  let isJoined = false;
  let isFlag = first >= '\ud83c\udde6' && first <= '\ud83c\uddff';
  while (end < text.length) {
    const next = String.fromCodePoint(text.codePointAt(end) as number);
    const isSecondHalf = isFlag && next >= '\ud83c\udde6' && next <= '\ud83c\uddff';
    if (!EMOJI_PART.test(next) && !(isJoined && PICTOGRAPH.test(next)) && !isSecondHalf) break;
    isJoined = next === '\u200d';
    isFlag = false;
    end += next.length;
  }
  return end;
}

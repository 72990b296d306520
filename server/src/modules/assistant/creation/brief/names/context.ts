// What the ways to find a name share: the parts of the message, and what is no name.
import type { Message, Span } from '../../../reading/message.ts';
import { isKnownWord } from '../../../reading/words/language.ts';
import { type Token, tokenize } from '../../../reading/words/tokens.ts';
import type { OccupationMatch } from '../../find-occupation.ts';
import { isCity } from '../text/cities.ts';
import { GREETINGS, PAGE_NOUNS, POSSESSIVES, REQUEST_WORDS, STOP_WORDS } from '../text/lexicon.ts';
import type { Part } from '../text/parts.ts';
import { isCapitalized } from '../text/words.ts';

export type NameMatch = Span & { text: string; score: number };

export type Context = {
  message: Message;
  parts: readonly Part[];
  occupations: readonly OccupationMatch[];
  tokens: readonly Token[];
  /** Without capital letters, so that names need other signs. */
  isPlain: boolean;
};

/** Ordinary words for what is done, not a name: another occupation or a section. */
export const isKnownThing = ({ occupations, message }: Context, name: Span) =>
  /^[A-Z]{2,4} \d|\b(?:university|universität|université|universidad|universidade|università|college)\b/iu.test(
    message.text.slice(name.start, name.end),
  ) || occupations.some(({ start, end }) => start <= name.start && name.end <= end);

export const isOrdinary = (text: string) =>
  (!text.includes(' ') || text.includes('&')) &&
  tokenize(text).some(({ kind, fold: word }) => kind === 'word' && isKnownWord(word));

/** Two or three words, or one that no dictionary has. */
export function isPlainName(context: Context, name: Omit<NameMatch, 'score'>): boolean {
  const words = tokenize(name.text).filter(({ kind }) => kind === 'word');
  const unknown = words.filter(({ fold: word }) => !isKnownWord(word));
  return (
    unknown.length > 0 ||
    (words.length === 2 &&
      words.every(({ fold: word }) => !STOP_WORDS.has(word)) &&
      isPartEnd(context, name.end))
  );
}

export const isEarly = ({ parts }: Context, { start }: Span) =>
  start < (parts[2]?.start ?? Number.POSITIVE_INFINITY);

const isPartEnd = ({ parts }: Context, end: number) => parts.some((part) => part.end === end);

/** Nothing but greetings and the words of a request before it in its sentence. */
export function isAtBeginning({ tokens }: Context, before: number): boolean {
  for (let index = before; index >= 0; index -= 1) {
    const token = tokens[index] as Token;
    if (token.kind === 'newline' || /[.!?:]/.test(token.typed)) return true;
    if (token.kind === 'word' && !REQUEST_WORDS.has(token.fold) && !PAGE_NOUNS.has(token.fold))
      return false;
  }
  return true;
}

export const isTitleWord = ({ tokens, message }: Context, index: number) => {
  const token = tokens[index];
  return (
    token?.kind === 'word' &&
    isCapitalized(token.typed) &&
    !isInValue(message, token) &&
    !isCity(token.typed) &&
    !POSSESSIVES.has(token.fold) &&
    !(REQUEST_WORDS.has(token.fold) && token.fold !== 'the' && isSentenceStart(tokens, index))
  );
};

/** A capital letter means nothing there. */
const isSentenceStart = (tokens: readonly Token[], index: number) => {
  const before = tokens[index - 1];
  return before === undefined || before.kind === 'newline' || /^[.!?:]$/.test(before.typed);
};

export const isOnlyFrame = (text: string) =>
  tokenize(text).every(
    ({ kind, fold: word }) =>
      kind !== 'word' || REQUEST_WORDS.has(word) || PAGE_NOUNS.has(word) || GREETINGS.has(word),
  );

export const isInValue = (message: Message, token: Span) =>
  message.values.some(
    ({ kind, start, end }) =>
      kind !== 'quoted' &&
      kind !== 'number' &&
      kind !== 'color' &&
      kind !== 'platform' &&
      kind !== 'ordinal' &&
      token.start < end &&
      start < token.end,
  );

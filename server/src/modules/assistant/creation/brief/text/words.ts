// Helpers for words of a message: capital letters, phrases, tokens outside of values.
import type { Message, Span } from '../../../reading/message.ts';
import { fold } from '../../../reading/words/text.ts';
import { type Token, tokenize } from '../../../reading/words/tokens.ts';

export const isCapitalized = (word: string): boolean =>
  /^["'(]?[\p{Lu}\p{Lt}]/u.test(word) || /^[a-z]{1,2}'?\p{Lu}/u.test(word);

/** No letter of the text is upper case, or all are: its names need capital letters of ours. */
export function hasPlainCase(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const upper = letters.filter((letter) => letter !== letter.toLowerCase()).length;
  return upper === 0;
}

const SMALL = new Set(
  'and of the de del da do das dos di du des la le les los las el il y et e und von van der den zu am im bei in on at for by with n an en sur'.split(
    ' ',
  ),
);

/** Each word with a capital letter, except small ones between others. */
export function capitalized(text: string): string {
  return text
    .split(' ')
    .map((word, index, all) =>
      index > 0 && index < all.length - 1 && SMALL.has(fold(word))
        ? word
        : /^(?:dj|mc|diy|tv|uk)$/.test(word)
          ? word.toUpperCase()
          : word.replace(/\p{L}/u, (letter) => letter.toUpperCase()),
    )
    .join(' ');
}

export const sentenceCase = (text: string): string =>
  text.replace(
    /^(["'(\s]*)(\p{L})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );

const isWithin = (token: Span, spans: readonly Span[]) =>
  spans.some((span) => token.start < span.end && span.start < token.end);

/** Tokens of the message that belong to no value and no given span. */
export function tokensWithin(message: Message, taken: readonly Span[]): Token[] {
  const spans = [
    ...taken,
    ...message.values.filter(
      ({ kind }) => !['quoted', 'number', 'ordinal', 'color', 'platform'].includes(kind),
    ),
  ];
  return tokenize(message.text).filter((token) => !isWithin(token, spans));
}

const byLength = (phrases: readonly string[]) =>
  [...phrases]
    .map((phrase) => ({ phrase: fold(phrase), words: tokenize(phrase).map((token) => token.fold) }))
    .sort((a, b) => b.words.length - a.words.length);
const prepared = new WeakMap<readonly string[], ReturnType<typeof byLength>>();

const prepare = (phrases: readonly string[]) => {
  const known = prepared.get(phrases) ?? byLength(phrases);
  prepared.set(phrases, known);
  return known;
};

/** The longest of the phrases whose last word is the token at `index`. */
export function phraseEndingAt(
  tokens: readonly Token[],
  index: number,
  phrases: readonly string[],
): string | undefined {
  return prepare(phrases).find(
    ({ words }) =>
      words.length <= index + 1 &&
      words.every((word, place) => tokens[index + 1 - words.length + place]?.fold === word),
  )?.phrase;
}

/** The longest of the phrases that begins at `index`, with the index after it. */
export function phraseStartingAt(
  tokens: readonly Token[],
  index: number,
  phrases: readonly string[],
): { phrase: string; next: number } | undefined {
  const match = prepare(phrases).find(({ words }) =>
    words.every((word, place) => tokens[index + place]?.fold === word),
  );
  return match && { phrase: match.phrase, next: index + match.words.length };
}

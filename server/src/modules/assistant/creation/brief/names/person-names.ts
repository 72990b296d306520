// Names of people by the words beside them: "lessons with Marta Riva", "call Ray", "Bea here", "I'm a comedian (Sal Petrov)".
import { isKnownWord } from '../../../reading/words/language.ts';
import type { Token } from '../../../reading/words/tokens.ts';
import { isPlainCity } from '../text/cities.ts';
import { PLACE_PREPOSITIONS, stopWordsOf } from '../text/lexicon.ts';
import { isCapitalized, phraseEndingAt } from '../text/words.ts';
import { type Context, isInValue, isKnownThing, isTitleWord, type NameMatch } from './context.ts';
import { isFirstName } from './first-names.ts';
import { nameAt } from './name-at.ts';
import { isOnlyWords } from './not-names.ts';

const WITH = new Set(
  'with mit bei avec con com by von par por da chez call ask ruf appelle llama'.split(' '),
);
const ARTICLES = new Set('o a la il el die der le l'.split(' '));
const HERE = new Set('here hier ici aqui qui speaking'.split(' '));

/** A first name after "with" or before "here" or a phone number. */
export function asPerson(context: Context): NameMatch[] {
  const { tokens } = context;
  return tokens.flatMap((token, index) => {
    if (token.kind !== 'word' || isInValue(context.message, token)) return [];
    if (!isPerson(context, index)) return [];
    const before = tokens[index - 1];
    const isArticle = ARTICLES.has(before?.fold ?? '');
    const joint = isArticle ? tokens[index - 2] : before;
    const isCapital = isCapitalized(token.typed);
    const name = nameAt(context, index, isCapital);
    if (!name) return [];
    const after = tokens.find(({ start }) => start >= name.end);
    if (after && HERE.has(after.fold)) return [{ ...name, score: 68 }];
    if (WITH.has(joint?.fold ?? '') && isCapital) return [{ ...name, score: 59 }];
    if (AT.has(before?.fold ?? '') || AT.has(tokens[index - 2]?.fold ?? '')) return [];
    const isFullName = isCapital && name.text.includes(' ');
    if (isFullName && before?.typed === '(') return [{ ...name, score: 62 }];
    if (isFullName) return [{ ...name, score: 52 }];
    return isCapital && isAlone(context, name) ? [{ ...name, score: 42 }] : [];
  });
}

const isPerson = (context: Context, index: number) => {
  const { tokens } = context;
  const token = tokens[index] as Token;
  if (isPlainCity(token.typed)) return false;
  return isFirstName(token.typed) || isBeforePhone(context, token);
};

/** "Nathalie 06 00 11 22 33". */
const isBeforePhone = ({ message, parts }: Context, token: Token) =>
  isCapitalized(token.typed) &&
  !isKnownWord(token.fold) &&
  parts.some(({ start }) => start === token.start) &&
  message.values.some(({ kind, start }) => kind === 'phone' && start === token.end + 1);

/** Nothing but a phone number or the end of its part after it. */
const isAlone = (
  { message, parts }: Context,
  { start, end }: NameMatch | Omit<NameMatch, 'score'>,
) =>
  parts.some((part) => part.start === start && part.end === end) ||
  message.values.some(
    (value) => value.kind === 'phone' && value.start >= end && value.start - end <= 8,
  );

/** Two words or more with capital letters in the middle of a text, where that means something. */
export function asCapitalized(context: Context): NameMatch[] {
  const { tokens, message, isPlain } = context;
  if (isPlain) return [];
  const stops = stopWordsOf(message.lang);
  const found: NameMatch[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    if (!isTitleWord(context, index) || stops.has(tokens[index]?.fold ?? '')) continue;
    const name = nameAt(context, index, false);
    if (!name) continue;
    const after = tokens.findIndex(({ start }) => start >= name.end);
    const isPlace =
      AT.has(tokens[index - 1]?.fold ?? '') ||
      phraseEndingAt(tokens, index - 1, PLACE_PREPOSITIONS) !== undefined;
    const isDated = message.values.some(
      ({ kind, end }) =>
        (kind === 'date' || kind === 'time') && name.start >= end && name.start - end < 6,
    );
    const score = scoreOfRun(context, name, isPlace || isDated);
    if (score > 0) found.push({ ...name, score });
    index = after < 0 ? tokens.length : after - 1;
  }
  return found;
}

const AT = new Set('at @ im am bei beim chez au aux al alla allo nel nella no na of'.split(' '));

function scoreOfRun(
  context: Context,
  name: Omit<NameMatch, 'score'>,
  isElsewhere: boolean,
): number {
  const { message } = context;
  const words = name.text.split(' ').length;
  if (words < 2 || isElsewhere || isKnownThing(context, name)) return 0;
  if (message.lang === 'de' && isOnlyWords(name.text)) return 0;
  if (/^[\p{Lu}\d\s]+$/u.test(name.text) && words < 2) return 0;
  return 34 + Math.min(3, words) + (/[&+]/.test(name.text) ? 4 : 0);
}

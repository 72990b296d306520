// The name that begins at a word: how far it goes, with capital letters or without.
import type { Token } from '../../../reading/words/tokens.ts';
import { isPlainCity } from '../text/cities.ts';
import {
  NAME_JOINTS,
  PAGE_NOUNS,
  REQUEST_WORDS,
  STOP_WORDS,
  stopWordsOf,
} from '../text/lexicon.ts';
import { isCapitalized } from '../text/words.ts';
import { type Context, isInValue, type NameMatch } from './context.ts';
import { isFirstName } from './first-names.ts';

const MOST_WORDS = 7;
const MOST_PLAIN_WORDS = 4;
const TITLES =
  /^(?:dr|prof|profª|mr|mrs|ms|dra|dott|dottssa|sr|sra|st|dj|mc|frau|herr|maître|dipl|avv|arch|ing|chef|coach)$/i;

/** `isExplicit`: the words before say that a name follows, so that articles may begin it. */
export function nameAt(
  context: Context,
  index: number,
  isExplicit: boolean,
): Omit<NameMatch, 'score'> | undefined {
  const { tokens, message } = context;
  const reading =
    isExplicit && isWithoutCapitals(context, index) ? { ...context, isPlain: true } : context;
  const quoted = message.values.find(
    (value) =>
      value.kind === 'quoted' &&
      value.start <= (tokens[index]?.start ?? -1) &&
      (tokens[index]?.start ?? 0) < value.end,
  );
  if (quoted?.kind === 'quoted') return { start: quoted.start, end: quoted.end, text: quoted.text };
  let end = index;
  while (
    end < tokens.length &&
    end - index < MOST_WORDS &&
    continuesName(reading, index, end, isExplicit)
  )
    end += 1;
  while (end > index && isTrailing(tokens[end - 1] as Token)) end -= 1;
  const first = tokens[index];
  const last = tokens[end - 1];
  if (!first || !last || end <= index) return undefined;
  const text = message.text.slice(first.start, last.end);
  if (
    !/\p{L}|\d/u.test(text) ||
    (end - index === 1 &&
      REQUEST_WORDS.has(first.fold) &&
      !isCapitalized(first.typed) &&
      !isFirstName(first.typed))
  )
    return undefined;
  if (end - index === 1 && PAGE_NOUNS.has(first.fold)) return undefined;
  return { start: first.start, end: last.end, text };
}

/** After "called", where what follows has no capital letters: "hi, my shop is called the old bell". */
function isWithoutCapitals({ tokens }: Context, index: number): boolean {
  const [first, second] = tokens.slice(index, index + 2);
  return (
    first?.kind === 'word' &&
    !isCapitalized(first.typed) &&
    !(second?.kind === 'word' && isCapitalized(second.typed)) &&
    second?.typed !== "'"
  );
}

const isTrailing = (token: Token) =>
  token.kind === 'symbol'
    ? !/[!)%.]/.test(token.typed) || token.typed === '.'
    : token.kind === 'emoji' || (NAME_JOINTS.has(token.fold) && !isCapitalized(token.typed));

function continuesName(context: Context, first: number, at: number, isExplicit: boolean): boolean {
  const { tokens, message, isPlain } = context;
  const token = tokens[at] as Token;
  if (token.kind === 'newline' || isInValue(message, token)) return false;
  const before = tokens[at - 1];
  const gap = at > first && before ? message.text.slice(before.end, token.start) : '';
  if (gap.length > 1) return false;
  if (token.kind === 'emoji') return false;
  if (token.kind === 'symbol') return continuesOverSymbol(context, first, at, gap);
  if (token.kind === 'number') return at > first || isExplicit;
  if (isPlain) return continuesPlain(context, first, at, isExplicit);
  if (isCapitalized(token.typed))
    return !(
      at === first &&
      !isExplicit &&
      isSentenceWord(token) &&
      !isCapitalized(tokens[at + 1]?.typed ?? '')
    );
  if (at === first)
    return isExplicit && !REQUEST_WORDS.has(token.fold) && !STOP_WORDS.has(token.fold)
      ? true
      : isExplicit && isBrandArticle(context, at);
  const next = tokens[at + 1];
  const isGlued = gap === '' && ["'", '.', '-', '&', '+'].includes(before?.typed ?? '');
  const isElision =
    ['d', 'l'].includes(token.fold) &&
    next?.typed === "'" &&
    isCapitalized(tokens[at + 2]?.typed ?? '');
  return (
    isGlued ||
    isElision ||
    (NAME_JOINTS.has(token.fold) &&
      !PRONOUNS.has(next?.fold ?? '') &&
      (isCapitalized(next?.typed ?? '') ||
        (NAME_JOINTS.has(next?.fold ?? '') && isCapitalized(tokens[at + 2]?.typed ?? ''))) &&
      !isPlaceJoint(token, next))
  );
}

/** "the kettle boys" after "called". */
export const BRAND_ARTICLES = new Set(
  'i il lo la le les los las el gli the die der das da a o os as am im zum zur au aux al alla dal chez'.split(
    ' ',
  ),
);

const PRONOUNS = new Set('i ich je yo eu io we wir nous'.split(' '));

const isBrandArticle = (context: Context, at: number) =>
  NAME_JOINTS.has(context.tokens[at]?.fold ?? '') &&
  isCapitalized(context.tokens[at + 1]?.typed ?? '');

const isSentenceWord = (token: Token) =>
  STOP_WORDS.has(token.fold) &&
  token.fold !== 'la' &&
  token.fold !== 'the' &&
  token.fold !== 'el' &&
  token.fold !== 'die' &&
  token.fold !== 'los' &&
  token.fold !== 'les' &&
  token.fold !== 'le';

const isPlaceJoint = (token: Token, next: Token | undefined) =>
  ['de', 'di', 'da', 'of', 'von'].includes(token.fold) &&
  next !== undefined &&
  isPlainCity(next.typed);

function continuesOverSymbol(
  { tokens, message, isPlain }: Context,
  first: number,
  at: number,
  gap: string,
): boolean {
  const token = tokens[at] as Token;
  const next = tokens[at + 1];
  if (!next || next.kind === 'newline') return false;
  const isGlued = gap === '' && next.start === token.end;
  if (token.typed === '&' || token.typed === '+') return at > first && !PRONOUNS.has(next.fold);
  if (token.typed === "'" || token.typed === '-') return at > first && isGlued;
  if (token.typed === '.')
    return (
      at > first &&
      (isGlued ||
        TITLES.test(tokens[at - 1]?.typed ?? '') ||
        /^\p{Lu}$/u.test(tokens[at - 1]?.typed ?? ''))
    );
  if (token.typed === '/' || token.typed === '×' || token.typed === '*')
    return at > first && isGlued && !isPlain && message.text.length > 0;
  return false;
}

const PLAIN_VERBS = new Set(
  'sells sell makes make offers does do needs has plays opens helping loves teaches designs writes'.split(
    ' ',
  ),
);

function continuesPlain(context: Context, first: number, at: number, isExplicit: boolean): boolean {
  const { tokens, occupations, message } = context;
  const token = tokens[at] as Token;
  const stops = stopWordsOf(message.lang);
  const words = tokens.slice(first, at).filter(({ kind }) => kind === 'word').length;
  const next = tokens[at + 1];
  if (words >= MOST_PLAIN_WORDS || PAGE_NOUNS.has(token.fold)) return false;
  if (message.lang === 'en' && PLAIN_VERBS.has(token.fold)) return false;
  if (at === first && BRAND_ARTICLES.has(token.fold) && next?.kind === 'word')
    return isExplicit && !stops.has(next.fold) && message.text.charAt(token.end) === ' ';
  if (token.fold === 'the') return at === first;
  if (NAME_JOINTS.has(token.fold) && !NO_PLAIN_JOINTS.has(token.fold) && at > first)
    return (
      next?.kind === 'word' &&
      (!stops.has(next.fold) || PLAIN_ARTICLES.has(next.fold)) &&
      !isPlaceJoint(token, next)
    );
  if (stops.has(token.fold)) return false;
  if (!isExplicit && REQUEST_WORDS.has(token.fold) && STOP_WORDS.has(token.fold))
    return isFirstName(token.typed);
  if (!isExplicit && REQUEST_WORDS.has(token.fold)) return false;
  const isOccupation = occupations.some(({ start, end }) => token.start < end && start < token.end);
  return !isOccupation || TITLES.test(token.typed) || (isExplicit && at > first);
}

/** In text without capital letters these join clauses rather than words of a name. */
const NO_PLAIN_JOINTS = new Set('in for am im bei x zu zum zur and und et y e by'.split(' '));
const PLAIN_ARTICLES = new Set('la le les el los las the der die das il lo'.split(' '));

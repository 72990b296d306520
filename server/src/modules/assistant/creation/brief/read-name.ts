// Finds the name that a page is for: "my bakery Olive & Rye", "called X", "I'm Mara", "Dr. Ines Moreau, sleep coach".
import type { Message, Span } from '../../reading/message.ts';
import { fold } from '../../reading/words/text.ts';
import { type Token, tokenize } from '../../reading/words/tokens.ts';
import type { OccupationMatch } from '../find-occupation.ts';
import { isPlainCity } from './cities.ts';
import {
  GREETINGS,
  INTRODUCTIONS,
  NAME_JOINTS,
  NAMINGS,
  PAGE_NOUNS,
  POSSESSIVES,
  REQUEST_WORDS,
  STOP_WORDS,
} from './lexicon.ts';
import type { Part } from './parts.ts';
import { capitalized, hasPlainCase, isCapitalized, phraseEndingAt } from './words.ts';

export type NameMatch = Span & { text: string; score: number };

type Context = {
  message: Message;
  parts: readonly Part[];
  occupations: readonly OccupationMatch[];
  tokens: readonly Token[];
  /** Without capital letters, so that names need other signs. */
  isPlain: boolean;
};

const MOST_WORDS = 7;
const MOST_PLAIN_WORDS = 4;
const TITLES = /^(?:dr|prof|mr|mrs|ms|dra|dott|sr|sra|st|dj|mc|frau|herr|maître|dipl)$/i;

export function readName(
  message: Message,
  parts: readonly Part[],
  occupations: readonly OccupationMatch[],
): NameMatch | undefined {
  const context = {
    message,
    parts,
    occupations,
    tokens: tokenize(message.text),
    isPlain: hasPlainCase(message.text),
  };
  const candidates = [
    ...afterPhrases(context),
    ...afterOccupation(context),
    ...asPossessive(context),
    ...asCouple(context),
    ...atTheBeginning(context),
  ];
  const [best] = candidates.sort((a, b) => b.score - a.score || a.start - b.start);
  return best && { ...best, text: context.isPlain ? capitalized(best.text) : best.text };
}

function afterPhrases(context: Context): NameMatch[] {
  const { tokens, occupations } = context;
  const found: NameMatch[] = [];
  for (let index = 1; index < tokens.length; index += 1) {
    if (phraseEndingAt(tokens, index - 1, NAMINGS)) {
      const name = nameAt(context, tokens[index]?.typed === ':' ? index + 1 : index, true);
      if (name) found.push({ ...name, score: 90 });
    }
    if (!phraseEndingAt(tokens, index - 1, INTRODUCTIONS)) continue;
    const name = nameAt(context, index, false);
    const begins = tokens[index]?.start;
    const isOccupation = occupations.some(({ start }) => start === begins);
    if (name && !isOccupation) found.push({ ...name, score: 70 });
  }
  return found;
}

/** "my bakery Olive & Rye", "for our band the kettle boys"; also "Physiotherapie Lindner", "Café Blume". */
function afterOccupation(context: Context): NameMatch[] {
  const { tokens, occupations, isPlain } = context;
  return occupations.flatMap((occupation) => {
    const at = tokens.findIndex(({ start }) => start >= occupation.end);
    const before = tokens.findLastIndex(({ end }) => end <= occupation.start);
    if (at < 0 || tokens[at]?.kind === 'newline') return [];
    const owner = isOwned(tokens, before);
    const gap = context.message.text.slice(occupation.end, tokens[at]?.start);
    if (gap.trim() !== '' || (tokens[at]?.kind === 'symbol' && tokens[at]?.typed !== '"'))
      return [];
    const name = nameAt(context, at, false);
    if (!name || isPlainCity(name.text)) return [];
    if (owner) return [{ ...name, score: isPlain ? 66 : 82 }];
    const isTitle = isCapitalized(occupation.text) && !isPlain && isAtBeginning(context, before);
    return isTitle
      ? [
          {
            start: occupation.start,
            end: name.end,
            text: context.message.text.slice(occupation.start, name.end),
            score: 76,
          },
        ]
      : [];
  });
}

/** A possessive or an article up to three words before: "my small vegan bakery". */
function isOwned(tokens: readonly Token[], before: number): boolean {
  for (let index = before; index >= 0 && index > before - 4; index -= 1) {
    const token = tokens[index];
    if (token?.kind !== 'word')
      return token?.typed === '-' || token?.typed === '&' ? isOwned(tokens, index - 1) : false;
    if (POSSESSIVES.has(token.fold)) return true;
    if (
      [
        'for',
        'fur',
        'pour',
        'para',
        'per',
        'a',
        'an',
        'of',
        'ein',
        'eine',
        'un',
        'une',
        'una',
        'uma',
        'um',
      ].includes(token.fold)
    )
      return true;
  }
  return false;
}

/** Nothing but greetings and the words of a request before it in its sentence. */
function isAtBeginning({ tokens }: Context, before: number): boolean {
  for (let index = before; index >= 0; index -= 1) {
    const token = tokens[index] as Token;
    if (token.kind === 'newline' || /[.!?:]/.test(token.typed)) return true;
    if (token.kind === 'word' && !REQUEST_WORDS.has(token.fold) && !PAGE_NOUNS.has(token.fold))
      return false;
  }
  return true;
}

/** "Luigi's Pizza", "mara's bakery", "Blue Door Bakery". */
function asPossessive(context: Context): NameMatch[] {
  const { tokens, occupations, message } = context;
  return occupations.flatMap((occupation) => {
    const last = tokens.findLastIndex(({ end }) => end <= occupation.start);
    const word = tokens[last];
    if (word?.kind !== 'word' || message.text.slice(word.end, occupation.start).trim() !== '')
      return [];
    const isGenitive =
      /'s$|s'$/.test(word.typed) &&
      !STOP_WORDS.has(word.fold) &&
      !["let's", "it's", "that's", "here's", "what's"].includes(word.fold);
    const isTitle =
      isCapitalized(word.typed) &&
      isCapitalized(occupation.text) &&
      !POSSESSIVES.has(word.fold) &&
      !REQUEST_WORDS.has(word.fold);
    if (!isGenitive && !(isTitle && message.lang !== 'de')) return [];
    let first = last;
    while (
      first > 0 &&
      !POSSESSIVES.has(tokens[first - 1]?.fold ?? '') &&
      !REQUEST_WORDS.has(tokens[first - 1]?.fold ?? '') &&
      tokens[first - 1]?.kind === 'word' &&
      message.text.slice(tokens[first - 1]?.end, tokens[first]?.start) === ' ' &&
      isCapitalized(tokens[first - 1]?.typed ?? '')
    )
      first -= 1;
    const start = tokens[first]?.start ?? word.start;
    const end = occupation.end;
    return [{ start, end, text: message.text.slice(start, end), score: isGenitive ? 72 : 74 }];
  });
}

/** "anna & tom" where a wedding is announced. */
function asCouple(context: Context): NameMatch[] {
  if (!context.occupations.some(({ occupation }) => occupation.id === 'wedding')) return [];
  const { tokens, message } = context;
  const found: NameMatch[] = [];
  for (let index = 1; index + 1 < tokens.length; index += 1) {
    const joint = tokens[index] as Token;
    if (!['&', '+', 'and', 'und', 'et', 'y', 'e'].includes(joint.fold)) continue;
    const sides = [tokens[index - 1], tokens[index + 1]] as Token[];
    if (!sides.every((side) => isNamePart(context, side))) continue;
    let first = index - 1;
    while (
      first > 0 &&
      isCapitalized(tokens[first - 1]?.typed ?? '') &&
      isNamePart(context, tokens[first - 1] as Token)
    )
      first -= 1;
    let last = index + 1;
    while (
      tokens[last + 1]?.kind === 'word' &&
      isCapitalized(tokens[last + 1]?.typed ?? '') &&
      isNamePart(context, tokens[last + 1] as Token)
    )
      last += 1;
    const start = tokens[first]?.start ?? 0;
    const end = tokens[last]?.end ?? 0;
    found.push({
      start,
      end,
      text: message.text.slice(start, end),
      score: isCapitalized(sides[0]?.typed ?? '') ? 88 : 86 - found.length,
    });
  }
  return found;
}

const isNamePart = (context: Context, token: Token) =>
  token.kind === 'word' &&
  !STOP_WORDS.has(token.fold) &&
  !GREETINGS.has(token.fold) &&
  !REQUEST_WORDS.has(token.fold) &&
  !context.occupations.some(({ start, end }) => token.start < end && start < token.end) &&
  (context.isPlain || isCapitalized(token.typed));

/** "Mara – ceramics", "Dr. Ines Moreau, sleep coach", the first line of a pasted text. */
function atTheBeginning(context: Context): NameMatch[] {
  const { parts, message, tokens } = context;
  const part = parts.find(({ text, values }) => values.length === 0 && !isOnlyFrame(text));
  if (!part || part.sentence > 1) return [];
  const at = tokens.findIndex(({ start, kind }) => start >= part.start && kind !== 'emoji');
  let first = at;
  while (first < tokens.length && GREETINGS.has(tokens[first]?.fold ?? '')) first += 1;
  const name = nameAt(context, first, true);
  if (!name) return [];
  const isWhole = message.text.slice(name.end, part.end).trim() === '';
  const isOccupation = context.occupations.some(
    ({ start, end }) => start <= name.start && name.end <= end,
  );
  if (isOccupation) return [];
  const next = parts[parts.indexOf(part) + 1];
  const precedesOccupation =
    next && context.occupations.some(({ start, end }) => start >= next.start && end <= next.end);
  const isCapital = !context.isPlain && isCapitalized(name.text);
  const isLine = part.ending === '\n' && next !== undefined;
  if (isWhole && precedesOccupation) return [{ ...name, score: isCapital ? 73 : 60 }];
  if (isWhole && isLine) return [{ ...name, score: isCapital ? 75 : 50 }];
  if (isWhole && isCapital) return [{ ...name, score: 45 }];
  const startsPart = name.start === part.start && isCapital && name.text.includes(' ');
  return startsPart && !isOnlyFrame(name.text) ? [{ ...name, score: 40 }] : [];
}

const isOnlyFrame = (text: string) =>
  tokenize(text).every(
    ({ kind, fold: word }) =>
      kind !== 'word' || REQUEST_WORDS.has(word) || PAGE_NOUNS.has(word) || GREETINGS.has(word),
  );

/** `isExplicit`: the words before say that a name follows, so that articles may begin it. */
function nameAt(
  context: Context,
  index: number,
  isExplicit: boolean,
): Omit<NameMatch, 'score'> | undefined {
  const { tokens, message } = context;
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
    continuesName(context, index, end, isExplicit)
  )
    end += 1;
  while (end > index && isTrailing(tokens[end - 1] as Token)) end -= 1;
  const first = tokens[index];
  const last = tokens[end - 1];
  if (!first || !last || end <= index) return undefined;
  const text = message.text.slice(first.start, last.end);
  if (
    !/\p{L}|\d/u.test(text) ||
    (end - index === 1 && REQUEST_WORDS.has(first.fold) && !isCapitalized(first.typed))
  )
    return undefined;
  if (end - index === 1 && PAGE_NOUNS.has(first.fold)) return undefined;
  return { start: first.start, end: last.end, text };
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
  if (isCapitalized(token.typed)) return !(at === first && !isExplicit && isSentenceWord(token));
  if (at === first)
    return isExplicit && !REQUEST_WORDS.has(token.fold) && !STOP_WORDS.has(token.fold)
      ? true
      : isExplicit && isBrandArticle(context, at);
  const next = tokens[at + 1];
  const isGlued = gap === '' && ["'", '.', '-', '&', '+'].includes(before?.typed ?? '');
  return (
    isGlued ||
    (NAME_JOINTS.has(token.fold) &&
      (isCapitalized(next?.typed ?? '') ||
        (NAME_JOINTS.has(next?.fold ?? '') && isCapitalized(tokens[at + 2]?.typed ?? ''))) &&
      !isPlaceJoint(token, next))
  );
}

/** "the kettle boys" after "called". */
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
  if (token.typed === '&' || token.typed === '+') return at > first;
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
  const { tokens, occupations } = context;
  const token = tokens[at] as Token;
  const words = tokens.slice(first, at).filter(({ kind }) => kind === 'word').length;
  if (words >= MOST_PLAIN_WORDS || PAGE_NOUNS.has(token.fold) || PLAIN_VERBS.has(token.fold))
    return false;
  if (token.fold === 'the' && (isExplicit || at === first)) return at === first;
  const isJoint =
    NAME_JOINTS.has(token.fold) &&
    !['in', 'for', 'am', 'im', 'bei', 'x', 'zu', 'zum', 'zur'].includes(token.fold);
  if (isJoint && at > first) {
    const next = tokens[at + 1];
    return (
      next?.kind === 'word' &&
      !STOP_WORDS.has(next.fold) &&
      !isPlaceJoint(token, next) &&
      !(
        token.fold === 'and' ||
        token.fold === 'und' ||
        token.fold === 'et' ||
        token.fold === 'y' ||
        token.fold === 'e'
      )
    );
  }
  if (STOP_WORDS.has(token.fold) || (REQUEST_WORDS.has(token.fold) && !isExplicit)) return false;
  const isOccupation = occupations.some(({ start, end }) => token.start < end && start < token.end);
  return !isOccupation || (isExplicit && at > first);
}

const isInValue = (message: Message, token: Span) =>
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

/** Without capital letters of its own, as "ines.moreau" or "mara". */
export function nameOfAccount(fullName: string, username: string): string {
  const given = fullName.trim() || username.trim();
  const isHandle = !/\s/.test(given) && /^[a-z0-9._-]+$/.test(given);
  const spaced = isHandle ? given.replace(/[._-]+/g, ' ').trim() : given;
  return spaced === fold(spaced) ? capitalized(spaced) : spaced;
}

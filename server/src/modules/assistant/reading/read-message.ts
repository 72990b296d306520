// Reads a message: its language, words, values, clauses and list items. Pure and the same for the same input.
import { attributes, comparatives, fontKinds, moods } from './attributes.ts';
import { readClauses, readListItems } from './clauses.ts';
import type { Message, MessageValue, Word } from './message.ts';
import { PLATFORMS } from './platforms.ts';
import { sectionNames } from './section-names.ts';
import { findAddresses } from './values/addresses.ts';
import { findColors, findHexColors } from './values/colors-in-text.ts';
import { findDates } from './values/dates/dates.ts';
import { findHours } from './values/dates/hours.ts';
import { findDurations, findTimes } from './values/dates/times.ts';
import { ReadState } from './values/finder.ts';
import { findHandles } from './values/handles.ts';
import { findNumbers } from './values/numbers.ts';
import { findPhones } from './values/phones.ts';
import { findPrices } from './values/prices.ts';
import { findQuotes } from './values/quotes.ts';
import { findImages, findUrls } from './values/urls.ts';
import { verbs } from './verbs.ts';
import { COMMON_WORDS, USUAL_SLIPS } from './words/everyday-words.ts';
import { detectLanguage, isKnownWord } from './words/language.ts';
import { LANGUAGES, type Language } from './words/languages.ts';
import { Spelling } from './words/spelling.ts';
import { fold, unifyText } from './words/text.ts';
import { type Token, tokenize } from './words/tokens.ts';

export type ReadOptions = {
  /** Of the interface; decides where the message is too short to tell. */
  lang: string;
  /** ISO day in the creator's time zone. */
  today: string;
};

const correctable = new Map<string, readonly Language[]>();
for (const lexicon of [verbs, sectionNames, attributes, moods, fontKinds, comparatives]) {
  for (const { word, languages } of lexicon.words()) {
    correctable.set(word, [...new Set([...(correctable.get(word) ?? []), ...languages])]);
  }
}
for (const { title } of PLATFORMS) if (title.length > 5) correctable.set(fold(title), LANGUAGES);
const platformWords = new Set(PLATFORMS.flatMap(({ names }) => names));
const spelling = new Spelling(correctable);
const commonWords = new Set(COMMON_WORDS.split(/\s+/));

export function readMessage(original: string, options: ReadOptions): Message {
  const text = unifyText(original);
  const tokens = tokenize(text);
  const state = new ReadState(text, tokens, options);
  findImages(state);
  findUrls(state);
  findQuotes(state);
  const free = tokens.filter((_, index) => !state.isTaken(index));
  const { lang, confidence } = detectLanguage(free, options.lang);
  state.lang = lang;
  findHexColors(state);
  findPhones(state);
  findAddresses(state);
  findHours(state);
  findDates(state);
  findPrices(state);
  findDurations(state);
  findTimes(state);
  findHandles(state);
  findColors(state);
  findNumbers(state);
  return {
    original,
    text,
    lang,
    langConfidence: confidence,
    words: readWords(state),
    values: sortedValues(state),
    clauses: readClauses(state),
    listItems: readListItems(text),
  };
}

/** Without platforms that only say what the address behind them is: "my etsy shop: etsy.com/shop/x". */
function sortedValues(state: ReadState): MessageValue[] {
  const sorted = state.values.toSorted((a, b) => a.start - b.start);
  return sorted.filter((value, index) => {
    const next = sorted[index + 1];
    const isLabel =
      value.kind === 'platform' && next?.kind === 'url' && next.platform === value.platform;
    return !isLabel || next.start - value.end > 3;
  });
}

/** Values whose words are the creator's own: nothing in them is corrected. */
const VERBATIM = new Set<MessageValue['kind']>([
  'url',
  'handle',
  'email',
  'quoted',
  'address',
  'image',
  'phone',
]);

const isFamiliar = (word: string) =>
  isKnownWord(word) || commonWords.has(word) || platformWords.has(word);

function readWords(state: ReadState): Word[] {
  const correct = spelling.corrector(state.lang, isFamiliar);
  const verbatim = state.values
    .filter(({ kind }) => VERBATIM.has(kind))
    .sort((a, b) => a.start - b.start);
  const words: Word[] = [];
  let nextValue = 0;
  for (const [index, token] of state.tokens.entries()) {
    while (nextValue < verbatim.length && (verbatim[nextValue] as MessageValue).end <= token.start)
      nextValue += 1;
    const value = verbatim[nextValue];
    const isVerbatim = value !== undefined && token.start >= value.start && token.start < value.end;
    if (token.kind !== 'word' && token.kind !== 'number') continue;
    const isCorrectable = token.kind === 'word' && !isVerbatim && !isName(state.tokens, index);
    const normal = isCorrectable
      ? (USUAL_SLIPS.get(token.fold) ??
        correct(token.fold, token.fold !== token.typed.toLowerCase()))
      : token.fold;
    const last = words.at(-1);
    if (last && isSameWord(state.tokens, index)) {
      words[words.length - 1] = {
        start: last.start,
        end: token.end,
        typed: last.typed + token.typed,
        normal: last.normal + token.fold,
      };
    } else words.push({ start: token.start, end: token.end, typed: token.typed, normal });
  }
  return words;
}

/** "7am", "3d": digits and letters without a space. */
function isSameWord(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  const token = tokens[index];
  return (
    token?.isGlued === true &&
    (before?.kind === 'word' || before?.kind === 'number') &&
    before.kind !== token.kind
  );
}

/** Capitalized within a sentence, or with a capital inside. */
function isName(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  if (token.typed === token.typed.toLowerCase()) return false;
  const before = tokens[index - 1];
  const isFirst =
    before === undefined || before.kind === 'newline' || /^[.!?:•*-]$/.test(before.typed);
  const isShouted = token.typed === token.typed.toUpperCase();
  return !isFirst && !isShouted;
}

// Finds the place where somebody works or lives: "in Porto", "based in Leeds", "aus Köln", "Kassel".
import type { Message, Span } from '../../reading/message.ts';
import { fold } from '../../reading/words/text.ts';
import type { Token } from '../../reading/words/tokens.ts';
import { isCity, isPlainCity, LONGEST_CITY } from './text/cities.ts';
import { JOINING_WORDS, PLACE_PREPOSITIONS, STOP_WORDS } from './text/lexicon.ts';
import { capitalized, isCapitalized, phraseEndingAt, tokensWithin } from './text/words.ts';

export type Place = Span & { text: string };

const CALENDAR = new Set(
  'january february march april may june july august september october november december januar februar marz mai juni juli oktober dezember janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre janeiro fevereiro marco maio junho julho setembro outubro novembro dezembro gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag english german french spanish portuguese italian deutsch englisch spring summer autumn winter sommer instagram tiktok youtube spotify facebook'.split(
    ' ',
  ),
);
/** Prepositions that nearly always stand before a place when a capital letter follows. */
const SURE = new Set([
  'in',
  'from',
  'based in',
  'located in',
  'live in',
  'living in',
  'near',
  'aus',
  'en',
  'em',
  'a',
  'bei',
  'based out of',
  'base a',
  'basee a',
  'con sede a',
  'base en',
  'pres de',
  'cerca de',
  'perto de',
  'vicino a',
  'baseada em',
  'baseado em',
  'installee a',
  'installe a',
  'de',
  'no',
  'na',
  'au',
  'di',
  'around',
  'nahe',
  'mit sitz in',
  'ubicado en',
  'ubicada en',
  'afincada en',
  'afincado en',
  'situe a',
  'situee a',
]);

/** `taken` are spans that hold something else, such as the name. */
export function readPlace(message: Message, taken: readonly Span[]): Place | undefined {
  const tokens = tokensWithin(message, taken);
  let fallback: Place | undefined;
  for (let index = 0; index < tokens.length; index += 1) {
    const preposition = phraseEndingAt(tokens, index - 1, PLACE_PREPOSITIONS);
    const named = cityAt(
      message,
      tokens,
      index,
      preposition !== undefined && SURE.has(preposition),
    );
    const place =
      named ??
      (preposition && SURE.has(preposition)
        ? capitalizedAt(message, tokens, index, preposition)
        : undefined);
    if (!place) continue;
    if (preposition) return withRegion(message, tokens, place);
    if (named && isPlainCity(named.text)) fallback ??= withRegion(message, tokens, place);
  }
  return fallback;
}

function cityAt(
  message: Message,
  tokens: readonly Token[],
  index: number,
  isSure: boolean,
): Place | undefined {
  for (let length = LONGEST_CITY; length > 0; length -= 1) {
    const first = tokens[index];
    const last = tokens[index + length - 1];
    if (first?.kind !== 'word' || !last) continue;
    const text = message.text.slice(first.start, last.end);
    const isInPlace = isSure || isCapitalized(first.typed) || isPlainCity(text) || length > 1;
    const isShort = text.length < 3 && text !== text.toUpperCase();
    if (isCity(text) && isInPlace && !isShort)
      return { start: first.start, end: last.end, text: capitalizedPlace(text) };
  }
  return undefined;
}

/** "in São Miguel de Cima" with capital letters as they stand; no calendar words. */
function capitalizedAt(
  message: Message,
  tokens: readonly Token[],
  index: number,
  preposition: string,
): Place | undefined {
  const first = tokens[index];
  if (first?.kind !== 'word' || !isCapitalized(first.typed) || CALENDAR.has(first.fold))
    return undefined;
  if (
    STOP_WORDS.has(first.fold) ||
    (['de', 'di', 'da', 'do', 'a', 'au', 'no', 'na'].includes(preposition) && !isCity(first.typed))
  )
    return undefined;
  if (message.lang === 'de' && !isSureGerman(tokens, index)) return undefined;
  let end = index;
  while (end + 1 < tokens.length) {
    const next = tokens[end + 1] as Token;
    const gap = message.text.slice((tokens[end] as Token).end, next.start);
    if (
      gap !== ' ' &&
      !(gap === '' && next.typed === '-') &&
      !(gap === '' && tokens[end]?.typed === '-')
    )
      break;
    const isJoint =
      /^(?:de|la|le|les|of|the|am|im|an|der|do|da|dos|del|di|sur|en|-)$/.test(next.fold) &&
      isCapitalized(tokens[end + 2]?.typed ?? '');
    if (
      !isJoint &&
      !(next.kind === 'word' && isCapitalized(next.typed) && !CALENDAR.has(next.fold))
    )
      break;
    end += isJoint ? 2 : 1;
  }
  const last = tokens[end] as Token;
  return { start: first.start, end: last.end, text: message.text.slice(first.start, last.end) };
}

/** German nouns have capital letters: only "in X" at the end of a part or before punctuation is a place. */
function isSureGerman(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1];
  return (
    next === undefined ||
    next.kind !== 'word' ||
    STOP_WORDS.has(next.fold) ||
    isCapitalized(next.typed)
  );
}

/** "Portland, Oregon", "Lisbon, Portugal". */
function withRegion(message: Message, tokens: readonly Token[], place: Place): Place {
  const after = tokens.findIndex((token) => token.start >= place.end);
  const comma = tokens[after];
  const region = tokens[after + 1];
  if (comma?.typed !== ',' || !region || region.kind !== 'word') return place;
  const isRegion = isPlainCity(region.typed) || /^[A-Z]{2}$/.test(region.typed);
  if (!isRegion || JOINING_WORDS.has(region.fold)) return place;
  return {
    start: place.start,
    end: region.end,
    text: `${place.text}, ${region.typed.length === 2 ? region.typed : capitalizedPlace(message.text.slice(region.start, region.end))}`,
  };
}

function capitalizedPlace(text: string): string {
  const known: Record<string, string> = {
    nyc: 'NYC',
    uk: 'UK',
    usa: 'USA',
    la: 'LA',
    sf: 'SF',
    cdmx: 'CDMX',
  };
  return known[fold(text)] ?? (text === text.toLowerCase() ? capitalized(text) : text);
}

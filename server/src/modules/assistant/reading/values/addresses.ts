// Finds street addresses, conservatively: a street by its name, a house number, and the town behind it.
import { isKnownWord } from '../words/language.ts';
import { fold } from '../words/text.ts';
import { monthNames } from './dates/calendar-words.ts';
import type { ReadState } from './finder.ts';

const STREETS_BEHIND = new Set(
  'street st road rd avenue ave lane ln place pl square sq drive dr court ct boulevard blvd way terrace crescent close row walk gardens quay parade hill mews highway hwy parkway alley wharf embankment broadway'.split(
    ' ',
  ),
);
const GERMAN_ENDINGS =
  /(?:strasse|str|gasse|weg|platz|allee|ufer|damm|ring|markt|chaussee|steig|graben|hof|berg|garten|wall|promenade)$/;
const GERMAN_WORDS = new Set('strasse str platz weg allee gasse ring damm ufer markt'.split(' '));
const STREETS_BEFORE = new Set(
  'rue avenue av boulevard bd place impasse chemin allee allees quai cours passage route faubourg square ruelle calle c avenida avda plaza paseo carrer ronda camino travesia pasaje rua travessa praca largo alameda estrada rodovia via viale piazza piazzale corso vicolo largo lungomare piazzetta strada calle'.split(
    ' ',
  ),
);
const PARTICLES = new Set(
  'de du des la le les l d del della delle dei degli di da do dos das san santa saint st sainte e y et the von der am an in zur'.split(
    ' ',
  ),
);
const MOST_STREET_WORDS = 5;

type Street = { from: number; to: number };

export function findAddresses(state: ReadState): void {
  for (let index = 0; index < state.tokens.length; index += 1) {
    if (state.isTaken(index)) continue;
    const street =
      englishStreet(state, index) ?? germanStreet(state, index) ?? romanceStreet(state, index);
    if (!street || !state.areFree(street.from, street.to)) continue;
    const end = endOfTown(state, street.to);
    const span = state.span(street.from, end);
    if (state.add({ kind: 'address', text: state.text.slice(span.start, span.end), ...span }))
      index = end - 1;
  }
}

const isHouseNumber = (state: ReadState, index: number) => {
  const token = state.tokens[index];
  return (
    token?.kind === 'number' &&
    token.typed.length <= 4 &&
    !state.isTaken(index) &&
    !isYear(state, index) &&
    !(token.isGlued && /^[.,:/€$£]$/.test(state.fold(index - 1)))
  );
};

/** "14 August 2027, Larmer Tree Gardens". */
const isYear = (state: ReadState, index: number) =>
  /^(?:19|20)\d{2}$/.test(state.fold(index)) &&
  monthNames.matchAt(state.tokens, index - (state.fold(index - 1) === ',' ? 3 : 1)) !== undefined;

/** "5", "5a", "5-7", "5 bis". */
function endOfHouseNumber(state: ReadState, index: number): number {
  let end = index + 1;
  if (/^[-–/]$/.test(state.fold(end)) && state.tokens[end]?.isGlued && isNumber(state, end + 1))
    end += 2;
  if (/^[a-h]$/.test(state.fold(end)) && state.tokens[end]?.isGlued) end += 1;
  if (/^(?:bis|ter)$/.test(state.fold(end)) && !isNumber(state, end + 1)) end += 1;
  return end;
}

const isNumber = (state: ReadState, index: number) => state.tokens[index]?.kind === 'number';
const isWord = (state: ReadState, index: number) =>
  state.tokens[index]?.kind === 'word' && !state.isTaken(index);

/** "12 Shore Place", "221b baker street". */
function englishStreet(state: ReadState, index: number): Street | undefined {
  if (!isHouseNumber(state, index)) return undefined;
  let at = endOfHouseNumber(state, index);
  if (/^(?:am|pm|min|h|x|st|nd|rd|th|euro|euros|eur|uhr)$/.test(state.fold(at))) return undefined;
  if (state.fold(at) === ',') at += 1;
  const first = at;
  while (isWord(state, at) && at < first + 4) {
    at += 1;
    const isStreet = STREETS_BEHIND.has(state.fold(at)) && isWord(state, at);
    if (!isStreet || STREETS_BEHIND.has(state.fold(at + 1))) continue;
    const isAbbreviation = state.fold(at).length <= 3;
    if (isAmbiguousStreet(state, first, at)) return undefined;
    return {
      from: index,
      to:
        isAbbreviation && state.fold(at + 1) === '.' && state.tokens[at + 1]?.isGlued
          ? at + 2
          : at + 1,
    };
  }
  return undefined;
}

/** "3 things in place", "12 people on the way": lower case words that are no names. */
function isAmbiguousStreet(state: ReadState, first: number, at: number): boolean {
  const isSure = /^(?:street|road|avenue|lane|boulevard|terrace|crescent|square|rd|ave|blvd)$/.test(
    state.fold(at),
  );
  const isNamed = state.tokens[first]?.typed !== state.tokens[first]?.fold;
  const isOnlyThere = endsThere(state, at + 1) || isTownName(state, at + 1);
  const hasSmallWord = state.tokens
    .slice(first, at)
    .some(({ fold: word }) => /^(?:in|on|the|to|of|and|at|for|from|my|a|by|per|off)$/.test(word));
  if (hasSmallWord) return !isSure;
  return !isSure && !isNamed && !(isOnlyThere && isNameOfStreet(state, first, at));
}

const endsThere = (state: ReadState, index: number) =>
  state.tokens[index] === undefined || /^[\n,.!]$/.test(state.fold(index));

/** A word of no language, at the end: "12 shore place edinburgh". */
const isTownName = (state: ReadState, index: number) =>
  isWord(state, index) &&
  state.fold(index).length > 3 &&
  !isKnownWord(state.fold(index)) &&
  !isOther(state, index) &&
  endsThere(state, index + 1);

const isNameOfStreet = (state: ReadState, first: number, at: number) =>
  at - first <= 2 &&
  state.tokens.slice(first, at).every(({ fold: word }) => word.length > 2 && !isKnownWord(word));

/** "Hauptstr. 5", "Straße des 17. Juni 135", "Am Markt 3". */
function germanStreet(state: ReadState, index: number): Street | undefined {
  if (!isWord(state, index)) return undefined;
  const dedicated = dedicatedStreet(state, index);
  if (dedicated) return dedicated;
  const word = fold(state.tokens[index]?.typed ?? '');
  const isJoined = word.length > 5 && GERMAN_ENDINGS.test(word) && state.lang !== 'en';
  const isSure = /(?:strasse|str|gasse|allee|platz)$/.test(word) && word.length > 5;
  const isApart =
    GERMAN_WORDS.has(state.fold(index + 1)) &&
    state.lang === 'de' &&
    state.tokens[index]?.typed !== state.fold(index);
  if (!isJoined && !isSure && !isApart) return undefined;
  let at = isApart ? index + 2 : index + 1;
  if (state.fold(at) === '.' && state.tokens[at]?.isGlued) at += 1;
  return isHouseNumber(state, at) ? { from: index, to: endOfHouseNumber(state, at) } : undefined;
}

/** "Straße des 17. Juni 135", "Platz der Republik 1". */
function dedicatedStreet(state: ReadState, index: number): Street | undefined {
  const isDedicated =
    /^(?:strasse|platz|allee|ufer)$/.test(state.fold(index)) &&
    /^(?:des|der)$/.test(state.fold(index + 1));
  if (!isDedicated) return undefined;
  const isDay = isNumber(state, index + 2) && state.fold(index + 3) === '.';
  const name = isDay ? index + 4 : index + 2;
  if (!isWord(state, name) || !isHouseNumber(state, name + 1)) return undefined;
  return { from: index, to: endOfHouseNumber(state, name + 1) };
}

/** "18 rue des Lilas", "calle Mayor 3", "Via Roma, 12". */
function romanceStreet(state: ReadState, index: number): Street | undefined {
  const isNumbered = isHouseNumber(state, index);
  let at = isNumbered ? endOfHouseNumber(state, index) : index;
  if (isNumbered && state.fold(at) === ',') at += 1;
  if (!STREETS_BEFORE.has(state.fold(at)) || !isWord(state, at)) return undefined;
  if (state.fold(at) === 'c' && state.fold(at + 1) !== '/') return undefined;
  at += 1;
  while (/^[./]$/.test(state.fold(at)) && state.tokens[at]?.isGlued) at += 1;
  const first = at;
  let hasName = false;
  while (at < first + MOST_STREET_WORDS && (isWord(state, at) || state.fold(at) === "'")) {
    if (hasName && isNumbered && !PARTICLES.has(state.fold(at)) && !isCapital(state, at)) break;
    if (!PARTICLES.has(state.fold(at)) && state.fold(at) !== "'") hasName = true;
    at += 1;
  }
  if (!hasName) return undefined;
  if (isNumbered) return { from: index, to: at };
  const number = state.fold(at) === ',' ? at + 1 : at;
  const marked = /^(?:n|no|numero|nº|n°)$/.test(state.fold(number)) ? number + 1 : number;
  return isHouseNumber(state, marked)
    ? { from: index, to: endOfHouseNumber(state, marked) }
    : undefined;
}

const isCapital = (state: ReadState, index: number) => {
  const typed = state.tokens[index]?.typed ?? '';
  return typed.charAt(0) !== typed.charAt(0).toLowerCase();
};

/** ", 10115 Berlin", " 75011 Paris", ", Edinburgh EH6 6SW". */
function endOfTown(state: ReadState, street: number): number {
  let end = street;
  for (let parts = 0; parts < 3; parts += 1) {
    const isComma =
      state.fold(end) === ',' || (state.fold(end) === '\n' && isPostcode(state, end + 1));
    const at = isComma ? end + 1 : end;
    const next = partOfTown(state, at, isComma);
    if (next === at) break;
    end = next;
  }
  return end;
}

const isPostcode = (state: ReadState, index: number) =>
  isNumber(state, index) && /^\d{4,5}$/.test(state.fold(index)) && isWord(state, index + 1);

function partOfTown(state: ReadState, index: number, isComma: boolean): number {
  if (isPostcode(state, index)) return endOfNames(state, index + 1, true);
  const british = endOfBritishPostcode(state, index);
  if (british > index) return british;
  const isTown =
    isWord(state, index) &&
    !isOther(state, index) &&
    isCapital(state, index) &&
    (isComma || state.tokens[index - 1]?.kind === 'number' || isWord(state, index - 1));
  if (isTown) return endOfNames(state, index, false);
  const isLast = isComma && isWord(state, index) && !isOther(state, index);
  const isInLowerCase = isLast && state.fold(index).length > 3 && endsThere(state, index + 1);
  return isInLowerCase || isTownName(state, index) ? index + 1 : index;
}

/** Words of a town's name: capitalized, or the one behind a postcode. */
function endOfNames(state: ReadState, index: number, isSure: boolean): number {
  let end = index;
  while (
    end < index + 4 &&
    isWord(state, end) &&
    !isOther(state, end) &&
    (isCapital(state, end) || (isSure && end === index) || isParticleInside(state, end))
  ) {
    end += 1;
    const isHyphen =
      state.fold(end) === '-' && state.tokens[end]?.isGlued && isWord(state, end + 1);
    if (isHyphen) end += 1;
  }
  return end;
}

/** What often follows an address and is no town. */
const OTHERS = new Set(
  'tel telefon telephone phone call email mail open geoffnet ouvert abierto aberto aperto mo mon monday insta instagram whatsapp our we my website www fax mobil mobile horaires horario hours offnungszeiten'.split(
    ' ',
  ),
);
const isOther = (state: ReadState, index: number) =>
  OTHERS.has(state.fold(index)) || endOfBritishPostcode(state, index) > index;

const isParticleInside = (state: ReadState, index: number) =>
  /^(?:de|am|an|der|sur|la|le|do|da|upon|di)$/.test(state.fold(index)) &&
  isWord(state, index + 1) &&
  isCapital(state, index + 1);

/** "EH6 6SW" is four or more tokens: letters, digits, digits, letters. */
function endOfBritishPostcode(state: ReadState, index: number): number {
  const start = state.tokens[index]?.start ?? state.text.length;
  const match = /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}(?![a-z\d])/i.exec(
    state.text.slice(start, start + 9),
  );
  return match ? state.tokenAt(start + match[0].length) : index;
}

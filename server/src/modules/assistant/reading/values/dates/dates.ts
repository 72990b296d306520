// Finds calendar days and days that recur: "12 march", "12.3.", "next friday", "jeden ersten Samstag".
import type { ReadState } from '../finder.ts';
import {
  EVERY,
  MONTHS_OF_LANGUAGES,
  monthNames,
  NEXT,
  PLURAL_DAY,
  relativeDays,
  SHORT_DAYS,
  weekdayNames,
} from './calendar-words.ts';
import { daysAt } from './day-lists.ts';
import { addDays, isDay, isoDayOf, nextOccurrence, nextWeekday } from './iso-days.ts';
import { readSpokenDay } from './spoken-days.ts';

type Found = { day?: string; when?: string; end: number };

export function findDates(state: ReadState): void {
  for (let index = 0; index < state.tokens.length; index += 1) {
    if (state.isTaken(index)) continue;
    const found =
      recurringAt(state, index) ??
      severalDaysAt(state, index) ??
      calendarDayAt(state, index) ??
      relativeAt(state, index);
    if (!found || !state.areFree(index, found.end)) continue;
    const span = state.span(index, found.end);
    const when = found.when === '' ? state.text.slice(span.start, span.end) : found.when;
    const value = {
      kind: 'date' as const,
      ...(found.day ? { day: found.day } : {}),
      ...(when ? { when } : {}),
      ...span,
    };
    if (state.add(value)) index = found.end - 1;
  }
}

/** "friday 12 march", "Fr, 12.3.", "12 march". */
function calendarDayAt(state: ReadState, index: number): Found | undefined {
  const plain = namedMonthAt(state, index) ?? numericAt(state, index);
  if (plain) return plain;
  const weekday = weekdayNames.matchAt(state.tokens, index);
  if (!weekday) return undefined;
  let at = weekday.end;
  while (at < weekday.end + 3 && /^(?:,|\.|the|den|der|le|el|dem|il|dia)$/.test(state.fold(at)))
    at += 1;
  return namedMonthAt(state, at) ?? numericAt(state, at);
}

const OF = new Set('of de do d del di'.split(' '));

function namedMonthAt(state: ReadState, index: number): Found | undefined {
  const first = state.tokens[index];
  if (first?.kind === 'number' && first.typed.length <= 2 && !isPartOfNumber(state, index))
    return dayThenMonth(state, Number(first.typed), index + 1);
  const spoken = first?.kind === 'word' ? spokenDayAt(state, index) : undefined;
  if (spoken) return spoken;
  const month = monthAt(state, index);
  if (!month) return undefined;
  const at = state.fold(month.end) === '.' ? month.end + 1 : month.end;
  const day = state.tokens[at];
  if (day?.kind !== 'number') return undefined;
  if (day.typed.length === 4) return monthOfYear(state, index, month.value, at);
  const isOfNextMonth = monthAt(state, at + 1) !== undefined;
  if (day.typed.length > 2 || isOfNextMonth || isPricedOrTimed(state, at + 1)) return undefined;
  const afterDay =
    /^(?:st|nd|rd|th)$/.test(state.fold(at + 1)) && state.tokens[at + 1]?.isGlued ? at + 2 : at + 1;
  return withYear(state, month.value, Number(day.typed), afterDay);
}

function monthAt(state: ReadState, index: number) {
  const month = monthNames.matchAt(state.tokens, index);
  const languages = MONTHS_OF_LANGUAGES.get(state.fold(index));
  return languages === undefined || languages.includes(state.lang) ? month : undefined;
}

const isPartOfNumber = (state: ReadState, index: number) =>
  state.tokens[index]?.isGlued === true &&
  /^[.,:/€$£-]$/.test(state.fold(index - 1)) &&
  state.tokens[index - 1]?.isGlued === true;

const isPricedOrTimed = (state: ReadState, index: number) =>
  /^(?:€|\$|£|%|:|am|pm|uhr|h|euro|euros|eur)$/.test(state.fold(index));

function monthOfYear(state: ReadState, from: number, month: number, at: number): Found | undefined {
  const year = Number(state.fold(at));
  if (year < 1990 || year > 2100 || (state.fold(from).length < 4 && month !== 4)) return undefined;
  return { when: '', end: at + 1 };
}

const LONGEST_DAY = 4;

function spokenDayAt(state: ReadState, index: number): Found | undefined {
  const words = state.tokens.slice(index, index + LONGEST_DAY).map(({ fold }) => fold);
  const spoken = readSpokenDay(words, state.lang);
  return spoken && dayThenMonth(state, spoken.day, index + spoken.length);
}

/** `next` is the token after the day. */
function dayThenMonth(state: ReadState, day: number, next: number): Found | undefined {
  let at = next;
  if (/^(?:st|nd|rd|th|er|o|a|º|ª|\.)$/.test(state.fold(at)) && state.tokens[at]?.isGlued) at += 1;
  if (OF.has(state.fold(at))) at += 1;
  const month = monthAt(state, at);
  if (!month) return undefined;
  const end =
    state.fold(month.end) === '.' && state.tokens[month.end + 1]?.kind === 'number'
      ? month.end + 1
      : month.end;
  return withYear(state, month.value, day, end);
}

/** `end` is behind day and month. */
function withYear(state: ReadState, month: number, day: number, end: number): Found | undefined {
  let at = end;
  while (at < end + 2 && (state.fold(at) === ',' || OF.has(state.fold(at)))) at += 1;
  const year = Number(state.fold(at));
  const hasYear =
    state.tokens[at]?.kind === 'number' &&
    state.fold(at).length === 4 &&
    year > 1990 &&
    year < 2100;
  if (hasYear)
    return isDay(year, month, day) ? { day: isoDayOf(year, month, day), end: at + 1 } : undefined;
  const iso = nextOccurrence(state.today, month, day);
  return iso ? { day: iso, end } : undefined;
}

/** `2027-03-12`, `12.3.`, `12.03.2027`, `12/03`, `3/12/27`. */
function numericAt(state: ReadState, index: number): Found | undefined {
  const first = state.tokens[index];
  if (first?.kind !== 'number' || isPartOfNumber(state, index)) return undefined;
  const mark = state.fold(index + 1);
  const second = state.tokens[index + 2];
  if (
    !/^[./-]$/.test(mark) ||
    !state.tokens[index + 1]?.isGlued ||
    second?.kind !== 'number' ||
    second.typed.length > 2
  )
    return undefined;
  const isMarked = state.fold(index + 3) === mark && state.tokens[index + 3]?.isGlued === true;
  const third = state.tokens[index + 4];
  const hasThird =
    isMarked &&
    third?.kind === 'number' &&
    (third.isGlued || (mark === '.' && third.typed.length === 4)) &&
    /^(?:\d{2}|\d{4})$/.test(third.typed);
  if (first.typed.length === 4)
    return hasThird
      ? fullDay(Number(first.typed), Number(second.typed), Number(third.typed), index + 5)
      : undefined;
  if (first.typed.length > 2 || !second.isGlued) return undefined;
  const [day, month] = inOrder(state, Number(first.typed), Number(second.typed), mark);
  if (hasThird) return fullDay(Number(third.typed.padStart(4, '20')), month, day, index + 5);
  return withoutYear(state, index, mark, isMarked, day, month);
}

function withoutYear(
  state: ReadState,
  index: number,
  mark: string,
  isMarked: boolean,
  day: number,
  month: number,
): Found | undefined {
  const end = isMarked && mark === '.' ? index + 4 : index + 3;
  const isDate =
    mark === '/'
      ? isDateSlash(state, index)
      : mark === '.' && isMarked && state.lang !== 'en' && !isPricedOrTimed(state, end);
  const iso = isDate ? nextOccurrence(state.today, month - 1, day) : undefined;
  return iso ? { day: iso, end } : undefined;
}

/** Not "24/7", "1/2" or "50/50". */
const isDateSlash = (state: ReadState, index: number) => {
  const pair = `${state.fold(index)}/${state.fold(index + 2)}`;
  return (
    pair !== '24/7' &&
    pair !== '7/7' &&
    !/^[1-3]\/[2-4]$/.test(pair) &&
    !/^[%/]$/.test(state.fold(index + 3))
  );
};

/** Americans write the month first. */
function inOrder(
  state: ReadState,
  first: number,
  second: number,
  mark: string,
): [day: number, month: number] {
  const isMonthFirst = state.lang === 'en' && state.isMonthFirst && mark === '/';
  if (second > 12) return [second, first];
  return isMonthFirst && first <= 12 ? [second, first] : [first, second];
}

const fullDay = (year: number, month: number, day: number, end: number): Found | undefined =>
  isDay(year, month - 1, day) ? { day: isoDayOf(year, month - 1, day), end } : undefined;

function relativeAt(state: ReadState, index: number): Found | undefined {
  const relative = relativeDays.matchAt(state.tokens, index);
  if (relative && state.fold(index - 1) !== 'guten')
    return { day: addDays(state.today, relative.value), end: relative.end };
  const isNext = NEXT.has(state.fold(index));
  const weekday = weekdayNames.matchAt(state.tokens, isNext ? index + 1 : index);
  if (!weekday) return undefined;
  const word = state.fold(weekday.end - 1);
  if (SHORT_DAYS.has(word) || (word.length < 4 && !isNext)) return undefined;
  if (PLURAL_DAY.test(word) && !isSingularDay(word)) return { when: '', end: weekday.end };
  const behind =
    NEXT.has(state.fold(weekday.end)) && /^pro/.test(state.fold(weekday.end))
      ? weekday.end + 1
      : weekday.end;
  const day = nextWeekday(state.today, weekday.value);
  return isNext || behind > weekday.end ? { day, end: behind } : { day, when: '', end: behind };
}

/** "fridays" and "freitags" recur, "friday" does not. */
const isSingularDay = (word: string) =>
  !/(?:days|tags|wochs|lundis|mardis|credis|jeudis|dredis|samedis|manches|sabados|domingos|segundas|tercas|quartas|quintas|sextas|sabati|domeniche)$/.test(
    word,
  );

const PERIODS = new Set(
  'day week month year tag woche monat jahr jour semaine mois an dia semana mes ano giorno settimana mese anno morning evening night morgen abend'.split(
    ' ',
  ),
);
const ORDINAL_WORDS = new Set(
  `first second third fourth last other 1st 2nd 3rd 4th ersten erste erster zweiten zweite dritten dritte vierten letzten letzte premier premiere deuxieme troisieme dernier premiers primer primeros segundo tercer ultimo ultimos primeiro terceiro primo secondo terzo ultima prima seconda`.split(
    ' ',
  ),
);

/** "every friday", "jeden ersten Samstag im Monat", "every second week", "first friday of the month". */
function recurringAt(state: ReadState, index: number): Found | undefined {
  const isEvery = EVERY.has(state.fold(index));
  let at = isEvery ? index + 1 : index;
  if (isEvery && /^(?:los|las|os|as|i|le|les|the|gli)$/.test(state.fold(at))) at += 1;
  const hasOrdinal = ORDINAL_WORDS.has(state.fold(at));
  if (hasOrdinal) at += 1;
  if (!isEvery && !hasOrdinal) return undefined;
  const weekday = weekdayNames.matchAt(state.tokens, at);
  const isPeriod = isEvery && PERIODS.has(state.fold(at));
  if (!weekday && !isPeriod) return undefined;
  if (weekday && SHORT_DAYS.has(state.fold(at)) && state.fold(at).length < 3) return undefined;
  const end = andMoreDays(state, weekday?.end ?? at + 1);
  const ofMonth = endOfMonthPhrase(state, end);
  if (!isEvery && ofMonth === end) return undefined;
  return { when: '', end: ofMonth };
}

/** "tue and thu", "terça e quinta": they recur. */
function severalDaysAt(state: ReadState, index: number): Found | undefined {
  if (!weekdayNames.matchAt(state.tokens, index)) return undefined;
  const match = daysAt(state, index);
  if (!match || match.parts.flatMap(({ days }) => days).length < 2) return undefined;
  const isCertain = state.tokens
    .slice(index, match.end)
    .some(({ kind, fold }) => kind === 'word' && fold.length > 3);
  return isCertain ? { when: '', end: match.end } : undefined;
}

function andMoreDays(state: ReadState, index: number): number {
  if (!/^(?:and|und|et|y|e|&|\+)$/.test(state.fold(index))) return index;
  return weekdayNames.matchAt(state.tokens, index + 1)?.end ?? index;
}

function endOfMonthPhrase(state: ReadState, index: number): number {
  for (let at = index; at < index + 4; at += 1) {
    if (/^(?:month|monats|monat|mois|mes|mese)$/.test(state.fold(at))) return at + 1;
    if (
      !/^(?:of|the|each|every|im|des|in|du|del|do|de|cada|ogni|chaque|al|a|jeden)$/.test(
        state.fold(at),
      )
    )
      return index;
  }
  return index;
}

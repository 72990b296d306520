// Reads a time of day at a place: 8pm, 20:00, 18h30, 8.30 Uhr, half past 7, noon.
import { PhraseTable } from '../../words/phrases.ts';
import type { ReadState } from '../finder.ts';

export type Clock = {
  /** From midnight, as written: 8 is 480 whether morning or evening is meant. */
  minutes: number;
  half?: 'am' | 'pm';
  /** Could be nothing but a time: "8:30", "8pm", "8 Uhr", not "8". */
  isSure: boolean;
  /** Written in 24 hours for certain. */
  is24: boolean;
  /** Counts tokens. */
  end: number;
};

const NAMED = new PhraseTable<number>([
  ...'noon,midday,12 noon,mittag,mittags,midi,mediodía,meio-dia,meio dia,mezzogiorno'
    .split(',')
    .map((phrase) => [phrase, 720] as const),
  ...'midnight,12 midnight,mitternacht,minuit,medianoche,meia-noite,meia noite,mezzanotte'
    .split(',')
    .map((phrase) => [phrase, 1440] as const),
]);
const HALVES = new PhraseTable<'am' | 'pm'>([
  ...'am,a.m.,in the morning,morgens,früh,vormittags,du matin,de la mañana,da manhã,del mattino,di mattina,a m'
    .split(',')
    .map((phrase) => [phrase, 'am'] as const),
  ..."pm,p.m.,in the evening,in the afternoon,at night,abends,nachmittags,am abend,du soir,de l'après-midi,de la tarde,de la noche,da tarde,da noite,di sera,del pomeriggio,p m"
    .split(',')
    .map((phrase) => [phrase, 'pm'] as const),
]);
const PARTS = new PhraseTable<number>([
  ['half past', 30],
  ['quarter past', 15],
  ['quarter to', -15],
  ['halb', -30],
  ['viertel nach', 15],
  ['viertel vor', -15],
  ['dreiviertel', -15],
]);
const HOUR_MARKS = new Set([
  'uhr',
  'h',
  'hs',
  'hrs',
  'heures',
  'horas',
  'ore',
  'u',
  "o'clock",
  'oclock',
]);

export function clockAt(state: ReadState, index: number): Clock | undefined {
  if (state.isTaken(index)) return undefined;
  const named = NAMED.matchAt(state.tokens, index);
  if (named) return { minutes: named.value, isSure: true, is24: true, end: named.end };
  const part = PARTS.matchAt(state.tokens, index);
  if (part) return withPart(state, part.value, part.end);
  const token = state.tokens[index];
  if (token?.kind !== 'number' || isWithinNumber(state, index)) return undefined;
  return readDigits(state, index, token.typed);
}

const isWithinNumber = (state: ReadState, index: number) => {
  const before = state.tokens[index - 1];
  const isGlued = state.tokens[index]?.isGlued === true && before !== undefined;
  return (
    isGlued &&
    (/^[.,:/#+€$£@_]$/.test(before.typed) ||
      (before.kind === 'word' && !/^[a-z]$/.test(before.fold) && before.fold.length > 2))
  );
};

function withPart(state: ReadState, minutes: number, index: number): Clock | undefined {
  const hour = WORD_HOURS.get(state.fold(index)) ?? Number(state.fold(index));
  if (!Number.isInteger(hour) || hour < 1 || hour > 24 || state.fold(index) === '')
    return undefined;
  return withHalf(state, {
    minutes: hour * 60 + minutes,
    isSure: true,
    is24: false,
    end: index + 1,
  });
}

const WORD_HOURS = new Map(
  'one two three four five six seven eight nine ten eleven twelve|eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf'
    .split('|')
    .flatMap((row) => row.split(' ').map((word, index) => [word, index + 1] as const)),
);

function readDigits(state: ReadState, index: number, digits: string): Clock | undefined {
  if (digits.length > 4) return undefined;
  if (digits.length > 2) return readCompact(state, index, digits);
  const hour = Number(digits);
  if (hour > 24) return undefined;
  const next = state.tokens[index + 1];
  const minute = state.tokens[index + 2];
  const isSeparated = next?.isGlued === true && /^[:.h]$/.test(next.fold);
  const hasMinutes =
    isSeparated &&
    minute?.kind === 'number' &&
    minute.isGlued &&
    minute.typed.length === 2 &&
    Number(minute.typed) < 60;
  if (hasMinutes) {
    if (isWithinDate(state, index + 3)) return undefined;
    const isColon = next.typed !== '.';
    return withMarks(state, {
      minutes: hour * 60 + Number(minute.typed),
      isSure: isColon,
      is24: hour > 12 || digits.startsWith('0'),
      end: index + 3,
    });
  }
  if (isSeparated && next.fold !== 'h' && minute?.kind === 'number' && minute.isGlued)
    return undefined;
  return withMarks(state, {
    minutes: hour * 60,
    isSure: false,
    is24: hour > 12 || (digits.startsWith('0') && digits.length === 2),
    end: index + 1,
  });
}

const isWithinDate = (state: ReadState, index: number) =>
  state.tokens[index]?.isGlued === true &&
  /^[./]$/.test(state.fold(index)) &&
  state.tokens[index + 1]?.isGlued === true &&
  state.tokens[index + 1]?.kind === 'number';

/** "0730" and "1830" beside "Uhr", "h" or in a range. */
function readCompact(state: ReadState, index: number, digits: string): Clock | undefined {
  const hour = Number(digits.slice(0, -2));
  const minute = Number(digits.slice(-2));
  if (hour > 24 || minute > 59 || minute % 5 !== 0) return undefined;
  const clock = withMarks(state, {
    minutes: hour * 60 + minute,
    isSure: false,
    is24: hour > 12 || digits.startsWith('0'),
    end: index + 1,
  });
  return clock.isSure || isRangeBeside(state, index) ? clock : undefined;
}

function isRangeBeside(state: ReadState, index: number): boolean {
  const joins = (at: number) =>
    /^[-–—]$/.test(state.fold(at)) || ['to', 'bis', 'a'].includes(state.fold(at));
  const isCompact = (at: number) =>
    state.tokens[at]?.kind === 'number' &&
    state.fold(at).length >= 3 &&
    state.fold(at).length <= 4 &&
    Number(state.fold(at).slice(-2)) < 60;
  return (joins(index + 1) && isCompact(index + 2)) || (joins(index - 1) && isCompact(index - 2));
}

function withMarks(state: ReadState, clock: Clock): Clock {
  const half = HALVES.matchAt(state.tokens, clock.end);
  if (half) return withHalf(state, clock);
  if (!HOUR_MARKS.has(state.fold(clock.end))) return clock;
  const is24 = clock.is24 || state.fold(clock.end) === 'uhr';
  const marked = { ...clock, isSure: true, is24, end: clock.end + 1 };
  const minutes = state.tokens[marked.end];
  const hasMinutes =
    state.fold(clock.end) === 'uhr' &&
    minutes?.kind === 'number' &&
    minutes.typed.length === 2 &&
    Number(minutes.typed) < 60 &&
    state.fold(marked.end + 1) !== 'uhr';
  return withHalf(
    state,
    hasMinutes
      ? { ...marked, minutes: marked.minutes + Number(minutes.typed), end: marked.end + 1 }
      : marked,
  );
}

function withHalf(state: ReadState, clock: Clock): Clock {
  const half = HALVES.matchAt(state.tokens, clock.end);
  if (!half || clock.minutes > 12 * 60 + 59)
    return half ? { ...clock, isSure: true, end: half.end } : clock;
  const end =
    state.fold(half.end) === '.' && state.fold(half.end - 2) === '.' ? half.end + 1 : half.end;
  return { ...clock, half: half.value, isSure: true, end };
}

/** Minutes from midnight with the half of the day that is written. */
export function minutesOf(clock: Clock): number {
  if (clock.half === 'pm' && clock.minutes < 720) return clock.minutes + 720;
  if (clock.half === 'am' && clock.minutes >= 720 && clock.minutes < 780)
    return clock.minutes - 720;
  return clock.minutes;
}

export function formatClock(minutes: number): string {
  if (minutes === 1440) return '24:00';
  const within = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}

// Finds times of day and durations that belong to no opening hours.
import type { ReadState } from '../finder.ts';
import { readNumber } from '../numbers.ts';
import { type Clock, clockAt, formatClock, minutesOf } from './clock.ts';
import { type RangeMatch, rangeAt, resolveRange } from './time-ranges.ts';

const UNITS = new Set(
  `min mins minute minutes minuten minuti minuto minutos hour hours hr hrs std stunde stunden heure heures hora horas ora ore h
  day days tag tage tagen jour jours dia dias giorno giorni week weeks woche wochen semaine semaines semana semanas settimana settimane
  month months monat monate monaten mois mes meses mese mesi sec secs seconds sekunden secondes segundos secondi`.split(
    /\s+/,
  ),
);
const AT = new Set(
  'at um ab a as alle las les doors from start starts starting vers gegen kl einlass beginn o'.split(
    ' ',
  ),
);

export function findDurations(state: ReadState): void {
  for (let index = 0; index < state.tokens.length; index += 1) {
    if (state.tokens[index]?.kind !== 'number' || state.isTaken(index)) continue;
    const end = endOfDuration(state, index);
    if (end === 0 || !state.areFree(index, end)) continue;
    const span = state.span(index, end);
    if (state.add({ kind: 'duration', text: state.text.slice(span.start, span.end), ...span }))
      index = end - 1;
  }
}

/** 0 where no duration begins. */
function endOfDuration(state: ReadState, index: number): number {
  const number = readNumber(state, index);
  const isRange =
    /^[-–]$/.test(state.fold(number.end)) && state.tokens[number.end + 1]?.kind === 'number';
  const end = isRange ? number.end + 2 : number.end;
  const joined = state.fold(end) === '-' && state.tokens[end]?.isGlued ? end + 1 : end;
  const unit = state.fold(joined);
  if (unit === "'" && number.value >= 10 && number.value <= 240) return joined + 1;
  if (!UNITS.has(unit)) return 0;
  if (unit === 'h') return endOfHours(state, index, number.value, joined);
  const minutes = state.tokens[joined + 1];
  const hasMinutes =
    /^(?:h|hr|std|hour|hours)/.test(unit) &&
    minutes?.kind === 'number' &&
    /^(?:min|m)/.test(state.fold(joined + 2));
  return hasMinutes ? joined + 3 : joined + 1;
}

/** "1h30" lasts, "18h30" is a time. */
function endOfHours(state: ReadState, index: number, hours: number, unit: number): number {
  const minutes = state.tokens[unit + 1];
  const isGlued = minutes?.kind === 'number' && minutes.isGlued;
  const hasMinutes =
    minutes?.kind === 'number' &&
    minutes.typed.length === 2 &&
    (isGlued || /^(?:min|m)$/.test(state.fold(unit + 2)));
  if (hours > 6 || AT.has(state.fold(index - 1))) return 0;
  if (!hasMinutes) return unit + 1;
  return /^(?:min|m)$/.test(state.fold(unit + 2)) ? unit + 3 : unit + 2;
}

export function findTimes(state: ReadState): void {
  for (let index = 0; index < state.tokens.length; index += 1) {
    if (state.isTaken(index)) continue;
    const range = rangeAt(state, index);
    if (
      range &&
      isRangeOfTimes(state, index, range) &&
      state.areFree(index, range.end) &&
      clockAt(state, index)
    ) {
      const { opens, closes } = resolveRange(range);
      addClock(state, index, range.from, opens);
      addClock(state, startOf(state, range.from.end), range.to, closes);
      index = range.end - 1;
      continue;
    }
    const clock = clockAt(state, index);
    if (!clock || !state.areFree(index, clock.end)) continue;
    const minutes = clock.isSure ? minutesOf(clock) : guessed(state, index, clock);
    if (minutes !== undefined && addClock(state, index, clock, minutes)) index = clock.end - 1;
  }
}

/** "every sunday 10-2" names times, as "10-2" alone does not. */
const isRangeOfTimes = (state: ReadState, index: number, range: RangeMatch) =>
  range.isSure ||
  (state.kindBefore(state.tokens[index]?.start ?? 0) === 'date' &&
    !UNITS.has(state.fold(range.end)) &&
    !/^[€$£%./]$/.test(state.fold(range.end)));

function startOf(state: ReadState, index: number): number {
  let at = index;
  while (at < index + 4 && !clockAt(state, at)) at += 1;
  return at;
}

const addClock = (state: ReadState, index: number, clock: Clock, minutes: number) =>
  state.add({ kind: 'time', time: formatClock(minutes), ...state.span(index, clock.end) });

/** "friday at 8": in the evening, and only beside a day. */
function guessed(state: ReadState, index: number, clock: Clock): number | undefined {
  const before = state.tokens[index - 1];
  if (!before || !AT.has(before.fold) || before.fold === 'a' || before.fold === 'from')
    return undefined;
  const isAfterDay = state.kindBefore(before.start) === 'date';
  if (!isAfterDay) return undefined;
  return clock.is24 || clock.minutes >= 540 ? clock.minutes : clock.minutes + 720;
}

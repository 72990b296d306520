// Reads which weekdays are named: "mon-fri", "du mardi au samedi", "sat & sun", "weekdays", "every day".
import type { ReadState } from '../finder.ts';
import { dayGroups, PLURAL_DAY, SHORT_DAYS, weekdayNames } from './calendar-words.ts';

/** `parts` keeps apart what commas and "and" join. `end` counts tokens. */
export type DaysMatch = {
  parts: { days: readonly number[]; from: number }[];
  end: number;
  isShort: boolean;
  isPlural: boolean;
};

const BEFORE = new Set(
  'on from von vom am an du de da dal dalla le les el los il la das aos as every the o os bis jeden do'.split(
    ' ',
  ),
);
const RANGE = new Set(
  '- – — to bis through thru till til until au a al alla ate as ao à > →'.split(' '),
);
const AND = new Set(', & + / and und et y e plus sowie oder or u'.split(' '));
const LETTERS: Record<string, number> = { l: 0, m: 1, x: 2, j: 3, v: 4, s: 5, d: 6 };

export function daysAt(state: ReadState, index: number): DaysMatch | undefined {
  let at = index;
  while (!partAt(state, at) && at < index + 2 && BEFORE.has(state.fold(at)) && !dayAt(state, at))
    at += 1;
  const first = partAt(state, at);
  if (!first) return undefined;
  const parts = [{ days: first.days, from: at }];
  let { end, isShort, isPlural } = first;
  for (let next = afterJoint(state, end); next > end; next = afterJoint(state, end)) {
    const part = partAt(state, next);
    if (!part) break;
    parts.push({ days: part.days, from: next });
    isShort &&= part.isShort;
    isPlural ||= part.isPlural;
    end = part.end;
  }
  return {
    parts,
    end,
    isShort: isShort && parts.length === 1 && first.days.length === 1,
    isPlural,
  };
}

function afterJoint(state: ReadState, index: number): number {
  let at = index;
  while (
    at < index + 4 &&
    (AND.has(state.fold(at)) || (at > index && BEFORE.has(state.fold(at)) && !dayAt(state, at)))
  )
    at += 1;
  return at;
}

type Part = { days: readonly number[]; end: number; isShort: boolean; isPlural: boolean };

function partAt(state: ReadState, index: number): Part | undefined {
  if (state.isTaken(index)) return undefined;
  const group = dayGroups.matchAt(state.tokens, index);
  if (group) return { days: group.value, end: group.end, isShort: false, isPlural: true };
  const letters = letterRange(state, index);
  if (letters) return letters;
  const first = dayAt(state, index);
  if (!first) return undefined;
  const joint = state.fold(first.end);
  if (RANGE.has(joint)) {
    const next =
      BEFORE.has(state.fold(first.end + 1)) && !dayAt(state, first.end + 1)
        ? first.end + 2
        : first.end + 1;
    const last = dayAt(state, next);
    if (last)
      return {
        days: between(first.value, last.value),
        end: last.end,
        isShort: false,
        isPlural: true,
      };
  }
  const typed = state.fold(first.end - 1);
  return {
    days: [first.value],
    end: first.end,
    isShort: SHORT_DAYS.has(typed),
    isPlural: PLURAL_DAY.test(typed),
  };
}

function dayAt(state: ReadState, index: number): { value: number; end: number } | undefined {
  const match = weekdayNames.matchAt(state.tokens, index);
  if (!match || state.isTaken(index)) return undefined;
  const hasDot =
    state.fold(match.end) === '.' &&
    state.tokens[match.end]?.isGlued === true &&
    match.end - index === 1 &&
    SHORT_DAYS.has(state.fold(index));
  return hasDot ? { value: match.value, end: match.end + 1 } : match;
}

/** "L-V", "L a V", "2ª a 6ª". */
function letterRange(state: ReadState, index: number): Part | undefined {
  const first = LETTERS[state.fold(index)];
  const last = LETTERS[state.fold(index + 2)];
  const isRange = /^(?:-|–|a)$/.test(state.fold(index + 1));
  const isUpper = state.tokens[index]?.typed === state.tokens[index]?.typed.toUpperCase();
  if (
    first === undefined ||
    last === undefined ||
    !isRange ||
    !isUpper ||
    last <= first ||
    state.lang === 'en' ||
    state.lang === 'de'
  )
    return undefined;
  return { days: between(first, last), end: index + 3, isShort: false, isPlural: true };
}

export function between(first: number, last: number): number[] {
  const days: number[] = [];
  for (let day = first; days.length < 7; day = (day + 1) % 7) {
    days.push(day);
    if (day === last) break;
  }
  return days;
}

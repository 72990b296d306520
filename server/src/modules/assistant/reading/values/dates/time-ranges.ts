// Reads "from … to …" of one day, and guesses morning and evening where they are not said: 7-3 is 07:00 to 15:00.
import type { ReadState } from '../finder.ts';
import { type Clock, clockAt, formatClock, minutesOf } from './clock.ts';

export type TimeRange = { opens: number; closes: number };
export type RangeMatch = { from: Clock; to: Clock; end: number; isSure: boolean };

const BEFORE = new Set(
  'from von de du das da dalle dalla desde between zwischen entre tra fra at um a les ab las la le as dal'.split(
    ' ',
  ),
);
const JOINTS = new Set(
  '- – — to bis till til until through thru a au alle as ate hasta jusqu fino > →'.split(' '),
);
const AFTER_JOINT = new Set(
  "a las la le les as alle o ' um at 1".split(' ').filter((word) => word !== '1'),
);
const OPENING = new Set(
  'open opens opening offnen offnet offne ouvrons ouvre ouvrent abrimos abre abren apriamo apre aprono apro abro'.split(
    ' ',
  ),
);
const CLOSING = new Set(
  'close closes closing shut schliessen schliesst schliesse fermons ferme ferment cerramos cierra cierran fechamos fecha fecham chiudiamo chiude chiudono until till bis'.split(
    ' ',
  ),
);
const JOINED_BY = new Set(', and und et y e & then we wir nous'.split(' '));

export function rangeAt(state: ReadState, index: number): RangeMatch | undefined {
  let at = index;
  let isBetween = false;
  while (at < index + 3 && BEFORE.has(state.fold(at))) {
    isBetween ||= ['between', 'zwischen', 'entre', 'tra', 'fra'].includes(state.fold(at));
    at += 1;
  }
  const from = clockAt(state, at);
  if (!from) return undefined;
  const joint = state.fold(from.end);
  const isJoint =
    JOINTS.has(joint) || (isBetween && ['and', 'und', 'et', 'y', 'e'].includes(joint));
  if (!isJoint) return undefined;
  let next = from.end + 1;
  while (next < from.end + 4 && (AFTER_JOINT.has(state.fold(next)) || JOINTS.has(state.fold(next))))
    next += 1;
  const to = clockAt(state, next);
  if (!to || !isPlausible(from, to)) return undefined;
  return { from, to, end: to.end, isSure: from.isSure || to.isSure };
}

const isPlausible = (from: Clock, to: Clock) =>
  from.minutes <= 1440 &&
  to.minutes <= 1440 &&
  !(from.minutes === to.minutes && !from.isSure && from.minutes > 720);

/** "we open at 8 and close at 4". */
export function openAndCloseAt(state: ReadState, index: number): RangeMatch | undefined {
  if (!OPENING.has(state.fold(index))) return undefined;
  const from = clockAfter(state, index + 1);
  if (!from) return undefined;
  let at = from.end;
  while (at < from.end + 3 && JOINED_BY.has(state.fold(at))) at += 1;
  if (!CLOSING.has(state.fold(at))) return undefined;
  const to = clockAfter(state, at + 1);
  return to ? { from, to, end: to.end, isSure: true } : undefined;
}

function clockAfter(state: ReadState, index: number): Clock | undefined {
  let at = index;
  while (at < index + 3 && (BEFORE.has(state.fold(at)) || state.fold(at) === ':')) at += 1;
  return clockAt(state, at);
}

/** `earlier` is when the first part of the same day ended. */
export function resolveRange({ from, to }: RangeMatch, earlier?: number): TimeRange {
  let opens = minutesOf(from);
  let closes = minutesOf(to);
  const is24 = from.is24 || to.is24;
  if (!from.half && to.half === 'pm' && opens < 720 && opens + 720 < closes) {
    const wouldBeLong = closes - opens > 15 * 60;
    if (opens < 7 * 60 || wouldBeLong) opens += 720;
  } else if (!from.half && to.half === 'am' && opens < 720 && opens >= closes) opens += 720;
  else if (!from.half && !to.half && !is24 && opens < 6 * 60 && opens > 0 && earlier === undefined)
    opens += 720;
  if (earlier !== undefined && !from.half && opens < earlier && opens + 720 >= earlier)
    opens += 720;
  if (
    !to.half &&
    closes <= 720 &&
    closes > 0 &&
    closes <= opens &&
    closes + 720 > opens &&
    !(is24 && opens >= 720)
  )
    closes += 720;
  if (
    closes <= opens &&
    closes + 720 > opens &&
    !to.half &&
    closes < 720 &&
    opens < 1080 &&
    !to.is24
  )
    closes += 720;
  return { opens, closes: closes === 0 ? 1440 : closes };
}

export const formatRange = ({ opens, closes }: TimeRange) => ({
  opens: formatClock(opens),
  closes: closes === 1440 ? '24:00' : formatClock(closes),
});

export const overlap = (a: TimeRange, b: TimeRange): boolean =>
  a.opens < b.closes && b.opens < a.closes;

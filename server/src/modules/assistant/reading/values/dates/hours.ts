// Finds opening hours: days and times in any order, closed days, exceptions, "24/7".
import { weekdays } from '@vys/contract/page-model/values';
import type { DayHours } from '../../message.ts';
import { PhraseTable } from '../../words/phrases.ts';
import type { ReadState } from '../finder.ts';
import { type DaysMatch, daysAt } from './day-lists.ts';
import {
  formatRange,
  openAndCloseAt,
  overlap,
  type RangeMatch,
  rangeAt,
  resolveRange,
  type TimeRange,
} from './time-ranges.ts';

type Part =
  | { kind: 'days'; match: DaysMatch }
  | { kind: 'times'; match: RangeMatch; isSentence: boolean }
  | { kind: 'closed' | 'except' | 'always' };
type Placed = Part & { from: number; to: number };

const phrases = (kind: 'closed' | 'except' | 'always' | 'cue', list: string) =>
  list.split(',').map((phrase) => [phrase, kind] as const);
const KEYWORDS = new PhraseTable<'closed' | 'except' | 'always' | 'cue'>([
  ...phrases(
    'closed',
    'closed,we are closed,off,geschlossen,ruhetag,zu,fermé,fermée,fermés,fermeture,relâche,cerrado,cerramos los,cerrados,cerrada,fechado,fechada,fechamos às,fechamos aos,chiuso,chiusi,chiusa,riposo,not open,nicht geöffnet',
  ),
  ...phrases(
    'except',
    'except,except on,but not,but not on,excluding,apart from,other than,außer,ausser,nicht am,sauf,sauf le,hors,excepté,excepto,menos,salvo,exceto,menos às,tranne,eccetto,escluso,tranne il',
  ),
  ...phrases(
    'always',
    '24/7,24-7,24 7,24 hours,24h/24,24h sur 24,24h,24 std,24 stunden,rund um die uhr,around the clock,always open,open all day every day,immer geöffnet,immer offen,24 horas,24 ore su 24,24 ore,24h/24 7j/7,7j/7 24h/24,siempre abierto,sempre aberto,sempre aperto,toujours ouvert',
  ),
  ...phrases(
    'cue',
    "open,opens,opening,open from,opening hours,opening times,hours,business hours,open hours,store hours,geöffnet,offen,öffnungszeiten,öffnungszeit,offnungszeiten,oeffnungszeiten,zeiten,sprechzeiten,offnen,haben auf,auf,horaires,horaire,ouvert,ouverte,ouverts,ouvrons,ouverture,horaires d'ouverture,horario,horarios,abierto,abiertos,abierta,abrimos,abre,horário,aberto,aberta,abertos,funcionamento,orari,orario,aperto,aperti,aperta,apriamo,siamo aperti",
  ),
]);
const FILLERS = new Set([
  '\n',
  ...', ; : | / . ( ) - – — • * · & and und et y e o or we are us our is from on at um von le les el los il i das as only nur uhr h hrs open geoffnet offen ouvert abierto aberto aperto now jetzt but aber mais pero mas ma then dann otherwise sonst also'.split(
    ' ',
  ),
]);
const MOST_FILLERS = 4;

export function findHours(state: ReadState): void {
  for (let index = 0; index < state.tokens.length; index += 1) {
    if (state.isTaken(index)) continue;
    const parts = partsFrom(state, index);
    const first = parts[0];
    const last = parts.at(-1);
    if (!first || !last) continue;
    if (areHours(state, parts)) {
      const days = assignDays(parts);
      const isAlwaysOpen = parts.some(({ kind }) => kind === 'always');
      const isDone =
        days.length > 0 &&
        state.add({
          kind: 'hours',
          days,
          ...(isAlwaysOpen ? { isAlwaysOpen } : {}),
          ...state.span(first.from, last.to),
        });
      if (isDone) index = last.to - 1;
    } else if (last.to - index > 12) index = last.to - 1;
  }
}

function partsFrom(state: ReadState, index: number): Placed[] {
  const parts: Placed[] = [];
  let at = index;
  while (at < state.tokens.length && parts.length < 60) {
    const part = partAt(state, at);
    if (part) {
      parts.push(part);
      at = part.to;
    } else {
      const next = parts.length > 0 ? afterFillers(state, at) : at;
      if (next === at) break;
      at = next;
    }
  }
  while (parts.at(-1)?.kind === 'except') parts.pop();
  return parts;
}

/** The next place with a part, past what may stand between two parts. */
function afterFillers(state: ReadState, index: number): number {
  for (let at = index; at < index + MOST_FILLERS; at += 1) {
    if (!FILLERS.has(state.fold(at)) || state.isTaken(at)) return index;
    if (partAt(state, at + 1)) return at + 1;
  }
  return index;
}

function partAt(state: ReadState, index: number): Placed | undefined {
  if (state.isTaken(index) || index >= state.tokens.length) return undefined;
  const keyword = KEYWORDS.matchAt(state.tokens, index);
  if (keyword && keyword.value !== 'cue')
    return { kind: keyword.value, from: index, to: keyword.end };
  const sentence = openAndCloseAt(state, index);
  if (sentence)
    return { kind: 'times', match: sentence, isSentence: true, from: index, to: sentence.end };
  const range = rangeAt(state, index);
  if (range) return { kind: 'times', match: range, isSentence: false, from: index, to: range.end };
  const days = daysAt(state, index);
  return days ? { kind: 'days', match: days, from: index, to: days.end } : undefined;
}

/** Opening hours, and not an event, a score or "2-3 people". */
function areHours(state: ReadState, parts: readonly Placed[]): boolean {
  const times = parts.filter((part) => part.kind === 'times');
  const days = parts.filter((part) => part.kind === 'days');
  const first = parts[0] as Placed;
  if (parts.some(({ kind }) => kind === 'always')) return !isNotice(state, parts);
  const isClosed = parts.some(({ kind }) => kind === 'closed');
  if (times.length === 0) return isClosed && days.length > 0 && isClosedBesideDays(parts);
  if (times.some((part) => part.kind === 'times' && part.isSentence)) return true;
  if (isCued(state, first.from)) return days.length > 0 || times.length > 0;
  if (days.length === 0) return isWholeText(state, first.from, (parts.at(-1) as Placed).to);
  if (isOnly(state, first.from, (parts.at(-1) as Placed).to)) return true;
  const named = new Set(
    days.flatMap((part) =>
      part.kind === 'days' ? part.match.parts.flatMap((one) => one.days) : [],
    ),
  );
  const isPlural = days.some((part) => part.kind === 'days' && part.match.isPlural);
  return named.size > 1 || isPlural || isClosed || times.length > 1;
}

/** "sat only 9 til 3". */
const isOnly = (state: ReadState, from: number, to: number) =>
  state.tokens.slice(from, to).some(({ fold }) => fold === 'only' || fold === 'nur');

/** "24 hours notice", "within 24 hours". */
function isNotice(state: ReadState, parts: readonly Placed[]): boolean {
  const before = state.fold((parts[0] as Placed).from - 1);
  const after = state.fold((parts.at(-1) as Placed).to);
  const hasSlash = state.fold((parts[0] as Placed).from + 1) === '/';
  const isLead =
    /^(?:in|within|for|innerhalb|dans|sous|en|dentro|entro|em|till|of|last|every|alle|binnen)$/.test(
      before,
    );
  return (
    !hasSlash &&
    (isLead ||
      /^(?:notice|before|ahead|vorher|avant|antes|prima|ago|delivery|later|lang|in)$/.test(after))
  );
}

const isClosedBesideDays = (parts: readonly Placed[]) =>
  parts.some(
    (part, index) =>
      part.kind === 'closed' &&
      (parts[index - 1]?.kind === 'days' || parts[index + 1]?.kind === 'days'),
  );

function isCued(state: ReadState, from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 6); at -= 1) {
    if (/^[!?;]$/.test(state.fold(at))) return false;
    if (KEYWORDS.matchAt(state.tokens, at)?.value === 'cue') return true;
  }
  return false;
}

const isWholeText = (state: ReadState, from: number, to: number) =>
  from <= 1 && to >= state.tokens.length - 1;

class Assignment {
  readonly #times = new Map<number, TimeRange[]>();
  readonly #closed = new Set<number>();
  #waitingDays: readonly number[] | undefined;
  #waitingTimes: TimeRange[] | undefined;
  #nextIs: 'closed' | 'except' | undefined;

  addDays(days: readonly number[]): void {
    if (this.#nextIs) {
      for (const day of days) this.#closed.add(day);
    } else if (this.#waitingTimes) {
      this.#set(days, this.#waitingTimes);
      this.#waitingTimes = undefined;
    } else this.#waitingDays = [...(this.#waitingDays ?? []), ...days];
  }

  addTimes(times: TimeRange[]): void {
    this.#nextIs = undefined;
    if (this.#waitingDays) this.#set(this.#waitingDays, times);
    else this.#waitingTimes = times;
    this.#waitingDays = undefined;
  }

  addClosed(): void {
    for (const day of this.#waitingDays ?? []) this.#closed.add(day);
    this.#nextIs = this.#waitingDays ? undefined : 'closed';
    this.#waitingDays = undefined;
  }

  addException(): void {
    this.#nextIs = 'except';
  }

  #set(days: readonly number[], times: TimeRange[]): void {
    for (const day of days) this.#times.set(day, times);
  }

  finish(): DayHours[] {
    const rest = this.#waitingTimes;
    if (rest && this.#times.size === 0) this.#set([0, 1, 2, 3, 4, 5, 6], rest);
    return weekdays.flatMap((day, index): DayHours[] => {
      if (this.#closed.has(index)) return [{ day, times: [] }];
      const times = this.#times.get(index);
      return times ? [{ day, times: times.map(formatRange) }] : [];
    });
  }
}

const WHOLE_DAY: TimeRange = { opens: 0, closes: 1440 };

function assignDays(parts: readonly Placed[]): DayHours[] {
  const assignment = new Assignment();
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index] as Placed;
    if (part.kind === 'closed') assignment.addClosed();
    else if (part.kind === 'except') assignment.addException();
    else if (part.kind === 'always') assignment.addTimes([WHOLE_DAY]);
    else if (part.kind === 'days') addDays(assignment, parts, index);
    else {
      const { times, last } = timesFrom(parts, index);
      assignment.addTimes(times);
      index = last;
    }
  }
  return assignment.finish();
}

/** "7-3 tue to sun, mon closed": the last of several days belongs to what follows. */
function addDays(assignment: Assignment, parts: readonly Placed[], index: number): void {
  const part = parts[index];
  if (part?.kind !== 'days') return;
  const next = parts[index + 1]?.kind;
  const groups = part.match.parts.map(({ days }) => days);
  const isShared =
    parts[index - 1]?.kind === 'times' &&
    groups.length > 1 &&
    (next === 'closed' || next === 'times');
  const hasNextClosed = next === 'closed' && parts[index + 2]?.kind === 'days';
  if (isShared && !hasNextClosed && (groups[0]?.length ?? 0) > 1) {
    assignment.addDays(groups.slice(0, -1).flat());
    assignment.addDays(groups.at(-1) ?? []);
  } else assignment.addDays(groups.flat());
}

/** Ranges in a row are one day with a break, unless they overlap. */
function timesFrom(parts: readonly Placed[], index: number): { times: TimeRange[]; last: number } {
  const times: TimeRange[] = [];
  let last = index;
  for (let at = index; at < parts.length && times.length < 4; at += 1) {
    const part = parts[at];
    if (part?.kind !== 'times') break;
    const earlier = times.at(-1);
    const range = resolveRange(part.match, earlier?.closes);
    if (earlier && (overlap(earlier, range) || range.opens < earlier.closes)) break;
    times.push(range);
    last = at;
  }
  return { times, last };
}

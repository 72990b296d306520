// Reads dates with what happens on them: tour dates, markets, the day of a wedding or of a launch.
import type { Message, MessageValue, Span, ValueOf } from '../../reading/message.ts';
import { fold } from '../../reading/words/text.ts';
import type { BriefEvent } from '../brief.ts';
import { isCity, isPlainCity } from './text/cities.ts';
import { JOINING_WORDS } from './text/lexicon.ts';
import type { Part } from './text/parts.ts';
import { capitalized, hasPlainCase, sentenceCase } from './text/words.ts';

export type EventMatch = Span & { event: BriefEvent; parts: readonly Part[] };

type DateValue = ValueOf<'date'> & Span;
const MOST_FOLLOWING_PARTS = 4;
const CLOSED =
  /\b(?:closed|geschlossen|urlaub|betriebsferien|ferm[ée]e?|cerrad[oa]|fechad[oa]|chius[oa]|encerr\p{L}+|ruhetag|holiday)\b/iu;
const EDGE_WORDS = new Set(
  'to till on at in the am um im an den dem der die das ab le la les el los a o os il i dal al du au is are my our next until bis from and und et y e nachster nachste nachstes prochain prochaine proximo proxima prossimo prossima sabato uhr'.split(
    ' ',
  ),
);
const KEPT_FIRST = new Set([
  'next',
  'nachster',
  'nachste',
  'nachstes',
  'prochain',
  'prochaine',
  'proximo',
  'proxima',
  'prossimo',
  'prossima',
  'my',
  'our',
  'the',
]);

export function readEvents(message: Message, parts: readonly Part[]): EventMatch[] {
  return parts.flatMap((part, at) => {
    const dates = part.values.filter((value): value is DateValue => value.kind === 'date');
    if (dates.length === 0 || CLOSED.test(part.text)) return [];
    const period = periodOf(message, dates);
    if (period) return [{ ...eventOf(message, parts, at, period, 0, [period]) }];
    return dates.flatMap((date, index) => {
      const found = eventOf(message, parts, at, date, index, dates);
      return isEvent(message, date, part, found.event) ? [found] : [];
    });
  });
}

/** "5 - 10 April", as it was written. */
function periodOf({ text }: Message, [first, second, third]: readonly DateValue[]) {
  if (!first || !second || third) return undefined;
  const between = text.slice(first.end, second.start);
  if (!/^\s*(?:[-–—]|to|till|until|through|bis|au|a|al|hasta(?: el)?|até|ao)\s*$/iu.test(between))
    return undefined;
  const { start } = first;
  const { end } = second;
  const period: DateValue = { kind: 'date', when: text.slice(start, end), start, end };
  return period;
}

const WEEKDAY =
  /^(?:mon|tues?|wed|thu|thurs?|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|segunda|terca|quarta|quinta|sexta|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)s?(?:-feira)?$/;

/** A weekday alone may be any week's: no calendar day is made of it. */
const isWeekday = (message: Message, { start, end }: Span) =>
  WEEKDAY.test(fold(message.text.slice(start, end)).trim());

const DEADLINE =
  /\b(?:by|before|until|till|bis(?: zum)?|vor(?: dem)?|spatestens|avant(?: le)?|jusqu'au|antes del?|antes de|hasta(?: el)?|ate(?: ao)?|ate o|entro(?: il)?|prima del)\s*$/;
const MONTHLY =
  /^\s+(?:of (?:the|each|every) month|im monat|des monats|du mois|de chaque mois|del mes|de cada mes|do mes|de cada mes|del mese|di ogni mese)\b/;

/** A weekday with nothing but a price beside it tells when a class or a service is. */
function isEvent(message: Message, date: DateValue, part: Part, event: BriefEvent): boolean {
  const before = fold(message.text.slice(Math.max(0, date.start - 24), date.start));
  const after = fold(message.text.slice(date.end, date.end + 24));
  if (DEADLINE.test(before) || MONTHLY.test(after)) return false;
  if (!isWeekday(message, date)) return true;
  const isPriced = part.values.some(({ kind }) => kind === 'price' || kind === 'duration');
  const isNamedPlace = /^\p{Lu}/u.test(event.place ?? '');
  return !isPriced && (isNamedPlace || event.city !== undefined);
}

function eventOf(
  message: Message,
  parts: readonly Part[],
  at: number,
  date: DateValue,
  index: number,
  dates: readonly DateValue[],
): EventMatch {
  const part = parts[at] as Part;
  const startsWithDate = tidied(message, part.start, dates[0]?.start ?? part.start, []) === '';
  const start = startsWithDate
    ? date.end
    : index === 0
      ? part.start
      : (dates[index - 1] as DateValue).end;
  const end = startsWithDate
    ? (dates[index + 1]?.start ?? part.end)
    : index === dates.length - 1
      ? part.end
      : date.start;
  const following = index === dates.length - 1 ? followingParts(parts, at) : [];
  const own = textBetween(message, part, start, end, date);
  const texts = [
    ...own,
    ...following.map((next) => tidied(message, next.start, next.end, next.values)),
  ].filter(Boolean);
  const values = [
    ...part.values.filter(
      (value) => value.start >= Math.min(start, date.start) && value.end <= Math.max(end, date.end),
    ),
    ...following.flatMap((next) => next.values),
  ];
  const before = own.length > 0 && !startsWithDate;
  return {
    start: date.start,
    end: date.end,
    parts: [part, ...following],
    event: {
      ...whenOf(message, date),
      ...detailsOf(message, values),
      ...withTimes(message, values, whatAndWhere(message, texts, before)),
    },
  };
}

function whenOf(message: Message, date: DateValue): Pick<BriefEvent, 'day' | 'when'> {
  const { day, when } = date;
  if (isWeekday(message, date)) return { when: message.text.slice(date.start, date.end) };
  return { ...(day && { day }), ...(when && !day && { when: when.slice(0, 80) }) };
}

/** "10-14 Uhr": when it ends stands beside the place, as it was written. */
function withTimes(
  message: Message,
  values: readonly MessageValue[],
  event: BriefEvent,
): BriefEvent {
  const [first, second] = values.filter(({ kind }) => kind === 'time');
  if (!first || !second || second.start - first.end > 4) return event;
  const range = message.text.slice(first.start, second.end);
  return { ...event, place: [event.place, range].filter(Boolean).join(', ').slice(0, 160) };
}

/** Parts of the same line after the date, until the next date or a full stop. */
function followingParts(parts: readonly Part[], at: number): Part[] {
  const part = parts[at] as Part;
  const found: Part[] = [];
  for (const next of parts.slice(at + 1, at + 1 + MOST_FOLLOWING_PARTS)) {
    const previous = found.at(-1) ?? part;
    const isOwnSentence =
      next.sentence !== part.sentence || ['\n', '.', '!', '?', ';'].includes(previous.ending);
    if (
      isOwnSentence ||
      next.values.some(
        ({ kind }) =>
          ['date', 'hours', 'phone', 'email', 'handle', 'url', 'price'].includes(kind) &&
          !isTicket(kind, next),
      )
    )
      break;
    const words = next.text.split(/\s+/);
    const isWhere =
      words.length <= 5 &&
      (/^\p{Lu}|^@/u.test(next.text) ||
        isNamedCity(next.text) ||
        endsInCity(next.text) ||
        next.values.some(({ kind }) => kind === 'time' || kind === 'address'));
    if (!isWhere && !isPriceOnly(next)) break;
    found.push(next);
  }
  return found;
}

const isPriceOnly = ({ text, values }: Part) =>
  values.length === 1 &&
  values[0]?.kind === 'price' &&
  text.length - (values[0].end - values[0].start) < 3;

const isTicket = (kind: MessageValue['kind'], part: Part) =>
  (kind === 'price' || kind === 'url') &&
  part.values.length === 1 &&
  part.text.length < 80 &&
  kind === 'price';

function textBetween(
  message: Message,
  part: Part,
  start: number,
  end: number,
  date: DateValue,
): string[] {
  const spans = part.values.filter(
    ({ kind }) => kind !== 'number' && kind !== 'quoted' && kind !== 'color' && kind !== 'ordinal',
  );
  const isSplit = date.start > start && date.end < end;
  const pieces: [number, number][] = isSplit
    ? [
        [start, date.start],
        [date.end, end],
      ]
    : [[start, end]];
  return pieces.map(([from, to]) => tidied(message, from, to, spans)).filter(Boolean);
}

function tidied(
  message: Message,
  start: number,
  end: number,
  without: readonly (Span & { kind?: string })[],
): string {
  let text = message.text.slice(start, end);
  const removed = without.filter(
    (span) =>
      span.start >= start &&
      span.end <= end &&
      !['number', 'quoted', 'address', 'color', 'ordinal'].includes(span.kind ?? ''),
  );
  for (const span of [...removed].sort((a, b) => b.start - a.start)) {
    text = `${text.slice(0, span.start - start)} ${text.slice(span.end - start)}`;
  }
  const words = text
    .replace(/[\s,;:–—|•·@(-]+$|^[\s,;:–—|•·)-]+/g, '')
    .split(/\s+/)
    .filter(Boolean);
  while (
    words.length > 0 &&
    (EDGE_WORDS.has(fold(words.at(-1) ?? '')) || JOINING_WORDS.has(fold(words.at(-1) ?? '')))
  )
    words.pop();
  while (
    words.length > 0 &&
    (JOINING_WORDS.has(fold(words[0] ?? '')) ||
      (EDGE_WORDS.has(fold(words[0] ?? '')) &&
        !(KEPT_FIRST.has(fold(words[0] ?? '')) && words.length > 1)))
  )
    words.shift();
  return words.join(' ').replace(/^[\s,;:–—|•·-]+|[\s,;:–—|•·(-]+$/g, '');
}

function detailsOf(message: Message, values: readonly MessageValue[]): BriefEvent {
  const time = values.find(({ kind }) => kind === 'time') as ValueOf<'time'> | undefined;
  const price = values.find(({ kind }) => kind === 'price') as
    | (ValueOf<'price'> & Span)
    | undefined;
  const url = values.find(({ kind }) => kind === 'url') as ValueOf<'url'> | undefined;
  return {
    ...(time && { time: time.time }),
    ...(price && {
      price: {
        ...price.price,
        text: message.text.slice(price.start, price.end).trim().slice(0, 40),
      },
    }),
    ...(url && { url: url.url }),
  };
}

/** The first text before the date is what happens; texts after it are where. */
function whatAndWhere(message: Message, texts: readonly string[], hasName: boolean): BriefEvent {
  const isPlain = hasPlainCase(message.text);
  const polish = (text: string) => (isPlain ? capitalized(text) : text);
  const event: BriefEvent = {};
  const rest: string[] = [];
  for (const text of texts) {
    const { city, without } = splitCity(text);
    if (city && event.city === undefined) {
      event.city = polish(city);
      if (without) rest.push(without);
    } else rest.push(text);
  }
  const [first, ...others] = rest;
  if (first === undefined) return event;
  const isName = hasName && fold(texts[0] ?? '').includes(fold(first));
  if (isName) event.name = sentenceCase(first).slice(0, 160);
  const place = (isName ? others : rest).join(', ');
  if (place) event.place = polish(place).slice(0, 160);
  return event;
}

function splitCity(text: string): { city?: string; without?: string } {
  if (isNamedCity(text)) return { city: text };
  const words = text.split(' ');
  for (let length = Math.min(4, words.length - 1); length > 0; length -= 1) {
    const last = words.slice(-length).join(' ').replace(/[()]/g, '');
    const first = words.slice(0, length).join(' ');
    if (isNamedCity(last) || (words.length > 1 && isCity(last)))
      return { city: last, without: trimJoints(words.slice(0, -length)) };
    if (isPlainCity(first)) return { city: first, without: trimJoints(words.slice(length)) };
  }
  return {};
}

function trimJoints(words: readonly string[]): string {
  const kept = [...words];
  while (
    kept.length > 0 &&
    (EDGE_WORDS.has(fold(kept.at(-1) ?? '')) || /^[-–—,:(@]+$/.test(kept.at(-1) ?? ''))
  )
    kept.pop();
  while (kept.length > 0 && /^[-–—,:)@]+$/.test(kept[0] ?? '')) kept.shift();
  return kept.join(' ').replace(/[,(]$/, '');
}

const isNamedCity = (text: string) => isPlainCity(text) || (/^\p{Lu}/u.test(text) && isCity(text));

const endsInCity = (text: string) => /\s/.test(text) && isCity(text.split(' ').at(-1) ?? '');

// What happens when and where: dates, times and places of one event each.
import type { Message, MessageValue, Span } from '../../../reading/message.ts';
import { readMessage } from '../../../reading/read-message.ts';
import { readPriceText } from '../../../reading/values/spoken/price-texts.ts';
import { isKnownWord } from '../../../reading/words/language.ts';
import { fold } from '../../../reading/words/text.ts';
import type { TaggedSlot } from '../../../tagging/labels.ts';
import type { BriefEvent } from '../../brief.ts';
import { findWantedSections } from '../read-wanted.ts';
import { isCity } from '../text/cities.ts';
import { asName, oneLine, sentenceCase } from '../text/texts.ts';
import { all, first, type Row } from './read-rows.ts';
import { withSharedPlaces } from './shared-places.ts';

type When = Pick<BriefEvent, 'day' | 'when'>;

/** Rows without a date have that of the row before them. */
export function readEvents(message: Message, rows: readonly Row[]): BriefEvent[] {
  let when: When = {};
  return withSharedPlaces(message, rows).map((row) => {
    const date = first(row, 'date');
    if (date) when = whenOf(message, date);
    const others = rows.filter(({ fact }) => fact === row.fact);
    return eventOf(message, row, when, others.length === 1);
  });
}

export const isEventRow = (row: Row): boolean =>
  first(row, 'date') !== undefined ||
  first(row, 'venue') !== undefined ||
  (first(row, 'time') !== undefined && first(row, 'price') === undefined);

function eventOf(message: Message, row: Row, when: When, isOnly: boolean): BriefEvent {
  const item = first(row, 'item');
  const label = isOnly && !isHeading(row.label) ? row.label : '';
  const name = item?.text ?? label;
  const { time, rest } = timeOf(message, first(row, 'time'));
  const venue = first(row, 'venue')?.text;
  const city = first(row, 'location')?.text ?? cityBeside(message, row);
  const details = all(row, 'detail').map(({ text }) => text);
  const people = row.fact.slots.filter(({ slot }) => slot === 'person');
  const own = people.filter((person) => isWithin(row, person)).map(({ text }) => text);
  const place = [venue, ...details, ...own, rest, ...moreStatus(row)].filter(Boolean).join(', ');
  const url = urlOf(message, first(row, 'link'));
  return {
    ...(name && { name: sentenceCase(oneLine(name)).slice(0, 160) }),
    ...when,
    ...(time && { time }),
    ...(place && { place: oneLine(place).slice(0, 160) }),
    ...(city && { city: asName(oneLine(city)).slice(0, 120) }),
    ...(url && { url }),
    ...statusOf(message, row),
  };
}

const IN_CITY =
  /^(?:,| [-–]| \(|)\s*(?:(?:in|à|en|em|a)\s+)?(\p{Lu}[\p{L}'’.-]+(?:[ -]\p{Lu}[\p{L}'’-]+){0,2})(?=\s*(?:[,;.()\n]|$|[-–]\s|\p{Ll}))/u;

const NO_CITY =
  /^(?:tickets?|entry|admission|free|sold|support(?:ed)?|with|feat|from|live|ages?|starts?|eintritt|einlass|beginn|entrée|entrada|ingresso|biglietti|billets|karten|mit|avec|con|com)(?!\p{L})/iu;

/** Right after the house or the name: "Outer Limits, Hamtramck", "Lean Days in Rotterdam", "Speicher Husum". */
function cityBeside({ text }: Message, row: Row): string | undefined {
  const place = first(row, 'venue') ?? first(row, 'item');
  if (place === undefined) return undefined;
  const next = row.fact.slots.find(({ start }) => start >= place.end);
  const [, city = ''] = IN_CITY.exec(text.slice(place.end, next?.start ?? row.fact.end)) ?? [];
  const words = fold(city).split(/[^\p{L}]+/u);
  const isName =
    city !== '' &&
    !NO_CITY.test(city) &&
    (isCity(fold(city)) || !words.some((word) => isKnownWord(word)));
  return isName ? city : undefined;
}

/** Between the first and the last part of the row. */
const isWithin = ({ slots }: Row, person: TaggedSlot) =>
  slots.length > 0 &&
  (slots[0]?.start ?? 0) < person.start &&
  person.end < (slots.at(-1)?.end ?? 0);

/** Beside a price, what is no state of its own. */
const moreStatus = (row: Row): string[] =>
  first(row, 'price') === undefined
    ? []
    : all(row, 'status')
        .map(({ text }) => text)
        .filter((text) => !SOLD_OUT.test(fold(text)) && !CANCELED.test(fold(text)));

/** "gigs", "Termine": what such a list is called. */
const isHeading = (label: string) =>
  label.split(/\s+/).length < 3 && findWantedSections(label).some(({ kind }) => kind === 'events');

const SOLD_OUT =
  /sold ?out|^full$|fully booked|ausverkauft|ausgebucht|complet|agotad|esgotad|esaurit|no tickets|keine karten/;
const CANCELED = /cancel|abgesagt|annul|cancelad|entfallt|fallt aus/;

function statusOf({ lang }: Message, row: Row): Pick<BriefEvent, 'status' | 'price'> {
  const price = first(row, 'price');
  const statuses = all(row, 'status').map(({ text }) => text);
  const status = statuses.map(fold).find((text) => SOLD_OUT.test(text) || CANCELED.test(text));
  const other = statuses.find((text) => !SOLD_OUT.test(fold(text)) && !CANCELED.test(fold(text)));
  const text = price
    ? readPriceText(price.text, lang)
    : other && { text: sentenceCase(oneLine(other)).slice(0, 40).trim() };
  return {
    ...(text && { price: text }),
    ...(status !== undefined && { status: SOLD_OUT.test(status) ? 'sold-out' : 'canceled' }),
  };
}

const within = ({ values }: Message, span: Span) =>
  values.filter(({ start, end }) => start < span.end && span.start < end);

/** As written, where it is no single calendar day. */
export function whenOf(message: Message, slot: TaggedSlot): When {
  const dates = within(message, slot).filter(({ kind }) => kind === 'date');
  const [date] = dates.length === 1 ? (dates as Extract<MessageValue, { kind: 'date' }>[]) : [];
  const when = { when: oneLine(slot.text).slice(0, 80) };
  if (date?.day === undefined) return when;
  const typed = message.text.slice(date.start, date.end);
  const rest = slot.text.replace(typed, ' ');
  const isWhole = !/\d/.test(rest) && !/\s[-–]\s|\b(?:to|bis|au|al|ao|every|jeden)\b/iu.test(rest);
  return isWhole && /\d/.test(typed) ? { day: date.day } : when;
}

/** A time that is no clock time, or ends with another, stands beside the place. */
function timeOf(message: Message, slot: TaggedSlot | undefined): { time?: string; rest?: string } {
  if (slot === undefined) return {};
  const { lang } = message;
  const read = (text: string) =>
    readMessage(text, { lang, today: '2000-01-01' }).values.flatMap((value) =>
      value.kind === 'time' ? value : value.kind === 'hours' ? [] : [],
    );
  const known = within(message, slot).flatMap((value) => (value.kind === 'time' ? [value] : []));
  const times = known.length > 0 ? known : read(slot.text);
  const text = oneLine(slot.text);
  const hasMore = times.length > 1 || /\d\s*(?:-|–|to|bis|à|a|till|until)\s*\d/iu.test(text);
  const time = times[0]?.time ?? (hasMore ? undefined : plainTime(text, lang));
  return { ...(time && { time }), ...((time === undefined || hasMore) && { rest: text }) };
}

/** "2.30", "5": in English the afternoon is meant where nothing says otherwise. */
function plainTime(text: string, lang: string): string | undefined {
  const [, hour = '', minutes = '00'] =
    /^(?:at|from|um|ab|gegen|à|dès|a las?|alle|às|ore|@)?\s*(\d{1,2})(?:[.:h](\d{2}))?(?:\s*(?:uhr|h|hrs|ore))?$/iu.exec(
      text,
    ) ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minutes) > 59) return undefined;
  const isAfternoon = lang === 'en' && Number(hour) > 0 && Number(hour) < 8;
  return `${String(Number(hour) + (isAfternoon ? 12 : 0)).padStart(2, '0')}:${minutes}`;
}

function urlOf(message: Message, slot: TaggedSlot | undefined): string | undefined {
  if (slot === undefined) return undefined;
  const value = within(message, slot).find(({ kind }) => kind === 'url');
  return value?.kind === 'url' ? value.url : undefined;
}

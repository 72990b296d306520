// From a message to a brief: everything that it says about a page that is to be made.
import type { Message, MessageValue, Span, ValueKind, ValueOf } from '../reading/message.ts';
import { findPlatform } from '../reading/platforms.ts';
import { fold } from '../reading/words/text.ts';
import type { AssistantAccount } from '../types.ts';
import { withEveryValue } from './brief/coverage.ts';
import {
  findLeftovers,
  isAboutLook,
  isInstruction,
  joinLeftovers,
  type Leftover,
} from './brief/leftovers.ts';
import type { NameMatch } from './brief/names/context.ts';
import { nameOfAccount, readName } from './brief/names/read-name.ts';
import { type EventMatch, readEvents } from './brief/read-events.ts';
import { type ItemMatch, readItems } from './brief/read-items.ts';
import { readLinks } from './brief/read-links.ts';
import {
  type LabeledList,
  readLabeledLists,
  readMember,
  readQuestions,
  readQuotes,
  readStat,
} from './brief/read-lists.ts';
import { readLook } from './brief/read-look.ts';
import { type Place, readPlace } from './brief/read-place.ts';
import { countdownOf, isOffer, readWanted } from './brief/read-requests.ts';
import { readTagline, taglineOf } from './brief/read-tagline.ts';
import { type Part, splitIntoParts } from './brief/text/parts.ts';
import { sentenceCase } from './brief/text/words.ts';
import type { Brief, BriefEvent, BriefHours } from './brief.ts';
import { findOccupations, type OccupationMatch } from './find-occupation.ts';
import type { Language } from './occupation.ts';

type Reading = {
  message: Message;
  parts: readonly Part[];
  occupations: readonly OccupationMatch[];
  name: NameMatch | undefined;
  place: Place | undefined;
  items: readonly ItemMatch[];
  events: readonly EventMatch[];
  lists: readonly LabeledList[];
};

const DROPS_LINKS =
  /\b(?:no|without|remove|drop|ohne|sans|sin|sem|senza)\s+(?:my|the|any|all|old|meine|alte|les|mes|los|mis|os|meus|i miei)?\s*(?:old\s+)?links?\b/i;

export function readBrief(given: Message, account: AssistantAccount): Brief {
  const reading = readParts(given);
  const { message } = reading;
  const { parts, lists } = reading;
  const wanted = readWanted(reading);
  const questions = readQuestions(message, wanted.includes('faq'));
  const quotes = readQuotes(message);
  const tagline = readOwnTagline(reading);
  const facts = {
    lang: message.lang,
    name: reading.name?.text ?? nameOfAccount(account.fullName, account.username),
    hasOwnName: reading.name !== undefined,
    look: readLook(
      message,
      parts.filter((part) => (isAboutLook(part) || isInstruction(message, part)) && !isOffer(part)),
      reading.name,
    ),
    links: readLinks(
      message,
      parts.filter(
        (part) => !lists.some(({ start, end }) => start <= part.start && part.end <= end),
      ),
      message.lang,
    ),
    emails: unique(valuesOf(message, 'email').map(({ email }) => email)),
    phones: valuesOf(message, 'phone').map(({ phone, url }) => ({ phone, url })),
    addresses: unique(valuesOf(message, 'address').map(({ text }) => text)),
    items: [
      ...reading.items.map(({ item }) => item),
      ...[...labeled(lists, 'services'), ...labeled(lists, 'products')]
        .filter((entry) => !reading.items.some(({ item }) => fold(entry).includes(fold(item.name))))
        .map((entry) => ({ name: sentenceCase(entry).slice(0, 120) })),
    ],
    events: mergeEvents(reading.events),
    faq: questions.map(({ question, answer }) => ({ question, answer })),
    quotes: quotes.map(({ quote, name }) => ({ quote, ...(name && { name }) })),
    team: labeled(lists, 'team').map(readMember),
    stats: labeled(lists, 'stats').flatMap((entry) => readStat(entry) ?? []),
    images: valuesOf(message, 'image').map(({ url }) => url),
    wanted,
    dropsOldLinks: DROPS_LINKS.test(message.text),
    ...countdownOf(reading),
    ...(reading.occupations[0] && { occupation: reading.occupations[0].occupation }),
    ...(tagline && { tagline }),
    ...(reading.place && { location: reading.place.text }),
  };
  const taken = [
    ...questions,
    ...quotes,
    ...lists.filter(({ label }) => label !== 'stats' || facts.stats.length > 0),
  ];
  const telling = parts.filter((part) => !isInstruction(message, part));
  return withEveryValue(message, telling, withLeftovers(reading, facts, taken));
}

function readParts(given: Message): Reading {
  const all = findOccupations(given.text, given.lang);
  const lang = languageOf(given, all);
  const message = {
    ...given,
    lang,
    values: given.values.filter(
      (value) =>
        !isUntil(value, given) &&
        !isOccupationWord(value, given, all) &&
        !isPartOfNumber(value, given),
    ),
  };
  const parts = splitIntoParts(message);
  const found = all.filter((match) => !isInLink(message, match));
  const readable = readName(message, parts, found);
  const name = readable !== undefined && isOfPlatforms(readable.text) ? undefined : readable;
  const occupations = byImportance(message, found, name);
  const place = readPlace(message, name && !hasPlaceInside(name) ? [name] : []);
  const events = readEvents(message, parts);
  return {
    message,
    parts,
    occupations,
    name,
    place,
    items: readItems(
      message,
      parts.filter((part) => !events.some((event) => event.parts.includes(part))),
      occupations[0] && sentenceCase(occupations[0].text),
    ),
    events,
    lists: readLabeledLists(message, parts),
  };
}

/** "open until 24h" is not always open. */
const isUntil = (value: MessageValue, { text }: Message) =>
  value.kind === 'hours' &&
  value.isAlwaysOpen === true &&
  /\b(?:until|till|bis|hasta|jusqu|fino|ate)\b/.test(fold(text.slice(value.start, value.end)));

/** Part of a larger number: "12,000 meals" is no day. */
const isPartOfNumber = (value: MessageValue, { text }: Message) =>
  value.kind === 'date' && /^[.,]\d{3}\b/.test(text.slice(value.end));

/** "twitch streamer" names what somebody does, not a handle. */
const isOccupationWord = (
  value: MessageValue,
  { text }: Message,
  occupations: readonly OccupationMatch[],
) =>
  ['handle', 'platform', 'color'].includes(value.kind) &&
  !/[@\d_.]/.test(text.slice(value.start, value.end)) &&
  occupations.some(({ start, end }) => value.start < end && start < value.end);

const SURE_LANGUAGE = 0.3;

/** Where the words are too few to tell, the language that the occupations are named in. */
function languageOf(
  { lang, langConfidence }: Message,
  occupations: readonly OccupationMatch[],
): string {
  if (langConfidence >= SURE_LANGUAGE || occupations.length === 0) return lang;
  const languages: readonly Language[] = ['en', 'de', 'fr', 'es', 'pt', 'it'];
  const counts = languages.map((language) => ({
    language,
    count:
      occupations.filter(({ occupation, text }) =>
        occupation.words[language].split(', ').some((word) => fold(word) === fold(text)),
      ).length + (language === lang ? 0.5 : 0),
  }));
  const best = counts.reduce((top, next) => (next.count > top.count ? next : top));
  return best.count >= 1 ? best.language : lang;
}

const hasPlaceInside = (name: NameMatch) => /\s(?:in|à|en|em|a)\s/i.test(name.text);
const isInLink = (message: Message, { start, end }: Span) =>
  message.values.some(
    (value) =>
      ['url', 'handle', 'email'].includes(value.kind) && value.start < end && start < value.end,
  );

/** Longer ones, those near the beginning and in the message's own language first; those of a price list last. */
function byImportance(
  message: Message,
  found: readonly OccupationMatch[],
  name: NameMatch | undefined,
): OccupationMatch[] {
  const weight = (match: OccupationMatch) => {
    const isInName = name !== undefined && match.start >= name.start && match.end <= name.end;
    const isOwned = OWNED.test(message.text.slice(Math.max(0, match.start - 40), match.start));
    const isPriced = message.values.some(
      ({ kind, start }) =>
        (kind === 'price' || kind === 'number') && start >= match.end && start - match.end < 12,
    );
    const speaks = match.occupation.words[message.lang as Language]
      ?.split(', ')
      .some((word) => fold(word) === fold(match.text));
    return (
      match.words * 2 +
      (isOwned ? 2 : 0) +
      (isInName ? 1 : 0) +
      (speaks ? 1 : 0) -
      (isPriced ? 2 : 0) -
      Math.min(4, match.start / 50)
    );
  };
  return [...found].sort((a, b) => weight(b) - weight(a) || a.start - b.start);
}

const OWNED =
  /\b(?:my|our|a|an|mein|meine|unser|unsere|ein|eine|mon|ma|notre|un|une|mi|nuestro|nuestra|una|meu|minha|nosso|nossa|um|uma|mio|mia|il mio|la mia|nostro|nostra|I'm|für)\s+(?:[^\s,.;!?]+\s+){0,3}$/iu;

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
const valuesOf = <Kind extends ValueKind>(message: Message, kind: Kind) =>
  message.values.filter(
    (value): value is Extract<typeof value, { kind: Kind }> & ValueOf<Kind> & Span =>
      value.kind === kind,
  );
const labeled = (lists: readonly LabeledList[], label: LabeledList['label']) =>
  lists.filter((list) => list.label === label).flatMap(({ entries }) => entries);

function readOwnTagline(reading: Reading): string | undefined {
  const given = labeled(reading.lists, 'tagline')[0];
  if (given) return sentenceCase(given).slice(0, 240);
  const { message, occupations, parts } = reading;
  const isRequested = ({ start }: Span) =>
    parts.some((part) => part.start <= start && start < part.end && isInstruction(message, part));
  const text = readTagline({
    ...reading,
    occupations: occupations.filter((match) => !isRequested(match)),
  })?.text;
  if (text) return text;
  const next = reading.parts.find((part) => isDescription(reading, part));
  return next && taglineOf(reading, next)?.text;
}

/** Three words or more beside the name that are no value, no instruction and no list. */
function isDescription({ message, name, lists, parts, occupations }: Reading, part: Part): boolean {
  if (part.values.some(({ kind }) => kind !== 'number' && kind !== 'emoji' && kind !== 'color'))
    return false;
  if (isInstruction(message, part) || part.ending === '?') return false;
  if (lists.some(({ start, end }) => start <= part.start && part.end <= end)) return false;
  const isName = name !== undefined && name.start < part.end && part.start < name.end;
  const home = name && parts.find(({ start, end }) => start <= name.start && name.start < end);
  const isBeside =
    home === undefined
      ? part.sentence < 2
      : part.sentence === home.sentence || part.line === home.line + 1;
  const words = part.text.split(/\s+/);
  return (
    !isName && isBeside && words.length >= (occupations.length > 0 ? 2 : 3) && words.length <= 14
  );
}

/** One entry for each day and place; a day that is named twice stands once. */
function mergeEvents(matches: readonly EventMatch[]): BriefEvent[] {
  const seen = new Set<string>();
  return matches
    .map(({ event }) => event)
    .filter((event) => {
      const key = JSON.stringify([event.day, event.when, event.city, event.place, event.name]);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

type Facts = Omit<Brief, 'about' | 'contactNotes' | 'hours'>;

function withLeftovers(reading: Reading, facts: Facts, taken: readonly Span[]): Brief {
  const { message, parts } = reading;
  const instructions = parts.filter((part) => isInstruction(message, part));
  const leftovers = findLeftovers(
    message,
    parts.filter((part) => !instructions.includes(part)),
    textsOf(facts),
    usedValues(reading),
    taken.filter((span) => !('label' in span) || span.label !== 'about'),
  );
  const nearHours = leftovers.filter(({ part }) => isNear(parts, part, 'hours'));
  const nearContact = leftovers.filter(
    (leftover) =>
      !nearHours.includes(leftover) &&
      leftover.part.values.some(({ kind }) => kind === 'phone' || kind === 'email'),
  );
  const about = leftovers.filter(
    (leftover) => !nearHours.includes(leftover) && !nearContact.includes(leftover),
  );
  const hours = hoursOf(message, nearHours);
  return {
    ...facts,
    about: joinLeftovers(about),
    contactNotes: joinLeftovers(nearContact),
    ...(hours && { hours }),
  };
}

/** Values that stand on the page as what they are. */
function usedValues({ message, items, events }: Reading): Span[] {
  const inItem = (value: Span) =>
    items.some(({ start, end }) => start <= value.start && value.end <= end);
  const inEvent = (value: Span) =>
    events.some(
      ({ start, end, parts }) =>
        (start <= value.start && value.end <= end) ||
        parts.some((part) => part.start <= value.start && value.end <= part.end),
    );
  return message.values.filter((value) => {
    if (['price', 'duration'].includes(value.kind)) return inItem(value) || inEvent(value);
    if (['date', 'time'].includes(value.kind)) return inEvent(value);
    return !['quoted', 'number', 'ordinal', 'color', 'platform'].includes(value.kind);
  });
}

const WEEKDAY =
  /^(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mie|jue|vie|sab|dom|seg|ter|qua|qui|sex|gio|closed|geschlossen|ferm|cerrad|fechad|chius|by appointment|nur nach|nach vereinbarung|sur rendez|con cita|su appuntamento|lunch|mittag)/i;

/** The hours themselves with more words, or a weekday right after them. */
function isNear(parts: readonly Part[], part: Part, kind: ValueKind): boolean {
  if (part.values.some((value) => value.kind === kind)) return true;
  const before = parts[parts.indexOf(part) - 1];
  return (
    WEEKDAY.test(fold(part.text)) && (before?.values.some((value) => value.kind === kind) ?? false)
  );
}

function hoursOf(message: Message, notes: readonly Leftover[]): BriefHours | undefined {
  const values = valuesOf(message, 'hours');
  if (values.length === 0) return undefined;
  const days = values.flatMap((value) => value.days);
  const merged = [
    ...new Map(days.map(({ day }) => [day, days.filter((other) => other.day === day)])).entries(),
  ].map(([day, same]) => ({ day, times: same.flatMap(({ times }) => times).slice(0, 4) }));
  return { days: merged, notes: notes.map(({ text }) => sentenceCase(text)) };
}

function textsOf(facts: Facts): string[] {
  return [
    facts.name,
    facts.tagline ?? '',
    facts.location ?? '',
    ...facts.links.map(({ title }) => title ?? ''),
    ...facts.items.flatMap(({ name, price, duration, group }) => [
      name,
      price?.text ?? '',
      duration ?? '',
      group ?? '',
    ]),
    ...facts.events.flatMap(({ name, place, city, when }) => [
      name ?? '',
      place ?? '',
      city ?? '',
      when ?? '',
    ]),
    ...facts.addresses,
    ...facts.team.flatMap(({ name, role }) => [name, role ?? '']),
    ...facts.stats.flatMap(({ value, label }) => [value, label]),
    ...facts.quotes.flatMap(({ quote, name }) => [quote, name ?? '']),
  ];
}

/** "Instagram and Twitter" are wanted links, not who the page is about. */
function isOfPlatforms(name: string): boolean {
  const words = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const joins = new Set(['and', 'und', 'et', 'y', 'e', 'with', 'mit', 'avec', 'con', 'com']);
  const named = words.filter((word) => !joins.has(word));
  return named.length > 1 && named.every((word) => findPlatform(word) !== undefined);
}

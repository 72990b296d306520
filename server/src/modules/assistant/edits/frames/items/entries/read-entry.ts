// From the slots of one item to its fields, as the kind of section has them.
import type { PageSection, SectionKind } from '@vys/contract/page-model/sections';
import type { Price } from '@vys/contract/page-model/values';
import { isCity } from '../../../../creation/brief/text/cities.ts';
import { readMessage } from '../../../../reading/read-message.ts';
import { readSpokenNumber } from '../../../../reading/values/spoken/number-words.ts';
import { fold } from '../../../../reading/words/text.ts';
import { likeNeighbor } from '../../../scene/names.ts';
import type { Scene } from '../../../scene/scene.ts';
import { type Item, itemsOf } from '../../../scene/targets.ts';
import { writePrice } from '../prices/write-price.ts';
import { readDay, readTime } from '../values/read-day.ts';
import { tidyLine, tidyText } from '../values/tidy.ts';
import { readStatus } from './event-status.ts';
import { type SlotGroup, slotIn, textIn } from './group-slots.ts';

export type Context = {
  scene: Scene;
  kind: SectionKind;
  /** The section that it is in or comes into. */
  section?: PageSection | undefined;
  /** What it is before it changes. */
  old?: Item | undefined;
  /** A day that the month of a bare number is taken from. */
  day?: string | undefined;
};

export type Fields = Record<string, unknown>;

/** Fields that the slots name; none for what they do not speak of. */
export function readEntry(group: SlotGroup, context: Context): Fields {
  switch (context.kind) {
    case 'menu':
    case 'products':
    case 'services':
      return offer(group, context);
    case 'events':
      return event(group, context);
    case 'faq':
      return pair(group);
    case 'testimonials':
    case 'press':
      return voice(group, context);
    case 'team':
      return member(group, context);
    case 'stats':
      return figure(group, context);
    case 'video':
    case 'music':
      return media(group, context);
    default:
      return {};
  }
}

const present = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The first letter as its neighbors have it. */
function named(text: string | undefined, { section, old }: Context, field: string) {
  if (text === undefined) return undefined;
  const neighbor =
    old?.[field] ?? (section === undefined ? undefined : itemsOf(section)[0]?.[field]);
  return likeNeighbor(tidyLine(text), typeof neighbor === 'string' ? neighbor : undefined);
}

const leads =
  /^(?:there(?:['’]?s| is| are)|we (?:now )?have|we['’]?ve got|es gibt|il y a|hay|há|c['’]è|ci sono)\s+(?:now |jetzt |maintenant |ahora |agora |ora )?/iu;
const articles =
  /^(?:(?:an?|the|ein(?:e|en)?|der|die|das|den|une?|l[ae]s?|una?|el|los|um|uma|os?|as?|un'|uno|il|lo|gli)\s+|l['’])(?=\p{L}{2})/iu;

function offer(group: SlotGroup, context: Context): Fields {
  const { section, kind, old } = context;
  const details = group.filter(({ slot }) => slot === 'detail').map(({ text }) => tidyLine(text));
  const price = textIn(group, 'price');
  const neighbors = section === undefined ? [] : itemsOf(section).map((item) => item.price);
  const isTime = (text: string) => kind === 'services' && isDuration(context, text);
  const duration = details.find(isTime);
  const text = details.filter((detail) => detail !== duration).join(', ');
  const link = textIn(group, 'link');
  const url = kind === 'menu' || link === undefined ? undefined : readUrl(context, link);
  const status = textIn(group, 'status');
  return present({
    name: named(
      textIn(group, 'item', 'title')?.replace(leads, '').replace(articles, ''),
      context,
      'name',
    ),
    price:
      price === undefined
        ? undefined
        : writePrice(price, {
            old: old?.price as Price | undefined,
            neighbors: neighbors.filter((other): other is Price => other !== undefined),
          }),
    duration,
    text: text === '' ? undefined : text,
    url,
    isSoldOut:
      kind === 'products' && status !== undefined
        ? readStatus(status).status === 'sold-out'
        : undefined,
  });
}

/** "90 min", "takes about two hours". */
function isDuration({ scene }: Context, text: string): boolean {
  if (text.length > 30) return false;
  const { values } = readMessage(text, { lang: scene.lang, today: scene.today });
  return values.some(({ kind }) => kind === 'duration');
}

export function readUrl({ scene }: Pick<Context, 'scene'>, text: string): string | undefined {
  const { values } = readMessage(text, { lang: scene.lang, today: scene.today });
  for (const value of values) {
    if (value.kind === 'url') return value.url;
    if (value.kind === 'image') return value.url;
  }
  return undefined;
}

/** Pages name an event by its venue and city, or by a name of its own at a place. */
function event(group: SlotGroup, context: Context): Fields {
  const { scene, old, day } = context;
  const item = textIn(group, 'item', 'title');
  const location = textIn(group, 'location');
  const isPlace =
    item !== undefined &&
    location === undefined &&
    textIn(group, 'venue') !== undefined &&
    isCityOf(item, context);
  const title = named(isPlace ? undefined : item, context, 'name');
  const venue = named(textIn(group, 'venue', 'address'), context, 'name');
  const date = textIn(group, 'date');
  const said =
    date === undefined ? undefined : readDay(scene, date, day ?? (old?.day as string | undefined));
  const time = textIn(group, 'time');
  const status = textIn(group, 'status');
  const price = textIn(group, 'price');
  const link = textIn(group, 'link');
  const city = named(isPlace ? item : location, context, 'city');
  return present({
    ...(price !== undefined && { price: writePrice(price, {}) }),
    ...(status !== undefined && readStatus(status)),
    ...placeOf(title, venue, old),
    city,
    day: said?.day,
    when: said?.when,
    time: time === undefined ? undefined : readTime(scene, time),
    url: link === undefined ? undefined : readUrl(context, link),
  });
}

/** Where the others are named by venue and city, a short name beside a venue is a city. */
function isCityOf(item: string, { section }: Context): boolean {
  const others = section === undefined ? [] : itemsOf(section);
  const areCities = others.length > 0 && others.every(({ city, place }) => city && !place);
  return isCity(item) || (areCities && /^\p{Lu}\S*(?:\s\S+)?$/u.test(item.trim()));
}

function placeOf(title: string | undefined, venue: string | undefined, old: Item | undefined) {
  if (old !== undefined && title === undefined)
    return old.place === undefined ? { name: venue } : { place: venue };
  return title === undefined ? { name: venue } : { name: title, place: venue };
}

function pair(group: SlotGroup): Fields {
  const question = textIn(group, 'question', 'title');
  const answer = textIn(group, 'answer', 'new', 'about', 'detail');
  return present({
    question: question === undefined ? undefined : asQuestion(question),
    answer: answer === undefined ? undefined : capital(tidyText(answer)),
  });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const asQuestion = (text: string): string => {
  const bare = capital(tidyLine(text).replace(/[.:,;]+$/, ''));
  return bare.endsWith('?') ? bare : `${bare}?`;
};

function voice(group: SlotGroup, context: Context): Fields {
  const quote = textIn(group, 'quote', 'new');
  return present({
    quote: quote === undefined ? undefined : capital(tidyText(quote)),
    name: named(textIn(group, 'person', 'name', 'item'), context, 'name'),
    role: context.kind === 'press' ? undefined : named(textIn(group, 'role'), context, 'role'),
  });
}

function member(group: SlotGroup, context: Context): Fields {
  const detail = textIn(group, 'detail', 'about');
  return present({
    name: properName(textIn(group, 'person', 'name', 'title')),
    role: named(textIn(group, 'role', 'job'), context, 'role'),
    text: detail === undefined ? undefined : tidyText(detail),
  });
}

/** People write names in lower case. */
function properName(text: string | undefined): string | undefined {
  const bare = text === undefined ? undefined : tidyLine(text);
  return bare === bare?.toLowerCase()
    ? bare?.replace(/(?<=^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
    : bare;
}

function figure(group: SlotGroup, context: Context): Fields {
  const value = slotIn(group, 'value', 'new')?.text;
  return present({
    value: value === undefined ? undefined : likeOldFigure(tidyLine(value), context.old?.value),
    label: named(textIn(group, 'label', 'title'), context, 'label'),
  });
}

/** "Fourteen" in place of "12" is written in digits too. */
function likeOldFigure(value: string, old: unknown): string {
  const words = fold(value).split(/\s+/);
  const spoken = /^\d/.test(String(old ?? '')) ? readSpokenNumber(words) : undefined;
  return spoken?.words === words.length ? String(spoken.value) : value;
}

function media(group: SlotGroup, context: Context): Fields {
  const link = textIn(group, 'link');
  const title = named(textIn(group, 'title', 'item'), context, 'name');
  return present({
    url: link === undefined ? undefined : readUrl(context, link),
    ...(context.kind === 'video' ? { caption: title } : { name: title }),
  });
}

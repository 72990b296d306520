// Dates of a tour or an agenda: each calendar day begins an entry, or ends one where words come first.
import { isCity } from '../../../../creation/brief/text/cities.ts';
import { has, type Scene, valuesOf } from '../../../scene/scene.ts';
import { type EntryReader, properName, trimmed } from './entry.ts';

type Day = { start: number; end: number; day?: string | undefined; when?: string | undefined };

const changed =
  /\b(?:moved|moves|instead|postponed|pushed|rescheduled|verschoben|verlegt|statt|déplacé\S*|reporté\S*|aplazad\S+|pasa al|movid\S+|adiad\S+|passou para|spostat\S+|rinviat\S+|anziché|wrong|falsch|starts?|beginnt)\b/iu;

const lead =
  /^[\s,;:–-]*(?:(?:and|und|et|y|e|also|noch|auch|then|add|put|new|neu(?:e[rs]?)?|nouvelle|nueva?|nova|nuova|füge?|nimm|ajoute|añade|agrega|adiciona|aggiungi|a|an|another|ein(?:en)?|une?|una|uma|un|we|i|i'm|we're|wir|ich|on|am|den|le|el|il|em|no|playing|play|spiele[n]?|two|three|zwei|drei|deux|trois|dos|tres|duas|três|due|tre|more|the|tour|dates?|shows?|gigs?|concerts?|konzerte?|termine?|auftritte?|fechas?|conciertos?|datas?|concertos?|concerti|concerto|data|events?|list|agenda|to|zu[rm]?)\b[\s,;:–-]*)+/iu;

export const readDates: EntryReader = (scene) => {
  const hasEvents = scene.design.page.sections.some(({ kind }) => kind === 'events');
  const isNamed = has(scene, 's.events', 'i.events');
  const isOther = has(scene, 'remove', 'rename', 's.countdown', 'closed', 'hour', 'canceled');
  if ((!hasEvents && !isNamed) || isOther || changed.test(scene.text) || /\?\s*$/.test(scene.text))
    return undefined;
  const days = daysIn(scene).filter(({ day }) => day !== undefined || isNamed);
  const [first] = days;
  if (first === undefined) return undefined;
  const { text } = scene.message;
  if (untilWords.test(text.slice(scene.span.start, first.start))) return undefined;
  const isLeading = bare(text.slice(scene.span.start, first.start)) === '';
  const items = days.map((date, at) => {
    const from = isLeading ? date.end : (days[at - 1]?.end ?? scene.span.start);
    const to = isLeading ? (days[at + 1]?.start ?? scene.span.end) : date.start;
    const tail = !isLeading && at === days.length - 1 ? text.slice(date.end, scene.span.end) : '';
    return itemOf(scene, date, from, to, tail);
  });
  const isSound = items.every((item) => item !== undefined);
  const found = items.flatMap((item) => item ?? []);
  return isSound ? { kind: 'events', items: found, isNamed } : undefined;
};

const untilWords = /\b(?:until|till?|by|bis|jusqu\S*|hasta|até|fino)\b/iu;

const bare = (text: string): string => trimmed(text.replace(lead, ''));

/** Also "3.2. Linz", which other languages read as a number. */
function daysIn(scene: Scene): Day[] {
  const known: Day[] = valuesOf(scene, 'date');
  const short = [...scene.text.matchAll(/(?<![\d.])(\d{1,2})\.(\d{1,2})\.(?=\s*\p{L})/gu)].flatMap(
    ({ index, 0: whole, 1: day, 2: month }): Day[] => {
      const start = scene.span.start + index;
      const end = start + whole.length;
      const isKnown = known.some((date) => date.start < end && date.end > start);
      const iso = nextDay(scene.today, Number(month), Number(day));
      return isKnown || iso === undefined ? [] : [{ start, end, day: iso }];
    },
  );
  return [...known, ...short].sort((a, b) => a.start - b.start);
}

function nextDay(today: string, month: number, day: number): string | undefined {
  const year = Number(today.slice(0, 4));
  const inYear = (number: number) => {
    const date = new Date(Date.UTC(number, month - 1, day));
    return date.getUTCMonth() === month - 1 ? date.toISOString().slice(0, 10) : undefined;
  };
  const own = inYear(year);
  return own !== undefined && own >= today ? own : inYear(year + 1);
}

const atPlace =
  /^(?:at|@|im|in der|in dem|beim?|au|aux|chez|al|alla|no|na|ao|dans le)\s+(?:the\s+)?(?=\S)/iu;
const inCity = /^(?:in|em|nach|à|a|en|to)\s+/iu;

function itemOf(scene: Scene, date: Day, from: number, to: number, tail: string) {
  const text = `${blank(scene, from, to)}, ${tail === '' ? '' : blank(scene, scene.span.end - tail.length, scene.span.end)}`;
  const pieces = text
    .split(/\s*[,;\n()]\s*|\s[–-]\s|\s(?=(?:at|@|im|beim|au|chez|in|em)\s+\S)/u)
    .map((piece) => piece.replace(lead, '').trim())
    .map((piece) => piece.replace(/\s+(?:and|und|et|y|e|on|am|le|el|il|em)$/iu, ''))
    .map(trimmed)
    .filter((piece) => /\p{L}{2}/u.test(piece) && !isState(scene, piece));
  let city: string | undefined;
  let place: string | undefined;
  let name: string | undefined;
  for (const piece of pieces) {
    if (atPlace.test(piece)) place ??= properName(piece.replace(atPlace, ''));
    else if (inCity.test(piece) && city === undefined) city = properName(piece.replace(inCity, ''));
    else if (isCity(piece) && city === undefined) city = properName(piece);
    else if (city === undefined && name === undefined && pieces.length > 1 && !knowsCities(scene))
      name = properName(piece);
    else if (city === undefined && pieces.length <= 2 && knowsCities(scene))
      city = properName(piece);
    else if (place === undefined) place = properName(piece);
    else name ??= properName(piece);
  }
  const title = name ?? place ?? city;
  const isLong = [name, place, city].some((text) => (text?.split(' ').length ?? 0) > 5);
  if (title === undefined || isLong || (city?.split(' ').length ?? 0) > 3) return undefined;
  const within = <Value extends { start: number; end: number }>(values: readonly Value[]) =>
    values.find(
      ({ start, end }) => (start >= from && end <= to) || start >= scene.span.end - tail.length,
    );
  const time = within(valuesOf(scene, 'time'));
  const url = within(valuesOf(scene, 'url'));
  const price = within(valuesOf(scene, 'price'));
  return {
    name: title,
    ...(date.day === undefined ? { when: date.when } : { day: date.day }),
    ...(city === undefined ? {} : { city }),
    ...(place === undefined || place === title ? {} : { place }),
    ...(time === undefined ? {} : { time: time.time }),
    ...(url === undefined ? {} : { url: url.url }),
    ...(price === undefined ? {} : { price: price.price }),
    status: has(scene, 'sold-out') ? 'sold-out' : has(scene, 'free') ? 'free' : 'available',
  };
}

/** Without the values that have fields of their own. */
function blank(scene: Scene, from: number, to: number): string {
  const kept = scene.values.filter(
    ({ kind, start, end }) =>
      ['time', 'url', 'price', 'date'].includes(kind) && start >= from && end <= to,
  );
  return kept.reduceRight(
    (text, { start, end }) => `${text.slice(0, start - from)},${text.slice(end - from)}`,
    scene.message.text.slice(from, to),
  );
}

const isState = (scene: Scene, piece: string): boolean =>
  has(scene, 'sold-out', 'free') &&
  /^(?:sold out|ausverkauft|complet|agotado|esgotado|sold-out|free(?: entry)?|eintritt frei|gratis|gratuit)$/iu.test(
    piece,
  );

const knowsCities = (scene: Scene): boolean => {
  const section = scene.design.page.sections.find(({ kind }) => kind === 'events');
  return (
    section?.kind !== 'events' ||
    section.items.length === 0 ||
    section.items.some(({ city }) => city !== undefined)
  );
};

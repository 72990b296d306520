// What stands on the page, for a question about it.
import type { PageDesign, PageModel } from '@vys/contract/page-model/page-model';
import type { PageSection } from '@vys/contract/page-model/sections';
import { listTargets, nameOfTarget, type Target } from '../../edits/scene/targets.ts';
import type { Message } from '../../reading/message.ts';
import { SHORT_DAYS, weekdayNames } from '../../reading/values/dates/calendar-words.ts';
import { isStopWord } from '../../reading/words/language.ts';
import { fold } from '../../reading/words/text.ts';
import { tokenize } from '../../reading/words/tokens.ts';
import { formatDay, type Lang, toLang } from '../languages.ts';
import { talkMessages } from './messages.ts';

const MOST = 4;

/**
 * The days that the question names, how many there are of something, what it names, what shares words with it, or the
 * whole page.
 */
export function describePage(
  { page }: PageDesign,
  targets: readonly Target[],
  message: Message,
): string {
  const lang = toLang(message.lang);
  const { emptyPage, onPage, notOnPage } = talkMessages[lang];
  const asked = fold(message.text);
  const named =
    describeHours(page, message, lang) ??
    countParts(page, targets, asked, lang) ??
    describeTargets(page, targets, lang);
  const field = named === undefined ? describeField(page, asked) : undefined;
  if (field === null) return notOnPage;
  const facts = named ?? field ?? findFacts(page, message, lang) ?? describeAll(page);
  return facts === '' ? emptyPage : onPage.replace('{facts}', () => facts);
}

const linkTo = (scheme: string) => (page: PageModel) =>
  page.links.find(({ url }) => url?.startsWith(scheme))?.url?.slice(scheme.length);

/** What people call the parts of a profile, folded. */
const fields: readonly [names: RegExp, read: (page: PageModel) => string | undefined][] = [
  [
    /(?<!\p{L})(?:tagline|slogan|motto|subtitle|untertitel|sous.titre|subtitulo|lema|sottotitolo)(?!\p{L})/u,
    ({ tagline }) => tagline,
  ],
  [/(?<!\p{L})(?:e-?mails?|mailadresse|courriel|correo)(?!\p{L})/u, linkTo('mailto:')],
  [
    /(?<!\p{L})(?:phone|telephone|tel|telefon\w*|telefono|telefone|numero de telephone|handynummer|mobile number)(?!\p{L})/u,
    linkTo('tel:'),
  ],
  [
    /(?<!\p{L})(?:bio|about (?:me|us)|uber (?:mich|uns)|a propos|sobre (?:mi|mim|nos)|chi (?:sono|siamo))(?!\p{L})/u,
    ({ about }) => about,
  ],
  [
    /(?<!\p{L})(?:location|city|town|standort|stadt|ville|ciudad|cidade|citta)(?!\p{L})/u,
    ({ location }) => location,
  ],
];

/** Null where the page has no such field. */
function describeField(page: PageModel, asked: string): string | null | undefined {
  const field = fields.find(([names]) => names.test(asked));
  return field && (field[1](page) || null);
}

/** Words about opening, by language: "fecha" is a day in Spanish and "closes" in Portuguese. Folded. */
const opening: Readonly<Record<Lang, RegExp>> = {
  en: /\b(?:open|opens|opening|close|closes|closed|closing|shut|hours)\b/,
  de: /\b(?:offnet|offnen|offen|geoffnet|offnungszeit(?:en)?|schliesst|schliessen|geschlossen)\b/,
  fr: /\b(?:ouvre|ouvrez|ouvert[es]*|ouverture|ferme|fermez|ferme[es]+|fermeture|horaires?)\b/,
  es: /\b(?:abre|abres|abren|abrimos|abiert[oa]s?|cierra|cierras|cierran|cerrad[oa]s?|horarios?)\b/,
  pt: /\b(?:abre|abrem|abrimos|abert[oa]s?|fecha|fecham|fechamos|fechad[oa]s?|horarios?)\b/,
  it: /\b(?:apre|aprite|apriamo|apert[oaie]|chiude|chiudete|chius[oaie]|orari|orario)\b/,
};

/** Of the days that are named; all where the question is when it is open. */
function describeHours({ sections }: PageModel, { text }: Message, lang: Lang): string | undefined {
  const section = sections.find(({ kind }) => kind === 'hours');
  if (section?.kind !== 'hours') return undefined;
  const named = daysNamed(text);
  if (named.length === 0 && !opening[lang].test(fold(text))) return undefined;
  const days = section.days.filter(({ day }) => named.length === 0 || named.includes(day));
  const missing = named.filter((day) => !section.days.some((one) => one.day === day));
  const rows = [...days, ...missing.map((day) => ({ day, times: [] }))];
  return `${section.title ?? section.kind}: ${rows.map((day) => describeDay(day, lang)).join(', ')}`;
}

function daysNamed(text: string): (typeof weekdays)[number][] {
  const tokens = tokenize(text);
  return tokens.flatMap((token, index) => {
    const found = SHORT_DAYS.has(token.fold) ? undefined : weekdayNames.matchAt(tokens, index);
    return found === undefined ? [] : (weekdays[found.value] ?? []);
  });
}

const COUNTS =
  /(?<!\p{L})(?:how many|number of|wie ?viele|anzahl|combien|cuant[oa]s|quant[oa]s|quant[ei])(?!\p{L})/u;
const LINKS = /(?<!\p{L})(?:links?|liens?|enlaces?|collegament[io])(?!\p{L})/u;

/** "Menu (4): …", or "Links (6): …". */
function countParts(
  page: PageModel,
  targets: readonly Target[],
  asked: string,
  lang: Lang,
): string | undefined {
  if (!COUNTS.test(asked)) return undefined;
  const target = targets.find(({ kind }) => kind === 'section');
  if (target?.kind === 'section' && 'items' in target.section) {
    const { section } = target;
    return `${nameOfTarget(target)} (${section.items.length}): ${describeSection(section, lang)}`;
  }
  const links = listTargets(page).filter(({ kind }) => kind === 'link');
  return LINKS.test(asked)
    ? `Links (${links.length}): ${links.map(nameOfTarget).join(', ')}`
    : undefined;
}

function describeTargets(
  page: PageModel,
  targets: readonly Target[],
  lang: Lang,
): string | undefined {
  const within = new Set(targets.flatMap((one) => (one.kind === 'item' ? one.section.id : [])));
  const told = targets
    .filter(({ kind, id }) => kind !== 'section' || !within.has(id))
    .slice(0, MOST)
    .map((target) => describeTarget(page, target, lang));
  return told.length > 0 ? told.join('; ') : undefined;
}

const STEM = 5;
/** Beginnings of the words that mean something. */
const stemsOf = (text: string, lang: Lang): string[] =>
  fold(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 2 && !isStopWord(word, lang))
    .map((word) => word.slice(0, STEM));

/** What shares the most words with the question. */
function findFacts(page: PageModel, { text }: Message, lang: Lang): string | undefined {
  const asked = new Set(stemsOf(text, lang));
  const facts = [
    ...profileFields.flatMap((field) => page[field] ?? []),
    ...listTargets(page).map((target) => describeTarget(page, target, lang)),
  ].map((fact) => ({
    fact,
    shared: new Set(stemsOf(fact, lang).filter((stem) => asked.has(stem))).size,
  }));
  const most = Math.max(0, ...facts.map(({ shared }) => shared));
  const best = facts.filter(({ shared }) => shared === most);
  if (most === 0 || best.length > MOST) return undefined;
  // The shortest says it best: an item before the section that it is in.
  return best.toSorted((a, b) => a.fact.length - b.fact.length)[0]?.fact;
}

const profileFields = ['name', 'tagline', 'location', 'about', 'pronouns'] as const;

const describeAll = (page: PageModel): string =>
  [
    ...(['name', 'tagline', 'location'] as const).flatMap((field) => page[field] || []),
    ...page.links.map(({ title }) => title),
    ...page.sections.map((section) => section.title ?? section.kind),
  ].join(', ');

function describeTarget(page: PageModel, target: Target, lang: Lang): string {
  const name = nameOfTarget(target);
  switch (target.kind) {
    case 'link':
      return [name, target.link.url?.replace(/^(?:https?:\/\/|mailto:|tel:)/, '')]
        .filter(Boolean)
        .join(', ');
    case 'section':
      return [name, describeSection(target.section, lang)].filter(Boolean).join(': ');
    case 'item':
      return describeItem(target.item, lang);
    default: {
      const value: unknown = target.id in page ? Reflect.get(page, target.id) : undefined;
      return typeof value === 'string' ? value : '–';
    }
  }
}

/** Fields in the order in which they are told. */
const told = ['name', 'question', 'quote', 'value', 'label', 'role', 'city', 'place'] as const;

function describeItem(item: Readonly<Record<string, unknown>>, lang: Lang): string {
  const texts = told.map((field) => item[field]).filter((value) => typeof value === 'string');
  const day = typeof item.day === 'string' ? formatDay(item.day, lang) : undefined;
  const price = (item.price as { text: string } | undefined)?.text;
  return [...texts, day, item.time, price, item.answer].filter(Boolean).join(', ');
}

function describeSection(section: PageSection, lang: Lang): string {
  if (section.kind === 'hours') return section.days.map((day) => describeDay(day, lang)).join(', ');
  if (section.kind === 'countdown') return formatDay(section.day, lang);
  if (section.kind === 'map') return section.address;
  if ('items' in section) {
    const items: readonly Readonly<Record<string, unknown>>[] = section.items;
    return items.map((item) => describeItem(item, lang)).join('; ');
  }
  return '';
}

type Day = Extract<PageSection, { kind: 'hours' }>['days'][number];

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

function describeDay({ day, times }: Day, lang: Lang): string {
  const date = new Date(MONDAY + weekdays.indexOf(day) * 86_400_000);
  const name = new Intl.DateTimeFormat(lang, { weekday: 'short', timeZone: 'UTC' }).format(date);
  const open = times.map(({ opens, closes }) => `${opens}–${closes}`).join(', ');
  return `${name} ${open || talkMessages[lang].closed}`;
}

// What stands on the page, for a question about it.
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { PageSection } from '@vys/contract/page-model/sections';
import { nameOfTarget, type Target } from '../../edits/scene/targets.ts';
import { formatDay, type Lang, toLang } from '../languages.ts';
import { talkMessages } from './messages.ts';

const MOST = 4;

/** Of `targets`, or of the whole page where the question names none. */
export function describePage(
  { page }: PageDesign,
  targets: readonly Target[],
  language: string,
): string {
  const lang = toLang(language);
  const named = targets.slice(0, MOST).map((target) => describeTarget(target, lang));
  const all = [
    ...page.links.map(({ title }) => title),
    ...page.sections.map((section) => section.title ?? section.kind),
  ];
  const facts = named.length > 0 ? named.join('; ') : all.join(', ');
  return facts === ''
    ? talkMessages[lang].emptyPage
    : talkMessages[lang].onPage.replace('{facts}', () => facts);
}

function describeTarget(target: Target, lang: Lang): string {
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
    default:
      return name;
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
  return `${name} ${open || '–'}`;
}

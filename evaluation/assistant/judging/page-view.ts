// What visitors see of a page, as texts, links and rows of its sections.
import { labelsFor } from '@vys/compiler/page-design/look/labels';
import { openPage } from '@vys/compiler/page-model/open-page';
import type { PageLink } from '@vys/contract/page-model/links';
import {
  type PageDesign,
  type PageModel,
  pageLanguages,
} from '@vys/contract/page-model/page-model';
import type { PageSection, SectionOf } from '@vys/contract/page-model/sections';
import { isPlaceholder, weekdays } from '@vys/contract/page-model/values';
import type { PageContent } from '@vys/contract/pages/page-content';
import { renderContent } from '../../../compiler/test/render-design.ts';
import { timeVariants } from './text-match.ts';

export type PageView = {
  design: PageDesign;
  /** Rendered, with alternative texts, placeholders and labels of controls. */
  text: string;
  anchors: { href: string; title: string }[];
  sections: PageSection[];
};

/** Throws when the page cannot be read as a design or does not render. */
export function viewPage(content: PageContent): PageView {
  const design = openPage(content)?.design;
  if (design === undefined) throw new Error('the page cannot be read');
  const { html } = renderContent(content);
  return {
    design,
    text: textOf(html),
    anchors: anchorsOf(html),
    sections: design.page.sections.filter(({ hidden }) => !hidden),
  };
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

const decode = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    return String.fromCodePoint(Number.parseInt(hex ?? decimal, hex === undefined ? 10 : 16));
  });

const shownAttributes = /\s(?:aria-label|alt|placeholder|title|value)="([^"]*)"/g;

function textOf(html: string): string {
  const inline = /<\/?(?:a|b|i|em|strong|span|small|time|u|mark|abbr|wbr|s)\b[^>]*>/g;
  const words = html
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
    .replace(inline, (tag) => (/^<\/?(?:wbr|mark|u)\b/.test(tag) ? '' : ' '))
    .replace(/<[^>]*>/g, ' \n ');
  const attributes = [...html.matchAll(shownAttributes)].map(([, text]) => text);
  return decode([words, ...attributes].join('\n')).replace(/[^\S\n]+/g, ' ');
}

function anchorsOf(html: string): PageView['anchors'] {
  return [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].flatMap(
    ([, attributes = '', inner = '']) => {
      const href = /\shref="([^"]*)"/.exec(attributes)?.[1];
      const label = /\saria-label="([^"]*)"/.exec(attributes)?.[1] ?? '';
      return href === undefined
        ? []
        : [{ href: decode(href), title: `${textOf(inner)} ${decode(label)}` }];
    },
  );
}

/** Those of the list at the top and of sections. */
export function linksOf({ links, sections }: PageModel): PageLink[] {
  return [...links, ...sections.flatMap((section) => ('links' in section ? section.links : []))];
}

const notShown = new Set([
  ...['id', 'kind', 'layout', 'url', 'icon', 'emphasis', 'lang', 'status', 'day', 'opens'],
  ...['closes', 'time', 'timeZone', 'currency', 'size', 'hidden', 'from', 'until', 'amount'],
]);

/** Texts of a value of the page model, without those that wait for the creator. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return isPlaceholder(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  if ('hidden' in value && value.hidden === true) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    notShown.has(name) && !Array.isArray(value) ? [] : textsOf(part),
  );
}

/** One text for each item of a section, or for the whole section where it has none. */
export function rowsOf(section: PageSection): string[] {
  switch (section.kind) {
    case 'hours':
      return hoursRows(section);
    case 'events':
      return section.items.map((item) =>
        [
          ...textsOf(item),
          ...urlsOf(item),
          dayWords(item.day),
          timeWords(item.time),
          statusWords[item.status],
        ].join('\n'),
      );
    case 'countdown':
      return [[...textsOf(section), dayWords(section.day), timeWords(section.time)].join('\n')];
    case 'links':
      return section.links.map((link) => [...textsOf(link), link.url ?? ''].join('\n'));
    default:
      if (!('items' in section)) return [[...textsOf(section), ...urlsOf(section)].join('\n')];
      return section.items.map((item) =>
        [...textsOf(item), ...priceWords(item), ...urlsOf(item), soldOutWords(item)].join('\n'),
      );
  }
}

const urlsOf = (value: object): string[] =>
  Object.entries(value).flatMap(([name, part]) => {
    if (name === 'url' && typeof part === 'string') return [part];
    return typeof part === 'object' && part !== null ? urlsOf(part) : [];
  });

const soldOutWords = (item: object): string =>
  'isSoldOut' in item && item.isSoldOut === true ? statusWords['sold-out'] : '';

function priceWords(item: object): string[] {
  const { price } = item as { price?: { amount?: number | undefined } };
  return price?.amount === undefined ? [] : [String(price.amount), price.amount.toFixed(2)];
}

const allLabels = pageLanguages.map(labelsFor);
const closedWords = 'closed shut geschlossen zu ruhetag fermé cerrado fechado chiuso';
const statusWords = {
  available: '',
  'sold-out': 'sold out ausverkauft complet agotado esgotado esaurito sold-out',
  canceled: 'canceled cancelled abgesagt annulé cancelado annullato',
  free: 'free kostenlos gratuit gratis grátis gratuito',
};

const timeWords = (time: string | undefined) =>
  time === undefined ? '' : timeVariants(time).join(' ');

/** A day in all ways of writing it. */
export function dayWords(day: string | undefined): string {
  if (day === undefined) return '';
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const months = allLabels.flatMap((labels) => [
    labels.months[month - 1],
    labels.shortMonths[month - 1],
  ]);
  const weekday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
  const names = allLabels.map(({ days }) => days[weekday]);
  return `${day} ${date} ${year} ${months.join(' ')} ${date}.${month}.${year} ${date}/${month} ${names.join(' ')}`;
}

export const dayNames = (day: (typeof weekdays)[number]): string[] =>
  allLabels.flatMap(({ days, shortDays }) => {
    const index = weekdays.indexOf(day);
    return [days[index] ?? '', shortDays[index] ?? ''];
  });

export type HoursGroup = {
  days: (typeof weekdays)[number][];
  times: { opens: string; closes: string }[];
};

/** Neighboring days with the same hours. */
export function groupHours({ days }: SectionOf<'hours'>): HoursGroup[] {
  const groups: HoursGroup[] = [];
  for (const { day, times } of days) {
    const last = groups.at(-1);
    if (last && JSON.stringify(last.times) === JSON.stringify(times)) last.days.push(day);
    else groups.push({ days: [day], times: [...times] });
  }
  return groups;
}

const hoursText = (times: HoursGroup['times']) =>
  times.length === 0
    ? closedWords
    : times.map(({ opens, closes }) => `${timeWords(opens)} – ${timeWords(closes)}`).join(', ');

function hoursRows(section: SectionOf<'hours'>): string[] {
  const single = section.days.map(
    ({ day, times }) => `${dayNames(day).join(' ')} ${hoursText(times)}`,
  );
  const grouped = groupHours(section).map(({ days, times }) => {
    const span = `${dayNames(days[0] ?? 'mon')[1]}–${dayNames(days.at(-1) ?? 'mon')[1]}`;
    return `${span} ${days.flatMap(dayNames).join(' ')} ${hoursText(times)}`;
  });
  return [...single, ...grouped, section.note ?? '', section.title ?? ''];
}

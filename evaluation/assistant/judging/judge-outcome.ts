// Which parts of an expected outcome do not hold on a page.
import type { PageModel } from '@vys/contract/page-model/page-model';
import type { PageSection, SectionKind } from '@vys/contract/page-model/sections';
import type { Outcome } from '../cases.ts';
import { linksOf, type PageView, rowsOf } from './page-view.ts';
import {
  containsPart,
  containsText,
  containsWord,
  isSameUrl,
  normalizeText,
} from './text-match.ts';
import { hasTypedRequest, type TypedWords } from './typed-words.ts';

/** A list of food with prices may be either of them. */
const sameKinds: readonly (readonly SectionKind[])[] = [['menu', 'products']];

export const isKind = (section: PageSection, kind: SectionKind) =>
  section.kind === kind ||
  sameKinds.some((kinds) => kinds.includes(kind) && kinds.includes(section.kind));

/** What the page has to show, without what its look and the reply have to be. `told`: without mere copies of messages. */
export function judgeContent(
  expect: Outcome,
  view: PageView,
  typed: TypedWords,
  told = view,
): string[] {
  return [
    ...judgeLinks(expect.links ?? {}, view),
    ...judgeTexts(expect.text ?? {}, view, told),
    ...judgeProfile(expect.profile ?? {}, view.design.page),
    ...judgeSections(expect.sections ?? {}, view),
    ...judgeItems(expect, view, typed),
    ...(expect.lang === undefined || view.design.page.lang.split('-')[0] === expect.lang
      ? []
      : [`the language is ${view.design.page.lang}, not ${expect.lang}`]),
  ];
}

const unless = (holds: boolean, failure: string) => (holds ? [] : [failure]);

function judgeLinks(expected: NonNullable<Outcome['links']>, view: PageView): string[] {
  const all = linksOf(view.design.page);
  const { has = [], gone = [], first, last, order, featured, hidden } = expected;
  const isAnywhere = (url: string) =>
    all.some((link) => isSameUrl(link.url ?? '', url)) || isShown(view, url);
  return [
    ...has.flatMap(({ url, title }) =>
      unless(hasLink(view, url, title), `no link ${url} ${title ?? ''}`),
    ),
    ...gone.flatMap((url) => unless(!isAnywhere(url), `the link ${url} is still there`)),
    ...(first === undefined
      ? []
      : unless(
          isInOrder(view, (urls) => isSameUrl(urls[0] ?? '', first)),
          `${first} is not first`,
        )),
    ...(last === undefined
      ? []
      : unless(
          isInOrder(view, (urls) => isSameUrl(urls.at(-1) ?? '', last)),
          `${last} is not last`,
        )),
    ...(order === undefined
      ? []
      : unless(
          isInOrder(view, (urls) => follows(urls, order)),
          `links are not in the order ${order.join(', ')}`,
        )),
    ...(featured === undefined
      ? []
      : unless(isFeatured(view, featured), `${featured} is not featured`)),
    ...(hidden === undefined ? [] : unless(isHidden(view, hidden), `${hidden} is not hidden`)),
  ];
}

const isShown = ({ anchors }: PageView, url: string) =>
  anchors.some(({ href }) => isSameUrl(href, url));

function hasLink(view: PageView, url: string, title: string | undefined): boolean {
  const shown = view.anchors.filter(({ href }) => isSameUrl(href, url));
  if (title === undefined) return shown.length > 0;
  const own = linksOf(view.design.page).filter(
    (link) => !link.hidden && isSameUrl(link.url ?? '', url),
  );
  return [...shown, ...own].some((link) => containsText(link.title, title)) && shown.length > 0;
}

/** As they stand in the list, or as a layout shows them: icons may stand in a row of their own. */
function isInOrder({ design, anchors }: PageView, holds: (urls: string[]) => boolean): boolean {
  const listed = design.page.links.filter(({ hidden }) => !hidden);
  const urls = listed.map(({ url = '' }) => url);
  const withoutIcons = listed
    .filter(({ emphasis }) => emphasis !== 'icon')
    .map(({ url = '' }) => url);
  const shown = anchors
    .map(({ href }) => href)
    .filter((href) => urls.some((url) => isSameUrl(url, href)));
  return [urls, withoutIcons, shown].some(holds);
}

function follows(urls: readonly string[], order: readonly string[]): boolean {
  const places = order.map((url) => urls.findIndex((other) => isSameUrl(other, url)));
  return places.every((place, index) => place >= 0 && place > (places[index - 1] ?? -1));
}

function isFeatured({ design, sections }: PageView, url: string): boolean {
  const { page, theme } = design;
  const inSection = sections.some(
    (section) => section.kind === 'featured' && isSameUrl(section.action?.url ?? '', url),
  );
  return (
    inSection ||
    linksOf(page).some((link) => {
      const isLarger = (theme.elements[link.id]?.scale ?? 1) > 1.02;
      return isSameUrl(link.url ?? '', url) && (link.emphasis === 'featured' || isLarger);
    })
  );
}

const isHidden = (view: PageView, url: string) =>
  linksOf(view.design.page).some((link) => isSameUrl(link.url ?? '', url)) && !isShown(view, url);

function judgeTexts(
  { has = [], gone = [] }: NonNullable<Outcome['text']>,
  view: PageView,
  told: PageView,
) {
  return [
    ...has.flatMap((text) => unless(isTextShown(told, text), `the text ${text} is missing`)),
    ...gone.flatMap((text) =>
      unless(!containsWord(view.text, text), `the text ${text} is still there`),
    ),
  ];
}

/** Days and times count in any way of writing them; an address for email or a phone number also as a link. */
export function isTextShown({ text, anchors, sections }: PageView, wanted: string): boolean {
  if (containsText(text, wanted)) return true;
  const dated = sections.filter(({ kind }) => ['hours', 'events', 'countdown'].includes(kind));
  if (dated.flatMap(rowsOf).some((row) => containsPart(row, wanted))) return true;
  return anchors.some(({ href }) =>
    href.startsWith('mailto:')
      ? normalizeText(href.slice(7)) === normalizeText(wanted)
      : href.startsWith('tel:') && containsText(href.slice(4), wanted),
  );
}

function judgeProfile(expected: NonNullable<Outcome['profile']>, page: PageModel): string[] {
  return (['name', 'tagline', 'location'] as const).flatMap((field) => {
    const wanted = expected[field];
    if (wanted === undefined) return [];
    const plain = (text: string) =>
      normalizeText(text)
        .replace(/^"(.*)"$/, '$1')
        .replace(/\.$/, '');
    const shown = plain(page[field] ?? '');
    const isRight =
      shown === plain(wanted) || (field === 'location' && isPlaceIn(shown, plain(wanted)));
    return unless(isRight, `the ${field} is not ${wanted}`);
  });
}

/** The state or the region around a city may stand with it: "asheville, nc", "boise idaho", "campinas e região". */
const isPlaceIn = (shown: string, city: string) =>
  shown.startsWith(city) &&
  /^(?:, [^,]+| (?:and|or|&|[+/]|und|oder|et|ou|y|o|e) .+| \p{L}+)$/u.test(
    shown.slice(city.length),
  );

function judgeSections(expected: NonNullable<Outcome['sections']>, view: PageView): string[] {
  const { has = [], gone = [], order, count = {} } = expected;
  const { sections } = view;
  const places = (order ?? []).map((kind) =>
    sections.findIndex((section) => isKind(section, kind)),
  );
  const isOrdered = places.every((place, index) => {
    const isTop = place < 0 && order?.[index] === 'links';
    return (place >= 0 || isTop) && place > (index === 0 ? -2 : (places[index - 1] ?? -1));
  });
  return [
    ...has.flatMap((kind) => unless(hasSection(view, kind), `no section ${kind}`)),
    ...gone.flatMap((kind) =>
      unless(!sections.some((one) => one.kind === kind), `the section ${kind} is still there`),
    ),
    ...(order === undefined
      ? []
      : unless(isOrdered, `sections are not in the order ${order.join(', ')}`)),
    ...Object.entries(count).flatMap(([kind, wanted]) => {
      const found = sections.filter((section) => section.kind === kind).length;
      return unless(found === wanted, `${found} sections ${kind}, not ${wanted}`);
    }),
  ];
}

function hasSection({ sections, design }: PageView, kind: SectionKind): boolean {
  if (sections.some((section) => isKind(section, kind))) return true;
  const { about, links } = design.page;
  if (kind === 'about') return about !== undefined;
  if (kind === 'links') return links.length > 0;
  return kind === 'featured' && links.some(({ emphasis }) => emphasis === 'featured');
}

/** Whether a row says all of it; in hours and dates numbers count only whole. */
export function rowHas(kind: SectionKind, row: string, wanted: readonly string[]): boolean {
  const isDated = kind === 'hours' || kind === 'events' || kind === 'countdown';
  return wanted.every((text) =>
    isDated
      ? containsPart(row, text) || (!/^\d+$/.test(text) && containsText(row, text))
      : containsText(row, text),
  );
}

/** Without the items whose name is a request. */
function withoutRequests(section: PageSection, typed: TypedWords): PageSection {
  if (!('items' in section)) return section;
  const items = (section.items as { name?: string; question?: string }[]).filter(
    ({ name, question }) => !hasTypedRequest(name ?? question ?? '', typed),
  );
  return { ...section, items } as PageSection;
}

function judgeItems(
  { item = [], itemGone = [] }: Outcome,
  { sections }: PageView,
  typed: TypedWords,
): string[] {
  const named = sections.map((section) => withoutRequests(section, typed));
  const rowsIn = (all: readonly PageSection[], kind: SectionKind) =>
    all.filter((section) => isKind(section, kind)).flatMap(rowsOf);
  return [
    ...item.flatMap(({ kind, has }) =>
      unless(
        rowsIn(named, kind).some((row) => rowHas(kind, row, has)),
        `no ${kind} item with ${has.join(', ')}`,
      ),
    ),
    ...itemGone.flatMap(({ kind, text }) =>
      unless(
        !rowsIn(sections, kind).some((row) => containsWord(row, text)),
        `the ${kind} item ${text} is still there`,
      ),
    ),
  ];
}

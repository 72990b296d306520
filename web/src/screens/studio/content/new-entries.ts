// New sections, items and links, under ids that the page does not have.
import { freeId } from '@vys/compiler/page-model/apply/convert';
import {
  type EmptySectionKind,
  emptySection,
} from '@vys/compiler/page-model/new-section/empty-section';
import { placeholder } from '@vys/compiler/page-model/new-section/placeholders';
import { sectionTitle } from '@vys/compiler/page-model/new-section/section-titles';
import type { PageLink } from '@vys/contract/page-model/links';
import type { PageModel } from '@vys/contract/page-model/page-model';
import type { PageSection, SectionKind } from '@vys/contract/page-model/sections';
import { linkUrl } from '@vys/contract/page-model/values';
import { completeUrl, shortUrl } from '#web/features/pages/content/values/complete-url.ts';
import { readPastedLinks } from '#web/features/pages/content/values/read-pasted-links.ts';
import { entriesOf, type Item } from './entry-names.ts';

const COUNTDOWN_DAYS = 30;

/** With the placeholders of its kind. */
export function newSection(page: PageModel, kind: EmptySectionKind): PageSection {
  const section = emptySection(kind, seedOf(page));
  const title = sectionTitle(kind, page.lang);
  return title === undefined ? section : { ...section, title };
}

export function newImageSection(page: PageModel, url: string): PageSection {
  return { kind: 'image', id: freeId(page, 'image'), hidden: false, image: { url, alt: '' } };
}

/** Undefined for kinds whose items are nothing without an address. */
export function newItem(page: PageModel, kind: SectionKind): Item | undefined {
  if (kind === 'image') return undefined;
  return entriesOf(emptySection(kind, seedOf(page)))?.[0];
}

function seedOf(page: PageModel) {
  const day = new Date(Date.now() + COUNTDOWN_DAYS * 86_400_000).toISOString().slice(0, 10);
  return { lang: page.lang, name: page.name, location: page.location, newId: createIds(page), day };
}

/** A section goes before the footer. */
export function placeOfNewSection({ sections }: PageModel, kind: SectionKind): number {
  const endsWithFooter = sections.at(-1)?.kind === 'footer' && kind !== 'footer';
  return endsWithFooter ? sections.length - 1 : sections.length;
}

/** From what was typed or pasted: addresses with or without titles. None where it holds no address. */
export function newLinks(page: PageModel, text: string): PageLink[] {
  const newId = createIds(page);
  return readLinks(text).map(({ title, url }) => ({
    id: newId(toId(title)),
    title: title || placeholder('link', page.lang),
    url,
    emphasis: 'normal',
    hidden: false,
  }));
}

function readLinks(text: string): { title: string; url: string }[] {
  const url = completeUrl(text);
  if (/^(?:mailto|tel):/.test(url)) return [{ title: shortUrl(url), url }];
  const pasted = readPastedLinks(text);
  if (pasted.length > 0) return pasted.filter((link) => linkUrl.safeParse(link.url).success);
  return linkUrl.safeParse(url).success && url !== '' ? [{ title: '', url }] : [];
}

export function createIds(page: PageModel): (request: string) => string {
  const taken = new Set<string>();
  return (request) => {
    let id = freeId(page, request);
    for (let number = 2; taken.has(id); number += 1) id = freeId(page, `${request}-${number}`);
    taken.add(id);
    return id;
  };
}

function toId(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 30)
    .replace(/-$/, '');
  return slug || 'link';
}

// What links, sections and items are called in lists, and the line below their name.
import type { PageLink } from '@vys/contract/page-model/links';
import type { PageModel } from '@vys/contract/page-model/page-model';
import type { PageSection } from '@vys/contract/page-model/sections';
import { type Image, isPlaceholder, type Price } from '@vys/contract/page-model/values';
import { sectionTexts } from '#web/features/pages/content/messages/en.ts';
import { shortUrl } from '#web/features/pages/content/values/complete-url.ts';
import { messages } from './messages/en.ts';

export type Item = { id: string } & Readonly<Record<string, unknown>>;

/** Without the brackets of a text that waits for the creator. */
export const plainText = (text: string): string =>
  isPlaceholder(text) ? text.trim().slice(1, -1) : text;

export const linkName = ({ title }: PageLink): string => plainText(title);

export function sectionName({ title, kind }: PageSection): string {
  return title ? plainText(title) : sectionTexts[kind].name;
}

const NAMES = ['name', 'question', 'headline', 'value', 'caption', 'quote'] as const;

/** `index` of the item in its list. */
export function itemName(item: Item, index: number): string {
  const texts = NAMES.map((field) => item[field]);
  const text = texts.find((value) => typeof value === 'string' && value !== '');
  if (typeof text === 'string') return plainText(text);
  const { image, url } = item as { image?: Image; url?: string };
  if (image) return image.caption || image.alt || messages.photo(index + 1);
  return url ? shortUrl(url) : messages.entry(index + 1);
}

const DETAILS = ['label', 'when', 'day', 'role', 'artist', 'duration', 'answer', 'text'] as const;

export function itemDetail(item: Item): string | undefined {
  if (NAMES.some((field) => isWaiting(item[field]))) return messages.waitsForText;
  const { price, url, group } = item as { price?: Price; url?: string; group?: string };
  const text = DETAILS.map((field) => item[field]).find((value) => typeof value === 'string');
  const known = [price?.text, text, group, url && shortUrl(url)];
  const shown = known.find((value) => typeof value === 'string' && !isPlaceholder(value));
  return shown as string | undefined;
}

const isWaiting = (value: unknown) => typeof value === 'string' && isPlaceholder(value);

export function linkDetail({ url, group }: PageLink): string {
  const address = url ? shortUrl(url) : messages.noAddress;
  return group ? `${group} · ${address}` : address;
}

export function sectionDetail(section: PageSection): string | undefined {
  const kind = kindName(section);
  const entries = entriesOf(section);
  const parts = [
    kind === messages.section ? undefined : kind,
    entries && messages.count(entries.length),
  ];
  return parts.filter(Boolean).join(' · ') || undefined;
}

/** Unless its title says it already. */
export function kindName(section: PageSection): string {
  const { name } = sectionTexts[section.kind];
  return sectionName(section) === name ? messages.section : name;
}

/** Undefined for kinds that hold no list. */
export function entriesOf(section: PageSection): readonly Item[] | undefined {
  if ('items' in section) return section.items as readonly Item[];
  return 'links' in section ? section.links : undefined;
}

export function findLink(page: PageModel, id: string): PageLink | undefined {
  const all = page.sections.flatMap((section) => ('links' in section ? section.links : []));
  return [...page.links, ...all].find((link) => link.id === id);
}

export function findSection(page: PageModel, id: string): PageSection | undefined {
  return page.sections.find((section) => section.id === id);
}

export function findItem(page: PageModel, sectionId: string, id: string): Item | undefined {
  const section = findSection(page, sectionId);
  return section && entriesOf(section)?.find((item) => item.id === id);
}

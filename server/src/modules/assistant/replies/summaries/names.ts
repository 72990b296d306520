// What links, sections and their items are called in a reply.
import type { PageLink } from '@vys/contract/page-model/links';
import type { PageDesign, PageModel } from '@vys/contract/page-model/page-model';
import type { PageSection } from '@vys/contract/page-model/sections';
import { isPlaceholder } from '@vys/contract/page-model/values';
import { type Lang, quote } from '../languages.ts';
import { type FieldKey, fieldKeys, type Texts } from '../texts/texts.ts';

/** What a summary is made with. `before` is null when the page is the first. */
export type Context = {
  before: PageDesign | null;
  after: PageDesign;
  lang: Lang;
  texts: Texts;
};

export function allLinks({ links, sections }: PageModel): PageLink[] {
  return [...links, ...sections.flatMap((section) => ('links' in section ? section.links : []))];
}

export function findLink(design: PageDesign | null, id: string): PageLink | undefined {
  return design ? allLinks(design.page).find((link) => link.id === id) : undefined;
}

export function findSection(design: PageDesign | null, id: string): PageSection | undefined {
  return design?.page.sections.find((section) => section.id === id);
}

/** The link as it is now, or as it was when it is gone. */
export function linkName(context: Context, id: string): string {
  const link = findLink(context.after, id) ?? findLink(context.before, id);
  return titleName(link?.title ?? id, context.lang);
}

/** Its title, or what its kind is called; a page may have several of one kind. */
export function sectionName(context: Context, id: string, article: 'a' | 'the' = 'the'): string {
  const section = findSection(context.after, id) ?? findSection(context.before, id);
  return section ? nameOfSection(section, context, article) : context.texts.fields.sections;
}

export function sectionNameBefore(context: Context, id: string): string {
  const section = findSection(context.before, id);
  return section ? nameOfSection(section, context) : sectionName(context, id);
}

export function nameOfSection(
  section: PageSection,
  { lang, texts }: Pick<Context, 'lang' | 'texts'>,
  article: 'a' | 'the' = 'the',
): string {
  const { title, kind } = section;
  if (title && !isPlaceholder(title) && article === 'the') return titleName(title, lang);
  return texts.sections[kind][article === 'a' ? 0 : 1];
}

export function itemName(context: Context, section: string, id: string): string {
  const item = findItem(context.after, section, id) ?? findItem(context.before, section, id);
  return item ? nameOfItem(item, context) : sectionName(context, section);
}

type Item = Readonly<Record<string, unknown>>;

export function findItem(design: PageDesign | null, section: string, id: string): Item | undefined {
  const found = findSection(design, section);
  const items: readonly Item[] = found && 'items' in found ? found.items : [];
  return items.find((item) => item.id === id);
}

/** By what tells it from its neighbors. */
export function nameOfItem(item: Item, { lang, texts }: Pick<Context, 'lang' | 'texts'>): string {
  for (const field of ['name', 'question', 'headline', 'label', 'caption', 'quote'] as const) {
    const text = item[field];
    if (typeof text === 'string' && !isPlaceholder(text)) return titleName(text, lang);
  }
  return 'image' in item ? texts.sections.image[0] : texts.fields.text;
}

/** A link or section by its id, or a part of the profile by its name. */
export function elementName(context: Context, id: string): string {
  const field: FieldKey | undefined = fieldKeys.find((known) => known === id);
  if (field) return context.texts.fields[field];
  const isSection = findSection(context.after, id) ?? findSection(context.before, id);
  return isSection ? sectionName(context, id) : linkName(context, id);
}

/** A name as it is; what reads like a sentence in quotation marks. */
export function titleName(title: string, lang: Lang): string {
  const text = title.replace(/^\[(.*)\]$/, '$1');
  const isName = text.split(/\s+/).length <= 2 && /^[\p{Lu}\p{Lo}\p{N}@]/u.test(text);
  return isName && text.length <= 40 ? text : quote(text, lang, 60);
}

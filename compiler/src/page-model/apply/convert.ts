// Copies of sections, and sections that become another kind.
import type { PageModel } from '@vys/contract/page-model/page-model';
import {
  type PageSection,
  type SectionKind,
  type SectionOf,
  sectionSchema,
} from '@vys/contract/page-model/sections';
import { ApplyError } from '../apply-error.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Kinds whose sections become each other by keeping the fields that both have. */
const ALIKE: readonly (readonly SectionKind[])[] = [
  ['menu', 'products', 'services'],
  ['text', 'about'],
  ['newsletter', 'waitlist', 'guestbook', 'contact'],
  ['video', 'music'],
];

/** A layout belongs to its kind, so it does not stay. Throws ApplyError for kinds that hold other things. */
export function convertSection(
  page: PageModel,
  section: PageSection,
  kind: SectionKind,
): PageSection {
  if (section.kind === kind) return section;
  const { id, title, hidden } = section;
  const common = { kind, id, title, hidden };
  const isAlike = ALIKE.some((kinds) => kinds.includes(section.kind) && kinds.includes(kind));
  if (isAlike) return { ...pick(section, shapeOf(kind)), ...common } as PageSection;
  const special = convertSingle(page, section, kind);
  if (special === undefined) {
    throw new ApplyError('invalid', `a section of kind ${section.kind} can't become ${kind}`);
  }
  return { ...special, ...common } as PageSection;
}

/** Between a list of one and the one. */
function convertSingle(
  page: PageModel,
  section: PageSection,
  kind: SectionKind,
): Fields | undefined {
  const id = freeId(page, `${section.id}-item`);
  if (section.kind === 'quote' && kind === 'testimonials') {
    const { quote, source: name } = section;
    return { items: [{ id, quote, name }] };
  }
  if (section.kind === 'testimonials' && kind === 'quote') {
    const { quote, name, role } = onlyItem<SectionOf<'testimonials'>['items'][number]>(section);
    return { quote, source: [name, role].filter(Boolean).join(', ') || undefined };
  }
  if (section.kind === 'image' && kind === 'gallery') {
    const { image, url } = section;
    return { items: [{ id, image, url }] };
  }
  if (section.kind === 'gallery' && kind === 'image') {
    const { image, url } = onlyItem<SectionOf<'gallery'>['items'][number]>(section);
    return { image, url };
  }
  return undefined;
}

function onlyItem<Item>({ kind, items }: { kind: string; items: readonly Item[] }): Item {
  const [item, ...others] = items;
  if (item === undefined || others.length > 0) {
    throw new ApplyError('invalid', `${kind} of ${items.length} can't become one`);
  }
  return item;
}

/** Under new ids, so that no style of the original is its own. */
export function duplicateSection(
  page: PageModel,
  section: PageSection,
  newId: string,
): PageSection {
  const taken = idsOf(page).add(newId);
  const renamed = <Entry extends { id: string }>(entries: readonly Entry[]) =>
    entries.map((entry) => {
      const id = freeIdAmong(taken, `${newId}-${entry.id}`);
      taken.add(id);
      return { ...entry, id };
    });
  if ('items' in section) {
    return { ...section, id: newId, items: renamed<{ id: string }>(section.items) } as PageSection;
  }
  return 'links' in section
    ? { ...section, id: newId, links: renamed(section.links) }
    : { ...section, id: newId };
}

/** An id that the page does not have; `wished` when that is free. */
export function freeId(page: PageModel, wished: string): string {
  return freeIdAmong(idsOf(page), wished);
}

const MAX_ID = 40;

function freeIdAmong(taken: ReadonlySet<string>, wished: string): string {
  const first = wished.slice(0, MAX_ID);
  if (!taken.has(first)) return first;
  for (let number = 2; ; number += 1) {
    const id = `${wished.slice(0, MAX_ID - 4)}-${number}`;
    if (!taken.has(id)) return id;
  }
}

function idsOf({ links, sections }: PageModel): Set<string> {
  const nested = sections.flatMap((section): readonly { id: string }[] => {
    if ('items' in section) return section.items;
    return 'links' in section ? section.links : [];
  });
  return new Set([...links, ...sections, ...nested].map(({ id }) => id));
}

type Shape = Readonly<Record<string, unknown>>;

function shapeOf(kind: SectionKind): Shape {
  const schema = sectionSchema.options.find(({ shape }) => shape.kind.value === kind);
  return schema?.shape ?? {};
}

function pick(section: PageSection, shape: Shape): Fields {
  const kept = keysIn(section, Object.keys(shape));
  if (!('items' in section) || !('items' in shape)) return kept;
  const { element } = shape.items as { element: { shape: Shape } };
  // Only in a menu a text is one line.
  const isOneLine = 'group' in element.shape;
  const items = (section.items as readonly Fields[]).map((item) => {
    const fields = keysIn(item, Object.keys(element.shape));
    const { text } = fields;
    return isOneLine && typeof text === 'string'
      ? { ...fields, text: text.replace(/\s+/g, ' ') }
      : fields;
  });
  return { ...kept, items };
}

function keysIn(value: object, names: readonly string[]): Fields {
  return Object.fromEntries(
    Object.entries(value).filter(([name]) => names.includes(name) && name !== 'layout'),
  );
}

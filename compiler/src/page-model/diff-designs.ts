// What differs between two designs, in the terms of the page: for receipts, for "it" and "the other one", and to
// see that nothing else changed.
import type { PageLink } from '@vys/contract/page-model/links';
import type { PageDesign, PageModel } from '@vys/contract/page-model/page-model';
import type { PageSection } from '@vys/contract/page-model/sections';
import type { ColorRole, ElementStyle, PageTheme } from '@vys/contract/page-model/theme';

export type ProfileField = Exclude<keyof PageModel, 'links' | 'sections'>;
export type ThemeField =
  | Exclude<keyof PageTheme, 'colors' | 'fonts' | 'elements'>
  | `colors.${ColorRole}`
  | `fonts.${'display' | 'body'}`;
export type PageItem = { id: string } & Readonly<Record<string, unknown>>;

/** `section` is absent for the list at the top of the page. */
export type Place = { section?: string; index: number };
type EntryChange<Entry> =
  | { change: 'added'; id: string; after: Entry; to: Place }
  | { change: 'removed'; id: string; before: Entry; from: Place }
  /** `fields`: the names of those that differ. */
  | { change: 'changed'; id: string; before: Entry; after: Entry; fields: string[] }
  | { change: 'moved'; id: string; after: Entry; from: Place; to: Place };

/**
 * Links and items of a section that was added or removed are part of it and not listed by themselves. What was moved
 * and changed is listed twice.
 */
export type Change =
  | { on: 'profile'; field: ProfileField; before: unknown; after: unknown }
  | ({ on: 'link' } & EntryChange<PageLink>)
  | ({ on: 'section' } & EntryChange<PageSection>)
  | ({ on: 'item'; section: string } & EntryChange<PageItem>)
  | { on: 'theme'; field: ThemeField; before: unknown; after: unknown }
  | {
      on: 'element';
      id: string;
      before: ElementStyle | undefined;
      after: ElementStyle | undefined;
    };

/** In the order of the page: profile, links, sections with their items, theme, elements. */
export function diffDesigns(before: PageDesign, after: PageDesign): Change[] {
  return [
    ...diffProfile(before.page, after.page),
    ...diffEntries(linksOf(before.page), linksOf(after.page)).flatMap((change): Change[] =>
      isPartOfSection(change, before.page, after.page) ? [] : [{ on: 'link', ...change }],
    ),
    ...diffEntries(sectionsOf(before.page), sectionsOf(after.page), ['items', 'links']).map(
      (change): Change => ({ on: 'section', ...change }),
    ),
    ...diffItems(before.page, after.page),
    ...diffTheme(before.theme, after.theme),
    ...diffElements(before.theme.elements, after.theme.elements),
  ];
}

function diffProfile(before: PageModel, after: PageModel): Change[] {
  const { links: _links, sections: _sections, ...old } = before;
  const { links: _newLinks, sections: _newSections, ...now } = after;
  return differingFields(old, now).map((name) => {
    const field = name as ProfileField;
    return { on: 'profile', field, before: before[field], after: after[field] };
  });
}

function diffItems(before: PageModel, after: PageModel): Change[] {
  return before.sections.flatMap((section) => {
    const now = after.sections.find(({ id }) => id === section.id);
    if (now === undefined) return [];
    return diffEntries(itemsOf(section), itemsOf(now)).map(
      (change): Change => ({ on: 'item', section: section.id, ...change }),
    );
  });
}

function diffTheme(before: PageTheme, after: PageTheme): Change[] {
  const [old, now] = [flatTheme(before), flatTheme(after)];
  return differingFields(old, now).map((name) => {
    const field = name as ThemeField;
    return { on: 'theme', field, before: old[field], after: now[field] };
  });
}

function diffElements(before: PageTheme['elements'], after: PageTheme['elements']): Change[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return differingFields(before, after).map((id) => {
    return { on: 'element', id, before: old.get(id), after: now.get(id) };
  });
}

function flatTheme({ colors, fonts, elements: _elements, ...theme }: PageTheme) {
  const prefixed = (prefix: string, fields: object) =>
    Object.entries(fields).map(([name, value]) => [`${prefix}.${name}`, value]);
  const flat = [
    ...prefixed('colors', colors),
    ...prefixed('fonts', fonts),
    ...Object.entries(theme),
  ];
  return Object.fromEntries(flat) as Partial<Record<ThemeField, unknown>>;
}

type Placed<Entry> = { entry: Entry; place: Place };

function linksOf({ links, sections }: PageModel): Placed<PageLink>[] {
  return [
    ...links.map((entry, index) => ({ entry, place: { index } })),
    ...sections.flatMap((section) =>
      'links' in section
        ? section.links.map((entry, index) => ({ entry, place: { section: section.id, index } }))
        : [],
    ),
  ];
}

function sectionsOf({ sections }: PageModel): Placed<PageSection>[] {
  return sections.map((entry, index) => ({ entry, place: { index } }));
}

function itemsOf(section: PageSection): Placed<PageItem>[] {
  const items = 'items' in section ? (section.items as readonly PageItem[]) : [];
  return items.map((entry, index) => ({ entry, place: { index } }));
}

function isPartOfSection(change: EntryChange<PageLink>, before: PageModel, after: PageModel) {
  const has = (page: PageModel, sectionId: string) =>
    page.sections.some(({ id }) => id === sectionId);
  if (change.change === 'added') {
    return change.to.section !== undefined && !has(before, change.to.section);
  }
  if (change.change !== 'removed') return false;
  return change.from.section !== undefined && !has(after, change.from.section);
}

/** Without the fields `apart`, which are compared by themselves. */
function diffEntries<Entry extends { id: string }>(
  before: readonly Placed<Entry>[],
  after: readonly Placed<Entry>[],
  apart: readonly string[] = [],
): EntryChange<Entry>[] {
  const old = new Map(before.map((placed) => [placed.entry.id, placed]));
  const now = new Map(after.map((placed) => [placed.entry.id, placed]));
  const stayed = stayingIds(before, after);
  const removed = before
    .filter(({ entry }) => !now.has(entry.id))
    .map(({ entry, place }) => {
      return { change: 'removed' as const, id: entry.id, before: entry, from: place };
    });
  const others = after.flatMap(({ entry, place }): EntryChange<Entry>[] => {
    const { id } = entry;
    const was = old.get(id);
    if (was === undefined) return [{ change: 'added', id, after: entry, to: place }];
    const fields = differingFields(was.entry, entry).filter((name) => !apart.includes(name));
    const moved = { change: 'moved' as const, id, after: entry, from: was.place, to: place };
    return [
      ...(stayed.has(id) ? [] : [moved]),
      ...(fields.length === 0
        ? []
        : [{ change: 'changed' as const, id, before: was.entry, after: entry, fields }]),
    ];
  });
  return [...removed, ...others];
}

/** Those in the longest sequence that has the same order in both; the fewest others have moved. */
function stayingIds<Entry extends { id: string }>(
  before: readonly Placed<Entry>[],
  after: readonly Placed<Entry>[],
): Set<string> {
  const keyOf = ({ entry, place }: Placed<Entry>) => `${place.section ?? ''} ${entry.id}`;
  const order = new Map(before.map((placed, index) => [keyOf(placed), index]));
  const common = after.filter((placed) => order.has(keyOf(placed)));
  const places = common.map((placed) => order.get(keyOf(placed)) ?? 0);
  const longest: { length: number; previous: number }[] = [];
  for (const [index, place] of places.entries()) {
    let best = { length: 1, previous: -1 };
    for (let earlier = 0; earlier < index; earlier += 1) {
      const length = (longest[earlier]?.length ?? 0) + 1;
      if ((places[earlier] ?? 0) < place && length > best.length) {
        best = { length, previous: earlier };
      }
    }
    longest.push(best);
  }
  const most = Math.max(0, ...longest.map(({ length }) => length));
  const staying = new Set<string>();
  let at = longest.findIndex(({ length }) => length === most);
  while (at >= 0) {
    staying.add(common[at]?.entry.id ?? '');
    at = longest[at]?.previous ?? -1;
  }
  return staying;
}

/** Fields that are undefined count as absent. */
function differingFields(before: object, after: object): string[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...old.keys(), ...now.keys()])].filter(
    (name) => JSON.stringify(old.get(name)) !== JSON.stringify(now.get(name)),
  );
}

// Gives what was written anew under another id the id it had before, so that only real differences count.
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { PageSection } from '@vys/contract/page-model/sections';
import { isSameUrl, normalizeText } from './text-match.ts';

type Entry = { id: string };

export function alignIds(before: PageDesign, after: PageDesign): PageDesign {
  const links = align(before.page.links, after.page.links, (a, b) =>
    a.url !== undefined && b.url !== undefined ? isSameUrl(a.url, b.url) : a.title === b.title,
  );
  const sections = align(before.page.sections, after.page.sections, (a, b) => a.kind === b.kind);
  const aligned = sections.map((section) => {
    const old = before.page.sections.find(({ id }) => id === section.id);
    return old === undefined ? section : alignItems(old, section);
  });
  return { ...after, page: { ...after.page, links, sections: aligned } };
}

function alignItems(before: PageSection, after: PageSection): PageSection {
  if (!('items' in before) || !('items' in after)) return after;
  const items = align<Entry>(before.items, after.items, (a, b) => nameOf(a) === nameOf(b));
  return { ...after, items } as PageSection;
}

function nameOf(item: Entry): string {
  const named = item as Record<string, unknown>;
  const name =
    named.name ?? named.question ?? named.quote ?? named.label ?? named.url ?? named.image;
  return normalizeText(
    `${typeof name === 'object' ? JSON.stringify(name) : name} ${named.day ?? ''}`,
  );
}

function align<One extends Entry>(
  before: readonly One[],
  after: readonly One[],
  isSame: (a: One, b: One) => boolean,
): One[] {
  const kept = new Set(after.map(({ id }) => id));
  const free = before.filter(({ id }) => !kept.has(id));
  const known = new Set(before.map(({ id }) => id));
  return after.map((entry) => {
    if (known.has(entry.id)) return entry;
    const at = free.findIndex((old) => isSame(old, entry));
    if (at < 0) return entry;
    const [old] = free.splice(at, 1);
    return { ...entry, id: old?.id ?? entry.id };
  });
}

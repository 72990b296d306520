// One line about what changed, and that the links are intact.
import type { PageLink } from '@vys/contract/page-model/links';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import { toLang } from '../languages.ts';
import { fill, type Texts, texts } from '../texts/texts.ts';
import { allLinks, nameOfSection } from './names.ts';

const MOST_SECTIONS = 3;

/** `before` is null when the page is the first. */
export function receipt(before: PageDesign | null, after: PageDesign, lang: string): string {
  const own = texts[toLang(lang)];
  const links = compareLinks(before ? allLinks(before.page) : [], allLinks(after.page));
  if (!before) {
    const parts = [own.receipt.design, ...countLinks(links, own)];
    return fill(own.receipt.created, { parts: parts.join(', ') });
  }
  const parts = [
    ...(same(before.theme, after.theme) ? [] : [own.receipt.design]),
    ...(same(profileOf(before), profileOf(after)) ? [] : [own.receipt.texts]),
    ...changedSections(before, after, lang),
    ...countLinks(links, own),
  ];
  if (parts.length === 0 && !same(before, after)) parts.push(own.receipt.order);
  if (parts.length === 0) return own.unchanged;
  return `${fill(own.receipt.changed, { parts: parts.join(', ') })} ${sayIntact(links, own)}`.trim();
}

type LinkCounts = { intact: number; added: number; removed: number; changed: number };

function compareLinks(before: readonly PageLink[], after: readonly PageLink[]): LinkCounts {
  const counts = { intact: 0, added: 0, removed: 0, changed: 0 };
  for (const link of after) {
    const old = before.find(({ id }) => id === link.id);
    if (!old) counts.added += 1;
    else if (same(old, link)) counts.intact += 1;
    else counts.changed += 1;
  }
  counts.removed = before.filter(({ id }) => !after.some((link) => link.id === id)).length;
  return counts;
}

function countLinks({ added, removed, changed }: LinkCounts, { receipt: own }: Texts): string[] {
  const say = (text: string, n: number) => (n > 0 ? [fill(text, { n: String(n) })] : []);
  return [
    ...say(own.linksAdded, added),
    ...say(own.linksRemoved, removed),
    ...say(own.linksChanged, changed),
  ];
}

function sayIntact({ intact, added, removed, changed }: LinkCounts, own: Texts): string {
  const { oneLinkIntact, linksIntact, otherLinkIntact, otherLinksIntact, noLinks } = own.receipt;
  const isTouched = added + removed + changed > 0;
  if (intact === 0) return isTouched ? '' : noLinks;
  const [one, several] = isTouched
    ? [otherLinkIntact, otherLinksIntact]
    : [oneLinkIntact, linksIntact];
  return intact === 1 ? one : fill(several, { n: String(intact) });
}

function changedSections(before: PageDesign, after: PageDesign, lang: string): string[] {
  const context = { lang: toLang(lang), texts: texts[toLang(lang)] };
  const old = new Map(before.page.sections.map((section) => [section.id, section]));
  const changed = after.page.sections.filter((section) => !same(old.get(section.id), section));
  const gone = before.page.sections.filter(
    ({ id }) => !after.page.sections.some((section) => section.id === id),
  );
  const names = [...changed, ...gone].map((section) => nameOfSection(section, context));
  return names.length > MOST_SECTIONS ? [context.texts.fields.sections] : [...new Set(names)];
}

function profileOf({ page }: PageDesign) {
  const { links: _links, sections: _sections, ...profile } = page;
  return profile;
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

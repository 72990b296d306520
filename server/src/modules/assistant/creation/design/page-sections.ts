// The sections of a new page: everything that the brief gives, then what a page of this kind is expected to have.
import { sectionTitle } from '@vys/compiler/page-model/new-section/section-titles';
import type { PageSection, SectionKind } from '@vys/contract/page-model/sections';
import { expectedSection } from './expected-sections.ts';
import { type DatedBrief, factSections } from './fact-sections.ts';
import type { NewId } from './ids.ts';

const USUAL_ORDER: readonly SectionKind[] = [
  'countdown',
  'featured',
  'newsletter',
  'waitlist',
  'music',
  'video',
  'menu',
  'services',
  'products',
  'events',
  'hours',
  'links',
  'gallery',
  'about',
  'stats',
  'team',
  'testimonials',
  'press',
  'quote',
  'faq',
  'text',
  'image',
  'map',
  'contact',
  'guestbook',
  'footer',
];
/** The title says "about us", which a person does not. */
const UNTITLED: readonly SectionKind[] = ['quote', 'text', 'image', 'spacer', 'footer', 'featured'];

export function sectionsOf(brief: DatedBrief, newId: NewId): PageSection[] {
  const given = factSections(brief, newId);
  const kinds = new Set(given.map(({ kind }) => kind));
  const { occupation, wanted, refused, lang } = brief;
  const isFull = brief.items.length + brief.events.length > 0;
  const expected = (occupation?.expected ?? []).filter(
    (kind) =>
      !refused.includes(kind) && !(isFull && ['menu', 'services', 'products'].includes(kind)),
  );
  const missing = [...new Set([...wanted, ...expected])].filter((kind) => !kinds.has(kind));
  const added = missing.flatMap((kind) => expectedSection(kind, brief, newId) ?? []);
  const found = [...given, ...added];
  const isEmpty = found.length === 0 && occupation?.sections.includes('contact') === true;
  const all = isEmpty ? [expectedSection('contact', brief, newId) ?? []].flat() : found;
  const typical = [...new Set([...brief.order, ...(occupation?.sections ?? [])])];
  return sorted(all, typical).map((section) => {
    const title =
      section.title ??
      (UNTITLED.includes(section.kind) ? undefined : sectionTitle(section.kind, lang));
    return title === undefined ? section : { ...section, title };
  });
}

/** As pages of the occupation have them; others where they usually stand. */
function sorted(sections: readonly PageSection[], typical: readonly SectionKind[]): PageSection[] {
  const place = (kind: SectionKind) => {
    const at = typical.indexOf(kind);
    if (at >= 0) return at;
    const usual = USUAL_ORDER.indexOf(kind);
    const before = USUAL_ORDER.slice(0, usual).findLast((other) => typical.includes(other));
    return (before === undefined ? -1 : typical.indexOf(before)) + 0.01 * (usual + 1);
  };
  return [...sections].sort((a, b) => place(a.kind) - place(b.kind));
}

// What an occupation suggests for a page: layout families, moods, and the sections that such a page has.
import type { Mood } from '@vys/compiler/page-design/look/moods';
import type { SectionKind } from '@vys/contract/page-model/sections';
import type { LayoutFamily } from '@vys/contract/page-model/theme';

export type Language = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it';

export type Occupation = {
  id: string;
  /** Type of schema.org, or the nearest to it. */
  schema: string;
  /** Best first; the seed chooses among them. */
  families: readonly LayoutFamily[];
  moods: readonly Mood[];
  /** In the order in which they stand on such a page. */
  sections: readonly SectionKind[];
  /** What visitors look for first: a placeholder stands there until the creator gives it. */
  expected: readonly SectionKind[];
  /** Words for the occupation and its place, separated by commas, as people write them. */
  words: Readonly<Record<Language, string>>;
};

export type OccupationDefaults = Pick<Occupation, 'families' | 'moods' | 'sections' | 'expected'>;

/** Occupations of one topic: each is given by its schema and words, and may differ from the topic's defaults. */
export function occupationsOf(
  defaults: OccupationDefaults,
  entries: readonly (Pick<Occupation, 'id' | 'schema' | 'words'> & Partial<OccupationDefaults>)[],
): Occupation[] {
  return entries.map((entry) => ({ ...defaults, ...entry }));
}

// The words for every kind of section, in six languages.
import type { SectionKind } from '@vys/contract/page-model/sections';
import { SECTIONS_DE, SECTIONS_EN } from './sections/data-en-de.ts';
import { SECTIONS_ES, SECTIONS_FR } from './sections/data-fr-es.ts';
import { SECTIONS_IT, SECTIONS_PT } from './sections/data-pt-it.ts';
import { Lexicon } from './words/lexicon.ts';

export const sectionNames = new Lexicon<SectionKind>({
  en: SECTIONS_EN,
  de: SECTIONS_DE,
  fr: SECTIONS_FR,
  es: SECTIONS_ES,
  pt: SECTIONS_PT,
  it: SECTIONS_IT,
});

/** "price list" is a menu, "Öffnungszeiten" are hours, "tour dates" are events. */
export const findSectionKind = (phrase: string, lang?: string): SectionKind | undefined =>
  sectionNames.find(phrase, lang);

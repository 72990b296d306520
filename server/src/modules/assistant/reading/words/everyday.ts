// Frequent words of each language: they tell which one it is, and spelling leaves them alone.
import { EVERYDAY_DE } from './everyday/de.ts';
import { EVERYDAY_EN } from './everyday/en.ts';
import { EVERYDAY_ES } from './everyday/es.ts';
import { EVERYDAY_FR } from './everyday/fr.ts';
import { EVERYDAY_IT } from './everyday/it.ts';
import { EVERYDAY_PT } from './everyday/pt.ts';
import type { Language } from './languages.ts';
import { fold } from './text.ts';

const DATA: Record<Language, string> = {
  en: EVERYDAY_EN,
  de: EVERYDAY_DE,
  fr: EVERYDAY_FR,
  es: EVERYDAY_ES,
  pt: EVERYDAY_PT,
  it: EVERYDAY_IT,
};

export const everydayWords = (language: Language): string[] =>
  fold(DATA[language])
    .split(/[\s'-]+/)
    .filter(Boolean);

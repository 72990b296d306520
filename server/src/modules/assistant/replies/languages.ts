// Languages that the assistant speaks, and how each of them lists and quotes.
import type { HelpLanguage } from '@vys/contract/help/articles';
import { pageLanguages } from '@vys/contract/page-model/page-model';

export type Lang = HelpLanguage;

/** English for a language that the assistant does not speak. */
export function toLang(lang: string): Lang {
  const base = lang.slice(0, 2).toLowerCase();
  return pageLanguages.find((known) => known === base) ?? 'en';
}

const quotes: Readonly<Record<Lang, readonly [string, string]>> = {
  en: ['“', '”'],
  de: ['„', '“'],
  fr: ['« ', ' »'],
  es: ['«', '»'],
  pt: ['“', '”'],
  it: ['«', '»'],
};

export function quote(text: string, lang: Lang, max = 80): string {
  const [open, close] = quotes[lang];
  const line = text.replace(/\s+/g, ' ').trim();
  return `${open}${line.length > max ? `${line.slice(0, max - 1).trimEnd()}…` : line}${close}`;
}

export function listOf(items: readonly string[], lang: Lang, type: 'and' | 'or' = 'and'): string {
  return new Intl.ListFormat(withoutComma(lang), {
    type: type === 'and' ? 'conjunction' : 'disjunction',
  }).format(items);
}

/** British English writes no comma before the last of a list. */
const withoutComma = (lang: Lang) => (lang === 'en' ? 'en-GB' : lang);

export function formatDay(day: string, lang: Lang): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
}

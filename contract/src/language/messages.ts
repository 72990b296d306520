// What message catalogues are made of: one file per language, written in TypeScript, so that a missing or
// misspelled key, or a text without its value, does not compile. Plurals, dates and numbers come from Intl.
// See docs/decisions/058.
import type { Language } from './languages.ts';

/**
 * What a translation of a catalogue must have: the same keys, texts where it has texts, the same parameters. A function
 * that returns something else than a text, such as elements, returns the same in every language.
 */
export type Messages<Source> = Source extends (...parameters: infer Parameters) => infer Result
  ? (...parameters: Parameters) => Result extends string ? string : Result
  : Source extends string
    ? string
    : { readonly [Key in keyof Source]: Messages<Source[Key]> };

/** One catalogue in all languages. */
export type Translations<Catalogue> = Readonly<Record<Language, Catalogue>>;

/** `other` is every number that has no form of its own. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Chooses the form of a number; `#` in it becomes the number as the language writes it. */
export type Plural = (count: number, forms: PluralForms) => string;

/** Of any BCP 47 tag: translations to come may have more forms than ours. */
export function createPlural(locale: string): Plural {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  return (count, forms) =>
    (forms[rules.select(count)] ?? forms.other).replaceAll('#', numbers.format(count));
}

/** For days that are the same everywhere, such as the one on which a page was published. */
export function createDayFormat(locale: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (at) => format.format(at);
}

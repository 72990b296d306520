// The languages that our own texts are in, how one is chosen for a person or a page, and the writing direction of
// any language.

export const languages = ['en', 'de', 'es'] as const;
export type Language = (typeof languages)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** Holds the language that a person has chosen for the workspace. */
export const LANGUAGE_COOKIE = 'vys_language';

/** As people who speak it call it. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
};

/** Of a BCP 47 tag: `de` of `de-AT`. Undefined where we have no texts in its language. */
export const matchLanguage = (tag: string | undefined): Language | undefined =>
  matchOf(tag, languages);

function matchOf<Known extends string>(
  tag: string | undefined,
  known: readonly Known[],
): Known | undefined {
  const primary = tag?.split('-', 1)[0]?.trim().toLowerCase();
  return known.find((language) => language === primary);
}

const MAX_HEADER = 500;

/** The first of an `Accept-Language` header that we have, by its weights (RFC 9110 §12.5.4). */
export const negotiateLanguage = (header: string | undefined): Language | undefined =>
  negotiateOf(header, languages);

/** As `negotiateLanguage`, of texts that are in other languages than ours. */
export function negotiateOf<Known extends string>(
  header: string | undefined,
  known: readonly Known[],
): Known | undefined {
  const ranges = (header ?? '').slice(0, MAX_HEADER).split(',').map(readRange);
  const sorted = ranges.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  for (const { tag } of sorted) {
    const language = matchOf(tag, known);
    if (language !== undefined) return language;
  }
  return undefined;
}

function readRange(range: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
  return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
}

export type Direction = 'ltr' | 'rtl';

const rightToLeft = new Set('ar arc ckb dv fa he iw ks nqo ps sd syr ug ur yi'.split(' '));

/** Of a BCP 47 tag. A script in the tag decides: `az-Arab` is written from right to left, `ks-Deva` is not. */
export function directionOf(tag: string): Direction {
  const [primary = '', ...subtags] = tag.toLowerCase().split('-');
  const script = subtags.find((subtag) => /^[a-z]{4}$/.test(subtag));
  if (script !== undefined) return /^(?:arab|hebr|nkoo|syrc|thaa)$/.test(script) ? 'rtl' : 'ltr';
  return rightToLeft.has(primary) ? 'rtl' : 'ltr';
}

// The language and direction of a page: what its outermost element declares, else what its text is written in; the
// owner's where that is a few words. The only importer of eld. See docs/decisions/038.
import { detectDirection } from '@vys/compiler/text/direction';
import { type Direction, directionOf, type Language } from '@vys/contract/language/languages';
import { readPageRoot } from './page-root.ts';
import { extractText } from './page-text.ts';
import { findScriptLanguage } from './script-language.ts';

const DEFAULT_LANGUAGE = 'en';
/** In so few of a script, eld takes Arabic and Urdu for Persian and says that it is sure. */
const FEW_LETTERS = 30;
/** In so few different words, such as labels of links, eld takes English for French and says that it is sure. */
const FEW_WORDS = 8;
const LANGUAGE_TAG = /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/;

type PageTexts = { title: string; description: string /** Sanitized. */; html: string };

/** `language` is a BCP 47 tag. */
export type PageLanguage = { language: string; direction: Direction };

/** `ownerLanguage`: of the account, or what its browser asked for. */
export async function findPageLanguage(
  texts: PageTexts,
  ownerLanguage: Language | null,
): Promise<PageLanguage> {
  const { lang, dir } = readPageRoot(texts.html);
  const text = [texts.title, texts.description, extractText(texts.html)].join('\n');
  const language = isDeclared(lang, text) ? lang : await detectLanguage(text, ownerLanguage);
  const direction = dir === 'rtl' || dir === 'ltr' ? dir : directionOf(language);
  return { language, direction };
}

/** Designs declare the language that their labels are in, which may not be that of the creator's texts. */
function isDeclared(lang: string | undefined, text: string): lang is string {
  if (lang === undefined || !LANGUAGE_TAG.test(lang)) return false;
  const written = detectDirection(text);
  return written === undefined || written === directionOf(lang) || /-/.test(lang);
}

async function detectLanguage(text: string, ownerLanguage: Language | null): Promise<string> {
  const byScript = findScriptLanguage(text);
  if (byScript !== undefined && byScript.letters < FEW_LETTERS) return byScript.language;
  if (ownerLanguage !== null && isFewLatinWords(text)) return ownerLanguage;
  // Its data takes 30 MB and 0.1 s: most processes that start never need it.
  const { eld } = await import('eld/extrasmall');
  const detected = eld.detect(text);
  if (detected.isReliable()) return detected.language;
  return byScript?.language ?? ownerLanguage ?? DEFAULT_LANGUAGE;
}

function isFewLatinWords(text: string): boolean {
  if (/(?!\p{Script=Latin})\p{L}/u.test(text)) return false;
  return new Set(text.toLowerCase().match(/\p{L}{2,}/gu)).size < FEW_WORDS;
}

/** The first tag of `html` with the language of the page, where it declares another one. */
export function declareLanguage(html: string, language: string): string {
  const { lang } = readPageRoot(html);
  return lang === undefined || lang === language
    ? html
    : html.replace(` lang="${lang}"`, () => ` lang="${language}"`);
}

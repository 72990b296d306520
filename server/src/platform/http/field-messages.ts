// What is wrong with an entry, in the language of its request. Schemas of the contract say it in English, by which its
// translation is found; what zod itself says comes from zod.
import * as de from '@vys/contract/fields/messages/de';
import * as en from '@vys/contract/fields/messages/en';
import * as es from '@vys/contract/fields/messages/es';
import type { Language } from '@vys/contract/language/languages';
import type { Messages, Translations } from '@vys/contract/language/messages';
import type { z } from 'zod';
import germanLocale from 'zod/v4/locales/de.js';
import spanishLocale from 'zod/v4/locales/es.js';
import { createSay } from '../language/text.ts';

type Catalogue = Messages<typeof en>;
type Key = keyof Catalogue;

const catalogues: Translations<Catalogue> = { en, de, es };

/** For what is found beyond the schemas. */
export const sayField = createSay(catalogues);

/** English is what zod says by itself. */
const locales: Translations<z.core.$ZodErrorMap | undefined> = {
  en: undefined,
  de: germanLocale().localeError,
  es: spanishLocale().localeError,
};

/** For `schema.safeParse`. */
export function parseOptions(language: Language): z.core.ParseContext<z.core.$ZodIssue> {
  const error = locales[language];
  return error === undefined ? {} : { error };
}

const NUMBER = '\u0000';
const byText = new Map<string, Key>();
const withNumber: { key: Key; before: string; after: string }[] = [];
for (const [name, message] of Object.entries(en)) {
  const key = name as Key;
  if (typeof message === 'string') byText.set(message, key);
  else {
    const [before = '', after = ''] = message(NUMBER as unknown as number).split(NUMBER);
    withNumber.push({ key, before, after });
  }
}

/** The same text where it is none of the catalogue. */
export function translateFieldMessage(text: string, language: Language): string {
  const catalogue = catalogues[language];
  const key = byText.get(text);
  if (key !== undefined) return say(catalogue[key], 0);
  for (const { key: found, before, after } of withNumber) {
    if (!text.startsWith(before) || !text.endsWith(after)) continue;
    const limit = text.slice(before.length, text.length - after.length);
    if (/^\d+$/.test(limit)) return say(catalogue[found], Number(limit));
  }
  return text;
}

const say = (message: Catalogue[Key], limit: number): string =>
  typeof message === 'string' ? message : message(limit);

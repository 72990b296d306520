// What a published document says by itself, in the language of the page. Labels of designs are in
// page-design/look/labels.
import { DEFAULT_LANGUAGE, type Language, matchLanguage } from '@vys/contract/language/languages';
import type { Messages, Translations } from '@vys/contract/language/messages';

const en = { madeWith: 'Made with Vys', report: 'Report' };

export const documentMessages: Translations<Messages<typeof en>> = {
  en,
  de: { madeWith: 'Erstellt mit Vys', report: 'Melden' },
  es: { madeWith: 'Hecho con Vys', report: 'Denunciar' },
};

/** English where we have no texts in the language of the page. */
export const documentLanguage = (tag: string): Language => matchLanguage(tag) ?? DEFAULT_LANGUAGE;

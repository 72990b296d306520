// What a published document or a copy of it says by itself, in the language of the page. Labels of designs are in
// page-design/look/labels.
import { DEFAULT_LANGUAGE, type Language, matchLanguage } from '@vys/contract/language/languages';
import type { Messages, Translations } from '@vys/contract/language/messages';

const en = {
  madeWith: 'Made with Vys',
  report: 'Report',
  /** On an exported copy. */
  formsOff: "Forms on this copy don't send anything.",
};

export const documentMessages: Translations<Messages<typeof en>> = {
  en,
  de: {
    madeWith: 'Erstellt mit Vys',
    report: 'Melden',
    formsOff: 'Formulare auf dieser Kopie senden nichts.',
  },
  es: {
    madeWith: 'Hecho con Vys',
    report: 'Denunciar',
    formsOff: 'Los formularios de esta copia no envían nada.',
  },
};

/** English where we have no texts in the language of the page. */
export const documentLanguage = (tag: string): Language => matchLanguage(tag) ?? DEFAULT_LANGUAGE;

// The README beside an exported page, in every language.
import { createDayFormat, type Messages, type Translations } from '@vys/contract/language/messages';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export const readmeMessages: Translations<Messages<typeof en>> = { en, de, es };

export const dayFormats: Translations<(at: Date) => string> = {
  en: createDayFormat('en'),
  de: createDayFormat('de'),
  es: createDayFormat('es'),
};

// When something happened, in emails and other texts whose reader's clock does not matter: in UTC.
import { type Language, languages } from '@vys/contract/language/languages';
import type { Translations } from '@vys/contract/language/messages';

const createFormat = (language: Language) =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    timeStyle: 'long',
    timeZone: 'UTC',
    hourCycle: 'h23',
  });

const formats = Object.fromEntries(
  languages.map((language) => [language, createFormat(language)]),
) as Translations<Intl.DateTimeFormat>;

export const formatTime = (at: Date, language: Language): string => formats[language].format(at);

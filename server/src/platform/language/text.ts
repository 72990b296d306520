// Texts for people whose language is known only where they are read: the response of a request, an email.
import { DEFAULT_LANGUAGE, type Language } from '@vys/contract/language/languages';
import type { Translations } from '@vys/contract/language/messages';

/** A string is the same in every language: a name, or what a program says. */
export type Text = string | ((language: Language) => string);

export const sayIn = (text: Text, language: Language): string =>
  typeof text === 'function' ? text(language) : text;

/** As errors and logs have it. */
export const sayInEnglish = (text: Text): string => sayIn(text, DEFAULT_LANGUAGE);

/** Makes texts of a catalogue: `say((messages) => messages.tooLarge(limit))`. */
export const createSay =
  <Catalogue>(translations: Translations<Catalogue>) =>
  (choose: (messages: Catalogue, language: Language) => string): Text =>
  (language) =>
    choose(translations[language], language);

// Texts of the choice of a language in the settings, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  language: 'Idioma',
  languageHint: 'Del espacio de trabajo y de nuestros correos. Tu página tiene su propio idioma.',
  saveFailed: 'No hemos podido cambiar el idioma. Inténtalo de nuevo.',
};

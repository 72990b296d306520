// Texts of the choice of a language in the settings, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  language: 'Sprache',
  languageHint: 'Für den Arbeitsbereich und unsere E-Mails. Deine Seite hat eine eigene Sprache.',
  saveFailed: 'Wir konnten die Sprache nicht ändern. Versuche es noch einmal.',
};

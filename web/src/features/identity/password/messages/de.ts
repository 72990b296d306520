// Texts of features/identity/password, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  yourPassword: 'Dein Passwort',
  incorrectPassword: 'Falsches Passwort.',
  unexpectedError: 'Etwas ist schiefgelaufen. Versuche es noch einmal.',
  cancel: 'Abbrechen',
  enterPassword: 'Gib dein Passwort ein',
};

// Texts of screens/settings, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  settings: 'Einstellungen',
  intro: 'Dein Profil, dein Tarif, Benachrichtigungen und Sicherheit.',
  profile: 'Profil',
  account: 'Konto',
  notifications: 'Benachrichtigungen',
  security: 'Sicherheit',
  tryAgain: 'Erneut versuchen',
};

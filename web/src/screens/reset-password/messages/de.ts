// Texts of screens/reset-password, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  managePassword: 'Passwort verwalten',
  requestNewLink: 'Neuen Link anfordern',
  backToSignIn: 'Zurück zur Anmeldung',
  passwordIsRequired: 'Gib ein Passwort ein',
  confirmationRequired: 'Wiederhole dein Passwort',
  passwordsDiffer: 'Die Passwörter stimmen nicht überein',
  linkInvalid: 'Dieser Link funktioniert nicht',
  title: 'Neues Passwort festlegen',
  passwordUnchanged: 'Dein Passwort ist unverändert.',
  signOutWarning: (recentFactorDays) =>
    `Du wirst überall abgemeldet und meldest dich mit dem neuen Passwort an. Passkeys und Authenticator-Apps aus den letzten ${recentFactorDays} Tagen entfernen wir ebenfalls.`,
  setPasswordFailed: 'Dein Passwort konnte nicht festgelegt werden. Versuche es noch einmal.',
  newPassword: 'Neues Passwort',
  confirmNewPassword: 'Neues Passwort wiederholen',
  setPassword: 'Passwort festlegen',
  reasons: {
    used: 'Dieser Link ist abgelaufen oder wurde schon verwendet. Fordere einen neuen an.',
    incomplete:
      'Dieser Link ist unvollständig. Öffne ihn noch einmal aus der E-Mail oder fordere einen neuen an.',
    elsewhere: 'Dein Identitätsanbieter verwaltet dein Passwort.',
  },
};

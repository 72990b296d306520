// Texts of screens/forgot-password, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  sendFailed: 'Der Link konnte nicht gesendet werden. Versuche es noch einmal.',
  checkYourEmail: 'Sieh in deinen E-Mails nach',
  forgotYourPassword: 'Passwort vergessen?',
  deliveryTime: 'Die E-Mail ist meist in einer Minute da.',
  intro: 'Gib deine E-Mail-Adresse ein, und wir schicken dir einen Link für ein neues Passwort.',
  passwordRemembered: 'Wieder eingefallen? ',
  backToSignIn: 'Zurück zur Anmeldung',
  email: 'E-Mail',
  emailExample: 'name@example.com',
  sendResetLink: 'Link senden',
  linkSentAgain: 'Link noch einmal gesendet',
  linkSentTo: (email) =>
    `Wenn es zu ${email} ein Konto gibt, bekommst du einen Link, der 60 Minuten gilt.`,
  noEmail: 'Keine E-Mail',
  noEmailHint: 'Keine E-Mail? Sieh im Spam-Ordner nach und prüfe, ob die Adresse stimmt.',
  sendAgainIn: (left) => `Noch einmal senden in ${left}`,
  sendAgain: 'Noch einmal senden',
  changeEmail: 'Andere E-Mail-Adresse verwenden',
  openInbox: 'Posteingang öffnen',
  emailNotSetUp:
    'Der E-Mail-Versand ist nicht eingerichtet, deshalb bleiben E-Mails auf diesem Server.',
};

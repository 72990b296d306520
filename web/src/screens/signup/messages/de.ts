// Texts of screens/signup, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  nameIsRequired: 'Gib deinen Namen ein',
  nameTooShort: 'Der Name muss mindestens 2 Zeichen haben',
  nameTooLong: 'Der Name darf höchstens 160 Zeichen haben',
  passwordIsRequired: 'Gib ein Passwort ein',
  confirmationRequired: 'Wiederhole dein Passwort',
  passwordsDiffer: 'Die Passwörter stimmen nicht überein',
  createYourAccount: 'Erstelle dein Konto',
  haveAccount: 'Schon dabei? ',
  signIn: 'Anmelden',
  accountCreated: 'Konto erstellt! Bestätige es mit dem Link in deinen E-Mails.',
  fullName: 'Vollständiger Name',
  workEmail: 'Geschäftliche E-Mail',
  workEmailExample: 'name@firma.example',
  password: 'Passwort',
  confirmPassword: 'Passwort wiederholen',
  creatingAccount: 'Konto wird erstellt …',
  createAccount: 'Konto erstellen',
  createYourPage: 'Erstelle deine Seite',
  signInInstead: 'Du hast schon ein Konto? Anmelden',
  emailIsYours: 'Bist du das?',
  or: 'oder',
  resetPassword: 'Passwort zurücksetzen',
  email: 'E-Mail',
  emailExample: 'name@example.com',
  socialSignupUnavailable: 'Registrieren über andere Dienste kommt bald!',
  registrationFailedHint: 'Die Registrierung ist fehlgeschlagen. Versuche es noch einmal.',
  registrationFailed: 'Registrierung fehlgeschlagen',
  createAccountFailed: 'Das Konto konnte nicht erstellt werden. Versuche es noch einmal.',
};

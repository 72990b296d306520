// Texts of screens/login, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  passwordRequired: 'Gib dein Passwort ein',
  passwordTooShort: 'Das Passwort muss mindestens 6 Zeichen haben',
  recoveryCode: 'Wiederherstellungscode',
  authenticatorCode: 'Code aus der Authenticator-App',
  recoveryCodeHint:
    'Einer der Codes, die du beim Einrichten der App gespeichert hast. Jeder gilt einmal.',
  authenticatorCodeHint: 'Der 6-stellige Code aus deiner Authenticator-App.',
  useAuthenticatorApp: 'Authenticator-App verwenden',
  useRecoveryCode: 'Wiederherstellungscode verwenden',
  email: 'E-Mail',
  emailExample: 'name@example.com',
  password: 'Passwort',
  rememberMe: 'Angemeldet bleiben',
  signInWithoutCode: 'Ohne Code anmelden',
  useAuthenticatorCode: 'Code aus der App verwenden',
  continue: 'Weiter',
  signIn: 'Anmelden',
  socialLoginUnavailable: 'Anmelden über andere Dienste kommt bald!',
  trouble: 'Probleme beim Anmelden?',
  forgotPassword: 'Passwort vergessen?',
  passwordChanged: 'Passwort geändert. Melde dich mit dem neuen an.',
  enterTheCode: 'Gib den Code ein',
  oneMoreStep: 'Noch ein Schritt',
  welcomeBack: 'Willkommen zurück',
  noAccountYet: 'Neu hier? ',
  signUp: 'Registrieren',
  signingInAs: (email) => `Du meldest dich als ${email} an.`,
  changeAccount: 'Nicht du?',
  suspended: 'Dein Konto ist gesperrt. Den Grund haben wir dir per E-Mail geschickt.',
  incorrectCode: 'Falscher Code. Versuche es mit dem nächsten Code aus deiner App.',
  loginFailed: 'Anmeldung fehlgeschlagen',
  loginFailedHint: 'Anmeldung fehlgeschlagen. Prüfe deine Angaben und versuche es noch einmal.',
};

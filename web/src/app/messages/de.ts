// Texts of app, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  readyToContinue: 'Bereit zum Fortfahren',
  signUp: 'Registrieren',
  signIn: 'Anmelden',
  forgotPassword: 'Passwort vergessen',
  newPassword: 'Neues Passwort',
  confirmYourEmail: 'E-Mail bestätigen',
  inbox: 'Posteingang',
  termsOfService: 'Nutzungsbedingungen',
  privacyPolicy: 'Datenschutzerklärung',
  apiDocs: 'API-Dokumentation',
  reconnecting: 'Verbindung wird wiederhergestellt …',
  chooseYourUsername: 'Benutzernamen wählen',
  addYourLinks: 'Links hinzufügen',
  buildingYourPage: 'Deine Seite entsteht',
  dashboard: 'Dashboard',
  pages: 'Seiten',
  settings: 'Einstellungen',
  analytics: 'Statistiken',
  templates: 'Vorlagen',
  billing: 'Abrechnung',
  admin: 'Verwaltung',
  adminUsers: 'Benutzer',
  adminJobs: 'Jobs',
  adminEmails: 'E-Mails',
  adminLog: 'Protokoll',
  moderation: 'Moderation',
  announcements: 'Ankündigungen',
  helpCenter: 'Hilfe-Center',
  dunning: 'Überfällige Zahlungen',
  modelUsage: 'Modellnutzung',
  aiStudio: 'AI Studio',
  finishYourPage: 'Seite fertigstellen',
  skipToContent: 'Zum Inhalt springen',
  loading: 'Wird geladen',
  serverUnreachable:
    'Vys ist gerade nicht erreichbar. Du musst nichts tun: Wir versuchen es weiter.',
  serverUnreachableSignedIn:
    'Vys ist gerade nicht erreichbar. Du musst nichts tun: Wir versuchen es weiter, und du bleibst angemeldet.',
  tryNow: 'Jetzt versuchen',
  signOut: 'Abmelden',
  linkRejected:
    'Dieser Link führt von Vys weg, deshalb haben wir dich zu deinem Dashboard gebracht.',
};

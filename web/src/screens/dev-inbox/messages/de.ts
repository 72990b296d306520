// Texts of screens/dev-inbox, in German.
import type { Messages } from '@vys/contract/language/messages';
import { richText } from '#web/lib/format/rich-text.ts';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  vys: 'Vys',
  goToDashboard: 'Zum Dashboard',
  signIn: 'Anmelden',
  inbox: 'Posteingang',
  intro: (setting) =>
    richText`Der E-Mail-Versand ist nicht eingerichtet, deshalb bleiben alle E-Mails auf diesem Server. Setze ${setting}, um sie zu versenden.`,
  smtpUrl: 'SMTP_URL',
  tryAgain: 'Erneut versuchen',
  email: 'E-Mail',
  allEmails: 'Alle E-Mails',
  to: (to) => `An ${to}`,
  noEmailsYet: 'Noch keine E-Mails',
  noEmailsHint:
    'Registriere dich oder setze ein Passwort zurück: In wenigen Sekunden siehst du hier die E-Mail.',
  signUp: 'Registrieren',
  forgotPassword: 'Passwort vergessen',
  inboxLinkTitle: 'Öffne den Link zum Posteingang',
  inboxLinkHint:
    'Vys zeigt diesen Link beim Start im Terminal. Öffne ihn einmal in diesem Browser, um hier E-Mails zu lesen.',
  emails: 'E-Mails',
  loadFailed: 'Die E-Mails konnten nicht geladen werden. Versuche es noch einmal.',
};

// Texts that the screens of operators share, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  admin: 'Verwaltung',
  overview: 'Überblick',
  users: 'Benutzer',
  moderation: 'Moderation',
  announcements: 'Ankündigungen',
  dunning: 'Überfällige Zahlungen',
  modelUsage: 'Modellnutzung',
  jobs: 'Jobs',
  emails: 'E-Mails',
  log: 'Protokoll',
  cancel: 'Abbrechen',
  reason: 'Grund',
  rejected: 'Das hat nicht geklappt. Versuche es noch einmal.',
  loading: 'Wird geladen',
  loadMore: 'Mehr laden',
  loadFailed: 'Das konnte nicht geladen werden',
  loadFailedHint: 'Prüfe deine Verbindung und versuche es noch einmal.',
  tryAgain: 'Erneut versuchen',
};

// Texts of the first steps on the dashboard, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  title: 'Bring deine Seite unter die Leute',
  progress: (done, all) => `${done} von ${all} erledigt`,
  hide: 'Diese Schritte ausblenden',
  hideFailed: 'Die Schritte konnten nicht ausgeblendet werden. Versuche es noch einmal.',
  done: 'Erledigt',
  account: 'Konto erstellen',
  makePage: 'Seite erstellen',
  makePageHint: 'Ein Satz darüber, was du machst, genügt.',
  createPage: 'Seite erstellen',
  publish: 'Veröffentlichen',
  publishHint: 'Ab dann sehen Besucher sie, unter deinem eigenen Link.',
  openStudio: 'AI Studio öffnen',
  share: 'Link teilen',
  shareHint: 'Setz ihn in deine Bio, poste ihn oder druck den QR-Code.',
  shareNow: 'Teilen',
};

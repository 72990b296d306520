// Texts of screens/studio/publishing, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  chooseYourUsername: 'Wähle deinen Benutzernamen',
  usernameIntro:
    'Dein Benutzername wird zu deinem Link. Gleich danach veröffentlichen wir deine Seite.',
  saveAndPublish: 'Speichern und veröffentlichen',
  unsavedChanges: 'Nicht gespeichert',
  nothingSavedYet: 'Noch nichts gespeichert',
  draft: 'Entwurf',
  suspended: 'Gesperrt',
  switchedOff: 'Ausgeschaltet',
  unpublishedChanges: 'Unveröffentlichte Änderungen',
  published: 'Veröffentlicht',
  status: (text) => `Status: ${text}`,
  notPublishedYet: 'Noch nicht veröffentlicht.',
  publishing: 'Veröffentlichen',
  checkPage: 'Seite prüfen',
  pageActivated: 'Seite eingeschaltet',
  pageDeactivated: 'Seite ausgeschaltet',
  unpublishedChangesHint:
    'Besucher sehen die zuletzt veröffentlichte Version. Veröffentliche, um deine Änderungen zu zeigen.',
  publishedHint: 'Besucher sehen diese Version.',
  switchedOffHint:
    'Deine Seite ist ausgeschaltet: Besucher finden sie nicht. Schalte sie ein, um deine veröffentlichte Version zu zeigen.',
  allPagesOffHint:
    'Alle deine Seiten sind in den Einstellungen ausgeblendet: Besucher finden sie nicht.',
  suspendedHint: 'Deine Seite ist gesperrt: Besucher sehen sie nicht.',
  sharePage: 'Teilen',
  copyLink: 'Link kopieren',
  copyFailed: 'Der Link konnte nicht kopiert werden',
  visibleToVisitors: 'Für Besucher sichtbar',
  open: 'Öffnen',
  publishedTo: (host, slug) => `Veröffentlicht unter ${host}/${slug}`,
};

// Texts of screens/pages/page-card, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  urlCopied: 'Link in die Zwischenablage kopiert',
  copyFailed: 'Der Link konnte nicht kopiert werden',
  copied: 'Kopiert!',
  copyUrl: 'Link kopieren',
  pageActivated: 'Seite eingeschaltet',
  pageDeactivated: 'Seite ausgeschaltet',
  active: 'Aktiv',
  untitledPage: 'Seite ohne Titel',
  yourLink: 'Dein Link',
  noLinkYet: 'Noch kein Link',
  edit: 'Bearbeiten',
  openInNewTab: 'In neuem Tab öffnen',
  views: 'Aufrufe',
  clicks: 'Klicks',
  updated: 'Geändert',
  published: 'Veröffentlicht',
  draft: 'Entwurf',
  unknown: 'Unbekannt',
  suspended: 'Gesperrt',
  switchedOff: 'Ausgeschaltet',
  unpublishedChanges: 'Unveröffentlichte Änderungen',
  qrCode: 'QR-Code',
  qrCodeTitle: 'QR-Code deiner Seite',
  downloadPng: 'PNG herunterladen',
  inThirtyDays: (change) => `${change} in 30 Tagen`,
};

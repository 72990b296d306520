// Texts of features/pages/preview, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  previewTitle: 'Vorschau deiner Seite',
  preview: 'Vorschau',
  device: 'Gerät',
  mobile: 'Handy',
  tablet: 'Tablet',
  desktop: 'Desktop',
  refreshPreview: 'Vorschau neu laden',
  refreshingPreview: 'Vorschau wird neu geladen',
  compiling: 'Wird aufgebaut …',
  wouldOpen: (blockedHref) => `Würde ${blockedHref} öffnen`,
  runtimeError: 'Laufzeitfehler',
  emptyTitle: 'Hier erscheint die Vorschau',
  emptyHint: 'Beschreibe deine Seite im Chat, um loszulegen',
  loadFailed: 'Die Vorschau konnte nicht geladen werden',
  previewServerUnreachable:
    'Der Vorschau-Server antwortet nicht. Deine Seite ist sicher, du kannst weiter daran arbeiten.',
  tryAgain: 'Erneut versuchen',
  pageUnresponsive: 'Die Seite reagiert nicht. Vielleicht enthält sie eine Endlosschleife.',
  reloadPreview: 'Vorschau neu laden',
};

// Texts of features/pages/editing, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  editorNotLoaded: 'Der Editor konnte nicht geladen werden. Prüfe deine Verbindung.',
  doesNotFit: 'Diese Änderung passt nicht mehr zur Seite. Es wurde nichts geändert.',
  unsupported: 'Im Code dieser Seite ist für diese Änderung kein Platz.',
};

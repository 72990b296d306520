// Texts of features/pages/history, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  undone: (summary) =>
    summary === null ? 'Änderung rückgängig gemacht' : `Rückgängig gemacht: ${summary}`,
  redone: (summary) =>
    summary === null ? 'Änderung wiederhergestellt' : `Wiederhergestellt: ${summary}`,
  failed: (message) => `Rückgängigmachen fehlgeschlagen: ${message}`,
  redoFailed: (message) => `Wiederholen fehlgeschlagen: ${message}`,
  restoreFailed: (message) => `Wiederherstellen fehlgeschlagen: ${message}`,
  changedElsewhere: 'Diese Seite wurde anderswo geändert. Wir haben die neuere Version geladen.',
};

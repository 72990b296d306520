// Texts of features/pages/drafts, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  changesReverted: 'Änderungen verworfen',
  saved: 'Seite gespeichert',
  saveFailed: (message) => `Speichern fehlgeschlagen: ${message}`,
};

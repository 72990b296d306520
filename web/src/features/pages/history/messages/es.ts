// Texts of features/pages/history, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  undone: (summary) => (summary === null ? 'Cambio deshecho' : `Deshecho: ${summary}`),
  redone: (summary) => (summary === null ? 'Cambio rehecho' : `Rehecho: ${summary}`),
  failed: (message) => `No se ha podido deshacer: ${message}`,
  redoFailed: (message) => `No se ha podido rehacer: ${message}`,
  restoreFailed: (message) => `No se ha podido restaurar: ${message}`,
  changedElsewhere:
    'Esta página se ha cambiado en otro lugar, así que hemos cargado la versión más reciente.',
};

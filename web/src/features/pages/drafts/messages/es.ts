// Texts of features/pages/drafts, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  changesReverted: 'Cambios descartados',
  saved: 'Página guardada',
  saveFailed: (message) => `No se ha podido guardar: ${message}`,
};

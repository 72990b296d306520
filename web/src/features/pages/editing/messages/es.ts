// Texts of features/pages/editing, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  editorNotLoaded: 'No hemos podido cargar el editor. Comprueba tu conexión.',
  doesNotFit: 'Este cambio ya no encaja en la página. No se ha cambiado nada.',
  unsupported: 'El código de esta página no tiene lugar para este cambio.',
};

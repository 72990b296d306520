// Texts of features/identity, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  accountDeletedSuccessfully: 'Cuenta eliminada',
  downloadInterrupted: 'La descarga se ha interrumpido. No se ha perdido nada. Inténtalo de nuevo.',
};

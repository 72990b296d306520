// Texts of features/identity/password, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  yourPassword: 'Tu contraseña',
  incorrectPassword: 'Contraseña incorrecta.',
  unexpectedError: 'Algo ha salido mal. Inténtalo de nuevo.',
  cancel: 'Cancelar',
  enterPassword: 'Introduce tu contraseña',
};

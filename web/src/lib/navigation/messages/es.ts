// Texts of lib/navigation, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  confirmLeave: '¿Salir sin guardar?',
  leave: 'Salir sin guardar',
  stay: 'Quedarme',
};

// Texts of screens/login/claim, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  claimYourLink: '¿Es tu primera vez? Elige tu enlace',
  yourname: 'tunombre',
  claim: 'Reservar',
};

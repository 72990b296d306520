// Units of lib/format, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  thousands: (amount) => `${amount}\u00A0mil`,
  millions: (amount) => `${amount}\u00A0M`,
};

// Units of lib/format, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  thousands: (amount) => `${amount}\u00A0Tsd.`,
  millions: (amount) => `${amount}\u00A0Mio.`,
};

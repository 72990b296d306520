// Texts of lib/help, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  helpOn: (subject) => `Hilfe: ${subject}`,
};

// What keys are called, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  control: 'Ctrl',
};

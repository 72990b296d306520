// Texts of lib/navigation, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  confirmLeave: 'Verlassen, ohne zu speichern?',
  leave: 'Ohne Speichern verlassen',
  stay: 'Bleiben',
};

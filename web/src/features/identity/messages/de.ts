// Texts of features/identity, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  accountDeletedSuccessfully: 'Konto gelöscht',
  downloadInterrupted:
    'Der Download wurde unterbrochen. Nichts ist verloren. Versuche es noch einmal.',
};

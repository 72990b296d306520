// Texts of features/pages, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  pageTitle: 'Titel der Seite',
  newPage: 'Meine neue Seite',
};

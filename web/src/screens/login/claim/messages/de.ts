// Texts of screens/login/claim, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  claimYourLink: 'Neu hier? Wähle deinen Link',
  yourname: 'deinname',
  claim: 'Sichern',
};

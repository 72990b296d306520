// What the owner of a page is told about entries of its forms, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const de: Messages<typeof source.en> = {
  newsletter: 'Neue Newsletter-Anmeldung',
  contact: 'Neue Nachricht',
  guestbook: 'Neuer Gästebucheintrag',
  unnamedSender: 'Ein Besucher',
};

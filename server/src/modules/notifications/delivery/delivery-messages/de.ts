// What stands around notifications in emails and push messages, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const de: Messages<typeof source.en> = {
  hello: 'Hallo!',
  newNotifications: (count) => `${count} neue Benachrichtigungen`,
  more: (count, url) => `Und ${count} weitere: ${url}`,
  preferences: (url) => `Wähle, worüber wir dir E-Mails schicken: ${url}`,
  unsubscribe: (url) => `Diese E-Mails abbestellen: ${url}`,
};

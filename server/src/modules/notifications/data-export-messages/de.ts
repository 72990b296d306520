// What the files of notifications in the data export hold, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const de: Messages<typeof source.en> = {
  feed: 'Deine Benachrichtigungen, auch archivierte.',
  settings:
    'Worüber und wie du benachrichtigt wirst, und die Browser, die Push-Benachrichtigungen bekommen.',
};

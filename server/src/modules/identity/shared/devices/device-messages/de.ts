// What a device is called, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const de: Messages<typeof source.en> = {
  on: (browser, system) => `${browser} unter ${system}`,
  unknownBrowser: (system) => `Ein Browser unter ${system}`,
};

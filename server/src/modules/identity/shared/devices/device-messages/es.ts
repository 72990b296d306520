// What a device is called, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const es: Messages<typeof source.en> = {
  on: (browser, system) => `${browser} en ${system}`,
  unknownBrowser: (system) => `Un navegador en ${system}`,
};

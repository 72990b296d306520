// What this build of the app is in: the build for another language takes the file beside this one (decision 059).
import type { Language } from '@vys/contract/language/languages';

export const interfaceLanguage: Language = 'en';
/** With a region, which decides about formats of dates and numbers. */
export const interfaceLocale: string = 'en-US';

// What this build of the app is in: German.
import type { Language } from '@vys/contract/language/languages';

export const interfaceLanguage: Language = 'de';
export const interfaceLocale: string = 'de-DE';

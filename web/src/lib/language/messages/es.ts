// What this build of the app is in: Spanish.
import type { Language } from '@vys/contract/language/languages';

export const interfaceLanguage: Language = 'es';
export const interfaceLocale: string = 'es-ES';

// Marks text that is in English in every language, such as what comes from the server.
import { interfaceLanguage } from './interface-language.ts';

/** For `lang` of the element that holds it. */
export const englishText = interfaceLanguage === 'en' ? undefined : 'en';

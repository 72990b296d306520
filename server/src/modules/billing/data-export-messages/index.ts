// What the file of billing in the data export holds, in every language.
import { createSay } from '../../../platform/language/text.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export const say = createSay({ en, de, es });

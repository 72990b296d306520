// What the files of notifications in the data export hold, in every language.
import { createSay } from '../../../platform/language/text.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export const say = createSay({ en, de, es });

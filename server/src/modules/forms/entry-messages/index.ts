// What is wrong with an entry of a form, by language.
import type { Translations } from '@vys/contract/language/messages';
import { de } from './de.ts';
import { type EntryMessages, en } from './en.ts';
import { es } from './es.ts';

export type { EntryMessages };

export const entryMessages: Translations<EntryMessages> = { en, de, es };

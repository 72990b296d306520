// What is used of a plan, in every language.
import type { Messages, Translations } from '@vys/contract/language/messages';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export const usageMessages: Translations<Messages<typeof en>> = { en, de, es };

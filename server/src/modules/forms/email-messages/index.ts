// Texts of the emails of a newsletter signup, in every language.
import type { Messages, Translations } from '@vys/contract/language/messages';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export const emailMessages: Translations<Messages<typeof en>> = { en, de, es };

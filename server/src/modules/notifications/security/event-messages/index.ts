// What security events are called, and what their reader can do, in every language.
import type { Messages, Translations } from '@vys/contract/language/messages';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export const eventMessages: Translations<Messages<typeof en>> = { en, de, es };

// What the health checks say, in every language.
import type { Messages, Translations } from '@vys/contract/language/messages';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export const healthMessages: Translations<Messages<typeof en>> = { en, de, es };

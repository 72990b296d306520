// Texts of the weekly digest, in every language.
import type { Messages, Translations } from '@vys/contract/language/messages';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export const digestMessages: Translations<Messages<typeof en>> = { en, de, es };

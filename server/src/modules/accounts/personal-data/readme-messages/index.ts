// The README of the data export, in every language.
import type { Messages, Translations } from '@vys/contract/language/messages';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export const readmeMessages: Translations<Messages<typeof en>> = { en, de, es };

// What is said around the assistant's replies, in every language.
import type { Messages, Translations } from '@vys/contract/language/messages';
import { createSay } from '../../../platform/language/text.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export const ownMessages: Translations<Messages<typeof en>> = { en, de, es };

export const say = createSay(ownMessages);

// The texts of our own pages on the public site, by language.
import type { Translations } from '@vys/contract/language/messages';
import { de } from './de.ts';
import { en, type SiteMessages } from './en.ts';
import { es } from './es.ts';

export type { SiteMessages };

export const siteMessages: Translations<SiteMessages> = { en, de, es };

// The language of a response of the public site that is not a published page: that of the page it is about, else
// what the visitor's browser asks for, else English.
import type { IncomingMessage } from 'node:http';
import {
  DEFAULT_LANGUAGE,
  type Language,
  matchLanguage,
  negotiateLanguage,
} from '@vys/contract/language/languages';
import { type SiteMessages, siteMessages } from './messages/index.ts';

export type Locale = { language: Language; messages: SiteMessages };

/** `pageLanguage`: BCP 47; undefined where there is no page. */
export function chooseLocale(
  { headers }: Pick<IncomingMessage, 'headers'>,
  pageLanguage?: string | undefined,
): Locale {
  const language =
    matchLanguage(pageLanguage) ??
    negotiateLanguage(headers['accept-language']) ??
    DEFAULT_LANGUAGE;
  return { language, messages: siteMessages[language] };
}

// The language of the workspace for a request: what the person has chosen, else what the browser asks for, else English.
// Each is a build of the web app with a page of its own (decision 059).
import type { IncomingHttpHeaders } from 'node:http';
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_COOKIE,
  type Language,
  languages,
  negotiateLanguage,
} from '@vys/contract/language/languages';

const chosen = new RegExp(`(?:^|;) *${LANGUAGE_COOKIE}=(${languages.join('|')}) *(?:;|$)`);

export function chooseLanguage(headers: IncomingHttpHeaders): Language {
  const cookie = chosen.exec(headers.cookie ?? '')?.[1] as Language | undefined;
  return cookie ?? negotiateLanguage(headers['accept-language']) ?? DEFAULT_LANGUAGE;
}

/** The page that loads the app in a language (web/language-build.ts). */
export const pageOf = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? 'index.html' : `index.${language}.html`;

// The language of a request: what the person has chosen in this browser, else what the browser asks for (decision 059).
import type { IncomingHttpHeaders } from 'node:http';
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_COOKIE,
  type Language,
  languages,
  negotiateLanguage,
} from '@vys/contract/language/languages';
import { readCookie } from '../formats/cookies.ts';

/** Undefined where the request asks for none that we have. */
export function findRequestLanguage(headers: IncomingHttpHeaders): Language | undefined {
  const cookie = readCookie(headers, LANGUAGE_COOKIE);
  return (
    languages.find((language) => language === cookie) ??
    negotiateLanguage(headers['accept-language'])
  );
}

export const getRequestLanguage = (headers: IncomingHttpHeaders): Language =>
  findRequestLanguage(headers) ?? DEFAULT_LANGUAGE;

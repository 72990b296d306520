// The language of the interface, and how a person changes it. Each language is a build of its own, which the server
// chooses by a cookie, then by what the browser asks for (decision 059).
import { LANGUAGE_COOKIE, type Language } from '@vys/contract/language/languages';

import { interfaceLanguage } from './messages/en.ts';

export { interfaceLanguage, interfaceLocale } from './messages/en.ts';

const YEAR_SECONDS = 31_536_000;

/** Loads the page again, in this language. */
export function switchLanguage(language: Language): void {
  rememberLanguage(language);
  location.reload();
}

/**
 * The language of the account, in a browser in which none was chosen yet. Loads the page again where it is another one;
 * a browser that keeps no cookies stays as it is, or it would load for ever.
 */
export function followLanguage(language: Language): void {
  if (hasChosenLanguage()) return;
  rememberLanguage(language);
  if (language !== interfaceLanguage && hasChosenLanguage()) location.reload();
}

const hasChosenLanguage = () =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${LANGUAGE_COOKIE}=`));

function rememberLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is too new to rely on.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}

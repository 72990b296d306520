// The language of the interface, and how a person changes it. Each language is a build of its own, which the server
// chooses by a cookie, then by what the browser asks for (decision 059).
import { LANGUAGE_COOKIE, type Language } from '@vys/contract/language/languages';

export { interfaceLanguage, interfaceLocale } from './messages/en.ts';

const YEAR_SECONDS = 31_536_000;

/** Loads the page again, in this language. */
export function switchLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is too new to rely on.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
  location.reload();
}

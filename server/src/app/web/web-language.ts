// The page of the workspace in each language: each is a build of the web app with a page of its own (decision 059).
import { DEFAULT_LANGUAGE, type Language } from '@vys/contract/language/languages';

/** The page that loads the app in a language (web/language-build.ts). */
export const pageOf = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? 'index.html' : `index.${language}.html`;

// Makes a build of the app for one language: every catalogue `…/messages/en.ts` that the app imports becomes the
// `de.ts` or `es.ts` beside it, and the page says which language it is in. See docs/decisions/059.
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DEFAULT_LANGUAGE, type Language, matchLanguage } from '@vys/contract/language/languages';
import type { IndexHtmlTransformResult, Plugin } from 'vite';
import { manifestLanguage } from './manifest-language.ts';
import { pageMessages } from './page-messages.ts';

const catalogue = /[\\/]messages[\\/]en(?:\.ts)?$/;

/** Of `WEB_LANGUAGE`, for `npm run dev`: a build makes all languages. */
export const readLanguage = (): Language =>
  matchLanguage(process.env.WEB_LANGUAGE) ?? DEFAULT_LANGUAGE;

/** The name of the page that loads the app in a language. */
export const pageName = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? 'index.html' : `index.${language}.html`;

/** The catalogue in this language that stands beside the English one. */
export function findTranslation(file: string, language: Language): string | undefined {
  if (language === DEFAULT_LANGUAGE || !catalogue.test(file)) return undefined;
  const translation = join(dirname(file), `${language}.ts`);
  return existsSync(translation) ? translation : undefined;
}

export const languageBuild = (language: Language): Plugin[] => [
  translateApp(language),
  renamePage(language),
  manifestLanguage(language),
];

/** For workers, which Vite builds apart from the app. */
export const workerLanguageBuild = (language: Language): Plugin[] => [translateApp(language)];

function translateApp(language: Language): Plugin {
  return {
    name: 'translate-app',
    enforce: 'pre',
    resolveId: {
      filter: { id: catalogue },
      async handler(id, importer, options) {
        const found = await this.resolve(id, importer, { ...options, skipSelf: true });
        if (found === null || importer === undefined) return found;
        // A translation may take from its source what is no text.
        if (dirname(resolve(importer)) === dirname(found.id)) return found;
        return findTranslation(found.id, language) ?? found;
      },
    },
    transformIndexHtml: { order: 'pre', handler: (html) => translatePage(html, language) },
  };
}

function renamePage(language: Language): Plugin {
  return {
    name: 'rename-page',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('rename-page: the build has no index.html');
        if (language === DEFAULT_LANGUAGE) return;
        delete bundle['index.html'];
        this.emitFile({ type: 'asset', fileName: pageName(language), source: page.source });
      },
    },
  };
}

/** Its language, and the texts that stand in it. */
export function translatePage(html: string, language: Language): IndexHtmlTransformResult {
  const source = pageMessages[DEFAULT_LANGUAGE];
  const { description, openingStudio } = pageMessages[language];
  const replacements = [
    [source.description, description],
    [source.openingStudio, openingStudio],
  ] as const;
  let page = html.replace('<html lang="en"', `<html lang="${language}"`);
  for (const [before, text] of replacements) {
    if (!page.includes(before)) throw new Error(`language-build: index.html has no "${before}"`);
    page = page.replaceAll(before, text);
  }
  return page;
}

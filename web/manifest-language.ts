// The manifest of the installed app in the language of a build: `manifest.de.webmanifest` beside the English one, which
// the page of that build names. Browsers ask for a manifest without cookies, so the server could not choose.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LANGUAGE, type Language } from '@vys/contract/language/languages';
import type { Plugin } from 'vite';
import { pageMessages } from './page-messages.ts';

const file = fileURLToPath(new URL('./public/manifest.webmanifest', import.meta.url));

type Manifest = {
  lang: string;
  description: string;
  shortcuts: { name: string; short_name?: string; url: string }[];
};

/** Its id is the same in every language, so it is the same app. */
export const manifestName = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`;

export function translateManifest(json: string, language: Language): string {
  const manifest = JSON.parse(json) as Manifest;
  const { description, shortcuts: names } = pageMessages[language];
  const shortcuts = manifest.shortcuts.map((shortcut) => {
    const name = (names as Record<string, string>)[shortcut.url];
    if (name === undefined) throw new Error(`manifest-language: no name for ${shortcut.url}`);
    return { ...shortcut, name };
  });
  return JSON.stringify({ ...manifest, lang: language, description, shortcuts });
}

export function manifestLanguage(language: Language): Plugin {
  return {
    name: 'manifest-language',
    apply: 'build',
    transformIndexHtml: (html) =>
      html.replace('href="/manifest.webmanifest"', `href="/${manifestName(language)}"`),
    generateBundle() {
      if (language === DEFAULT_LANGUAGE) return;
      const source = translateManifest(readFileSync(file, 'utf8'), language);
      this.emitFile({ type: 'asset', fileName: manifestName(language), source });
    },
  };
}

// The preview frame as one document with its own strict policy: preact as a bundled package, our script
// inlined, and nothing else may run, load or be reached. See docs/decisions/004.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE_CSS, bidiCss } from '@vys/compiler/document/render-document';
import {
  BUNDLED_PACKAGE_NAMES,
  type BundledPackageName,
} from '@vys/compiler/packages-used/packages';
import { placeholderCss } from '@vys/compiler/page-design/look/placeholder-css';
import { EMBED_CSS } from '@vys/compiler/sanitize/embed-facade';
import { RTL_LETTERS } from '@vys/compiler/text/direction';
import { type BundledPackages, PACKAGES_PATH } from '../../modules/packages/index.ts';
import { createImportMap } from '../../modules/pages/index.ts';

import type { Config } from '../../platform/config.ts';
import { sha256 } from '../../platform/hash.ts';

export type PreviewDocument = { html: string; policy: string };

type Origins = Pick<Config, 'appOrigin' | 'pagesOrigin' | 'esmCdnUrl'>;

/** In the order in which they need each other. Inlined as one module, because the policy names it by its hash. */
const SCRIPTS = ['key-reader', 'locate', 'outlines', 'typing', 'selection'];
const script = [...SCRIPTS.map((name) => `selecting/${name}`), 'input', 'direction', 'frame']
  .map((name) => readFileSync(join(import.meta.dirname, `${name}.browser.js`), 'utf8'))
  .map((text) => text.replace(/^import .*;\n/gm, '').replace(/^export /gm, ''))
  .join('\n');

/** `direction.browser.js` says on the root which of them holds. */
const MIXED_CSS =
  bidiCss('ltr', '[data-mixed]:not([dir=rtl]) ') + bidiCss('rtl', '[data-mixed][dir=rtl] ');

export function renderPreview(origins: Origins, bundledPackages: BundledPackages): PreviewDocument {
  const { appOrigin, esmCdnUrl } = origins;
  const letters = `const rtlLetters = ${RTL_LETTERS};`;
  const module = `${packageLoader(bundledPackages)}\n${letters}\n${script}`;
  const importMap =
    esmCdnUrl === undefined
      ? ''
      : JSON.stringify({ imports: createImportMap(bundledPackages.url) });
  const html = [
    `<!doctype html><html lang="en" data-app="${appOrigin}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><title>Preview</title>',
    `<style id="vys-fonts"></style><style>${BASE_CSS}${MIXED_CSS}${EMBED_CSS}${placeholderCss}</style><style id="vys-css"></style>`,
    importMap && `<script type="importmap">${importMap}</script>`,
    `</head><body><div id="page"></div><script type="module">${module}</script></body></html>`,
  ].join('');
  return { html, policy: previewPolicy([module, importMap].filter(Boolean), origins) };
}

/** `connect-src` stays closed: a module from a CDN cannot fetch anything. */
function previewPolicy(scripts: string[], { appOrigin, pagesOrigin, esmCdnUrl }: Origins): string {
  const hashes = scripts.map((script) => {
    return `'sha256-${sha256(script).toString('base64')}'`;
  });
  const cdn = esmCdnUrl === undefined ? [] : [new URL(esmCdnUrl).origin];
  const allowed = [...hashes, "'unsafe-eval'", `${pagesOrigin}${PACKAGES_PATH}`, ...cdn];
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${allowed.join(' ')}`,
    "style-src 'unsafe-inline'",
    `img-src ${pagesOrigin} https: data: blob:`,
    `media-src ${pagesOrigin} https: data:`,
    `font-src ${pagesOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${appOrigin}`,
  ].join('; ');
}

/** Loaded with the frame; the other packages when a page first imports them. */
const AT_ONCE: readonly BundledPackageName[] = ['react', 'preact', 'preact/hooks', 'clsx'];

// Marked as the compiler expects it of modules that have a default export of their own.
function packageLoader(bundledPackages: BundledPackages): string {
  const imports = AT_ONCE.map((name, index) => {
    return `import * as m${index} from${JSON.stringify(bundledPackages.url(name))};`;
  });
  const later = BUNDLED_PACKAGE_NAMES.filter(
    (name) => !AT_ONCE.includes(name) && name !== 'react-dom',
  );
  const urls = Object.fromEntries(later.map((name) => [name, bundledPackages.url(name)]));
  return `
${imports.join('\n')}
const preact = m${AT_ONCE.indexOf('preact')};
const { findDOMNode } = m${AT_ONCE.indexOf('react')};
const asModule = (all) => all.icons ?? Object.freeze({ ...all, __esModule: true });
const packages = {
  __proto__: null,
  'react-dom': asModule(m${AT_ONCE.indexOf('react')}),
${AT_ONCE.map((name, index) => `  '${name}': asModule(m${index}),`).join('\n')}
};
const laterPackages = Object.freeze({ __proto__: null, ...${JSON.stringify(urls)} });
`;
}

// The preview frame as one document with its own strict policy: preact from the shelf, our script
// inlined, and nothing else may run, load or be reached. See docs/decisions/004.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE_CSS, EMBED_ORIGINS } from '@vys/compiler';
import type { Config } from '../../kit/config.ts';
import { SHELF_PATH, type Shelf } from '../shelf.ts';

export type PreviewDocument = { html: string; policy: string };

type Origins = Pick<Config, 'appOrigin' | 'pagesOrigin'>;

const frame = readFileSync(join(import.meta.dirname, 'frame.browser.js'), 'utf8');

export function renderPreview({ appOrigin, pagesOrigin }: Origins, shelf: Shelf): PreviewDocument {
  const script = `${loadShelf(shelf)}\n${frame}`;
  const html = [
    `<!doctype html><html lang="en" data-app="${appOrigin}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><title>Preview</title>',
    `<style id="vys-fonts"></style><style>${BASE_CSS}</style><style id="vys-css"></style></head>`,
    `<body><div id="page"></div><script type="module">${script}</script></body></html>`,
  ].join('');
  return { html, policy: policyOf(script, { appOrigin, pagesOrigin }) };
}

function policyOf(script: string, { appOrigin, pagesOrigin }: Origins): string {
  const hash = createHash('sha256').update(script).digest('base64');
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src 'sha256-${hash}' 'unsafe-eval' ${pagesOrigin}${SHELF_PATH}`,
    "style-src 'unsafe-inline'",
    `img-src ${pagesOrigin} https: data: blob:`,
    `media-src ${pagesOrigin} https: data:`,
    `font-src ${pagesOrigin}`,
    `frame-src ${EMBED_ORIGINS.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${appOrigin}`,
  ].join('; ');
}

// Marked as the compiler expects it of modules that have a default export of their own.
function loadShelf(shelf: Shelf): string {
  const names = { react: 'react', preact: 'preact', hooks: 'preact/hooks', clsx: 'clsx' } as const;
  const imports = Object.entries(names).map(
    ([local, name]) => `import * as ${local} from${JSON.stringify(shelf.url(name))};`,
  );
  return `
${imports.join('\n')}
const asModule = (all) => Object.freeze({ ...all, __esModule: true });
const packages = Object.freeze({
  __proto__: null,
  react: asModule(react),
  'react-dom': asModule(react),
  preact: asModule(preact),
  'preact/hooks': asModule(hooks),
  clsx: asModule(clsx),
});
`;
}

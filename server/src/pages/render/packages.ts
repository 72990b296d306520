// The texts of the packages that run inside the sandbox, read once.
// Which names a page may use is the compiler's decision.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const names = [
  'preact',
  'preact/hooks',
  'preact/compat',
  'clsx',
  'preact-render-to-string',
] as const;

export function readPackages(): Map<string, string> {
  return new Map(
    names.map((name) => [name, readFileSync(fileURLToPath(import.meta.resolve(name)), 'utf8')]),
  );
}

/** Module of the sandbox whose `render` takes a compiled page and gives its HTML. */
export const renderModule = `
import * as compat from 'preact/compat';
import * as preact from 'preact';
import * as hooks from 'preact/hooks';
import * as clsx from 'clsx';
import { renderToString } from 'preact-render-to-string';

const quiet = () => {};
globalThis.console = { log: quiet, info: quiet, warn: quiet, error: quiet, debug: quiet };

// Marked as the compiler expects it of modules that have a default export of their own.
const asModule = (all) => ({ ...all, __esModule: true });
const react = asModule(compat);
const shelf = {
  __proto__: null,
  react,
  'react-dom': react,
  preact: asModule(preact),
  'preact/hooks': asModule(hooks),
  clsx: asModule(clsx),
};

function require(name) {
  const found = shelf[name];
  if (!found) throw new Error('"' + name + '" is not on the shelf');
  return found;
}

export function render(page) {
  const module = { exports: {} };
  page(require, module, module.exports);
  return renderToString(preact.h(module.exports.default, {}));
}
`;

// What the sandbox is given beside a page: the packages that the page names, and the module that renders
// it. What acts only in a browser stands in as something that does nothing.
import { iconObject, iconsNamedIn, PACKAGES, readPackage } from '../../packages/index.ts';

export type Modules = ReadonlyMap<string, string>;

// Effects do not run here, so nothing of it is ever asked for more than this.
const QUIET_CONFETTI = `const none = () => Promise.resolve(null);
const fire = () => Promise.resolve(null);
const create = () => fire, reset = () => {}, shapeFromPath = none, shapeFromText = none;
Object.assign(fire, { create, reset, shapeFromPath, shapeFromText });
export { fire as default, create, reset, shapeFromPath, shapeFromText };`;

// Its clock and its queue, which only browsers have and nothing rendered here waits for.
const MOTION_HEAD = 'const queueMicrotask = () => {}, performance = { now: () => 0 };\n';

export function readModules(): Modules {
  const modules = new Map<string, string>();
  for (const name of [...PACKAGES, 'preact-render-to-string'] as const) {
    if (name === 'canvas-confetti') modules.set(name, QUIET_CONFETTI);
    else modules.set(name, (name === 'motion/react' ? MOTION_HEAD : '') + readPackage(name));
  }
  return modules;
}

/** By what a page asks for them. */
const SANDBOX_MODULES: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  preact: 'preact',
  'preact/hooks': 'preact/hooks',
  clsx: 'clsx',
  'date-fns': 'date-fns',
  'motion/react': 'motion/react',
  'framer-motion': 'motion/react',
  'canvas-confetti': 'canvas-confetti',
};

/** What every page needs. */
export const COMMON_MODULE = `import 'preact/compat';\nimport 'preact-render-to-string';`;

/** Module whose `render` takes a compiled page and gives its HTML. It loads what the page names. */
export function renderModule(code: string): string {
  const icons = code.includes('lucide-react') ? iconsNamedIn(code) : [];
  const modules = Object.entries(SANDBOX_MODULES).filter(
    ([name]) => name === 'react' || code.includes(name),
  );
  const names = modules.map(([name], index) => `${JSON.stringify(name)}: asModule(m${index})`);
  const imports = modules.map(([, module], index) => {
    return `import * as m${index} from ${JSON.stringify(module)};`;
  });
  return `${imports.join('\n')}
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';

const quiet = () => {};
globalThis.console = { log: quiet, info: quiet, warn: quiet, error: quiet, debug: quiet };

// Marked as the compiler expects it of modules that have a default export of their own.
const asModule = (all) => ({ ...all, __esModule: true });
const packages = {
  __proto__: null,
  ${names.join(',\n  ')},
  'lucide-react': { ...${iconObject(icons, 'h')}, __esModule: true },
};

${requireCode}
export function render(page) {
  const module = { exports: {} };
  page(require, module, module.exports);
  return renderToString(h(module.exports.default, {}));
}
`;
}

// A package from elsewhere is named with its version. It may be handed on, but not used, where no
// browser has loaded it.
const requireCode = `
function require(name) {
  if (packages[name]) return packages[name];
  if (!/^(?:@[^/@]+\\/)?[^/@]+@\\d/.test(name)) throw new Error('"' + name + '" is not a built-in package');
  const absent = () => { throw new Error('"' + name + '" runs only in the browser of a visitor'); };
  return new Proxy({}, { get: (_all, key) => (key === '__esModule' ? true : absent()) });
}
`;

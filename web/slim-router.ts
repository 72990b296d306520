// Leaves out of React Router what this app does not use and no tree shaking finds: tracing of navigations, and the
// prefetching of pages by the router's own server. Fails the build when a module no longer exports what is expected.
import type { Plugin } from 'vite';

const leftOut = `() => { throw new Error('left out by web/slim-router.ts'); }`;

type Stub = { exports: Readonly<Record<string, string>>; imports?: string };

/** By the end of the module's path. */
export const stubs: Readonly<Record<string, Stub>> = {
  'lib/router/instrumentation.js': {
    exports: {
      consumeInstrumentationClientResultMetaReceiver: '() => undefined',
      getRouteInstrumentationUpdates: '() => ({})',
      instrumentClientSideRouter: '(router) => router',
      instrumentHandler: '(handler) => handler',
      instrumentationResultMetaContext: 'undefined',
    },
  },
  'lib/dom/ssr/components.js': {
    imports: `import { createContext } from 'react';`,
    exports: {
      // Without the framework's context, which only its own entry sets, links prefetch nothing.
      FrameworkContext: '/* @__PURE__ */ createContext(undefined)',
      usePrefetchBehavior: '() => [false, null, {}]',
      mergeRefs: '(ref) => ref',
      PrefetchPageLinks: '() => null',
      CRITICAL_CSS_DATA_ATTRIBUTE: 'undefined',
      Links: leftOut,
      Meta: leftOut,
      Scripts: leftOut,
      setIsHydrated: leftOut,
      useFrameworkContext: leftOut,
    },
  },
};

/** The names of the one export statement at the end of a module of React Router. */
export const exportedNames = (code: string): string[] =>
  code
    .slice(code.lastIndexOf('export {') + 'export {'.length, code.lastIndexOf('}'))
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .sort();

export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\/lib\// },
      handler(code, id) {
        const stub = Object.entries(stubs).find(([path]) => id.endsWith(`/${path}`))?.[1];
        if (!stub) return null;
        const { imports = '', exports } = stub;
        if (exportedNames(code).join() !== Object.keys(exports).sort().join())
          return this.error(`${id} has other exports than web/slim-router.ts expects`);
        const lines = Object.entries(exports).map(
          ([name, value]) => `export const ${name} = ${value};`,
        );
        return { code: [imports, ...lines].join('\n'), map: null };
      },
    },
  };
}

// Page source to code that runs: a function body for the preview frame and the prerender, and an
// ES module for published pages that need one. Pure and bounded; faults come back as diagnostics.
import { transform } from 'sucrase';
import { type Analysis, analyseParsed, type PageSource } from './analyse.ts';
import { cleanCss } from './css.ts';
import { type Diagnostic, errorAt, hasErrors } from './diagnostics.ts';
import { asRuntimeSource, type ShelfUrl } from './module-code.ts';

export type CompileOptions = {
  /** Where the browser finds a package of the shelf. Without it the names stay as they are, for an
   *  import map. */
  shelfUrl?: ShelfUrl;
};

export type CompileResult =
  | {
      ok: true;
      /** Body of `function (require, module, exports)`; the page is `exports.default`. `require` is
       *  asked for the shelf only, and always for `react`. */
      code: string;
      /** ES module that hydrates `#page`; complete, to be inlined or served. */
      moduleCode: string;
      css: string;
      analysis: Analysis;
      /** Warnings. */
      diagnostics: Diagnostic[];
    }
  | { ok: false; diagnostics: Diagnostic[] };

export function compile(source: PageSource, options: CompileOptions = {}): CompileResult {
  const { analysis, program, diagnostics } = analyseParsed(source);
  if (!analysis || !program || hasErrors(diagnostics)) return { ok: false, diagnostics };
  const names = freeNames(source.jsx);
  const shelfUrl = options.shelfUrl ?? ((name) => name);
  try {
    const code = transformJsx(source.jsx, names, ['jsx', 'imports']);
    const runtime = asRuntimeSource(source.jsx, program, names.page, shelfUrl);
    const moduleCode = transformJsx(runtime, names, ['jsx']);
    return {
      ok: true,
      code: `${commonJsHead(names)}${code}`,
      moduleCode: `${moduleHead(names, shelfUrl)}${moduleCode}\n${moduleTail(names)}`,
      css: cleanCss(source.css).css,
      analysis,
      diagnostics,
    };
  } catch {
    // The parser and the transform disagree about some rare syntax.
    const message =
      'This code uses syntax that pages cannot run. Undo the last change or write it more plainly.';
    return { ok: false, diagnostics: [errorAt('unsupported_syntax', message), ...diagnostics] };
  }
}

type Names = { h: string; fragment: string; page: string; hydrate: string };

/** Names that stand nowhere in the source, so that nothing of the author's is shadowed. */
function freeNames(jsx: string): Names {
  let prefix = '$vys';
  while (jsx.includes(prefix)) prefix += '$';
  return {
    h: `${prefix}H`,
    fragment: `${prefix}F`,
    page: `${prefix}Page`,
    hydrate: `${prefix}Hydrate`,
  };
}

function transformJsx(text: string, names: Names, transforms: ('jsx' | 'imports')[]): string {
  return transform(text, {
    transforms,
    jsxRuntime: 'classic',
    jsxPragma: names.h,
    jsxFragmentPragma: names.fragment,
    production: true,
    disableESTransforms: true,
  }).code;
}

/** On the first line, so that line numbers of the source stay true. */
function commonJsHead({ h, fragment }: Names): string {
  return `"use strict";const {createElement:${h},Fragment:${fragment}}=require("react");`;
}

function moduleHead({ h, fragment, hydrate }: Names, shelfUrl: ShelfUrl): string {
  const react = JSON.stringify(shelfUrl('react'));
  return `import {createElement as ${h},Fragment as ${fragment},hydrate as ${hydrate}} from ${react};`;
}

function moduleTail({ h, hydrate, page }: Names): string {
  return `${hydrate}(${h}(${page},null),document.getElementById("page"));`;
}

// Page source to code that runs: a function body for the preview frame and the prerender, and an
// ES module for published pages that need one. Pure and bounded; faults come back as diagnostics.
import { transform } from 'sucrase';
import { cleanCss } from './css/clean-css.ts';
import { type Diagnostic, errorAt, hasErrors, say } from './diagnostics.ts';
import { checkCode } from './limits.ts';
import {
  asRuntimeSource,
  asScriptSource,
  cdnAddress,
  type IconCode,
  type PackageUrl,
  type Supply,
} from './packages-used/module-code.ts';
import { type Analysis, analyzeParsed, type PageSource } from './parse/analyze.ts';
import type { Program } from './parse/ast.ts';
import { embedFacadeCode } from './sanitize/embed-facade.ts';

export type CompileOptions = {
  /** Where the browser finds a bundled package. Without it the names stay as they are, for an
   *  import map. */
  packageUrl?: PackageUrl;
  /** Root of the module network that the operator allows; without it, only bundled packages are available. */
  esmCdnUrl?: string | undefined;
  /** Draws the icons into the module that uses them. Without it they are imported like the rest. */
  iconCode?: IconCode | undefined;
};

export type CompileResult =
  | {
      ok: true;
      /** Body of `function (require, module, exports)`; the page is `exports.default`. `require` is
       *  asked for bundled packages only, and always for `react`. */
      code: string;
      /** ES module that hydrates `#page`; complete, to be inlined or served. Empty for a page that
       *  needs no runtime. */
      moduleCode: string;
      css: string;
      /** Addresses of what comes from the module network, by the name it is required under. */
      cdnImports: Record<string, string>;
      analysis: Analysis;
      /** Warnings. */
      diagnostics: Diagnostic[];
    }
  | { ok: false; diagnostics: Diagnostic[] };

export function compile(source: PageSource, options: CompileOptions = {}): CompileResult {
  const { esmCdnUrl, iconCode } = options;
  const parsed = analyzeParsed(source, { hasCdn: esmCdnUrl !== undefined });
  const { analysis, program, diagnostics } = parsed;
  if (!analysis || !program || hasErrors(diagnostics)) return { ok: false, diagnostics };
  const names = freeNames(source.jsx);
  const packageUrl = options.packageUrl ?? ((name) => name);
  try {
    const compiled = {
      code: scriptCode(source.jsx, program, names),
      moduleCode: analysis.needsRuntime
        ? runtimeCode(source.jsx, program, { packageUrl, cdnUrl: esmCdnUrl, iconCode, names })
        : '',
    };
    const tooLong = checkCode(compiled.code) ?? checkCode(compiled.moduleCode);
    if (tooLong) return { ok: false, diagnostics: [tooLong, ...diagnostics] };
    return {
      ok: true,
      ...compiled,
      css: cleanCss(source.css).css,
      cdnImports: Object.fromEntries(
        analysis.imports
          .filter(({ from }) => from === 'cdn')
          .map(({ name }) => [name, cdnAddress(esmCdnUrl, name)]),
      ),
      analysis,
      diagnostics,
    };
  } catch {
    // The parser and the transform disagree about some rare syntax.
    const problem = errorAt('unsupported_syntax', say('notRunnable'));
    return { ok: false, diagnostics: [problem, ...diagnostics] };
  }
}

type Names = {
  h: string;
  make: string;
  fragment: string;
  page: string;
  hydrate: string;
  icons: string;
  allIcons: string;
};

/** Names that stand nowhere in the source, so that nothing of the author's is shadowed. Short ones,
 *  as they are repeated for every element. */
function freeNames(jsx: string): Names {
  const prefix = freePrefix(jsx);
  return {
    h: `${prefix}H`,
    make: `${prefix}Make`,
    fragment: `${prefix}F`,
    page: `${prefix}Page`,
    hydrate: `${prefix}Hydrate`,
    icons: `${prefix}Icons`,
    allIcons: `${prefix}AllIcons`,
  };
}

function freePrefix(jsx: string): string {
  if (!jsx.includes('$vys')) return '$vys';
  const usedNames = new Set(jsx.match(/\$vys\d{1,6}_/g));
  let count = 0;
  while (usedNames.has(`$vys${count}_`)) count += 1;
  return `$vys${count}_`;
}

function scriptCode(jsx: string, program: Program, names: Names): string {
  const code = transformJsx(asScriptSource(jsx, program, names.page), names, ['jsx', 'imports']);
  const head = `${commonJsHead(names)}${elementCode(names, jsx, 'leave')}`;
  return `${head}${code}\nexports.default=${names.page};`;
}

function runtimeCode(jsx: string, program: Program, supply: Supply & { names: Names }): string {
  const { names, packageUrl } = supply;
  const { icons, source } = asRuntimeSource(jsx, program, supply);
  const head = `${moduleHead(names, packageUrl)}${elementCode(names, jsx, 'drop')}${icons}`;
  return `${head}${transformJsx(source, names, ['jsx'])}\n${moduleTail(names)}`;
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
function commonJsHead({ make, fragment }: Names): string {
  return `"use strict";const {createElement:${make},Fragment:${fragment}}=require("react");`;
}

function moduleHead({ make, fragment, hydrate }: Names, packageUrl: PackageUrl): string {
  const react = JSON.stringify(packageUrl('react'));
  return `import {createElement as ${make},Fragment as ${fragment},hydrate as ${hydrate}} from ${react};`;
}

/** How the page makes its elements. A facade replaces the frame of a player wherever the page renders. */
function elementCode({ h, make }: Names, jsx: string, others: 'leave' | 'drop'): string {
  return `const ${h}=${/\biframe\b/.test(jsx) ? embedFacadeCode(make, others) : make};`;
}

function moduleTail({ h, hydrate, page }: Names): string {
  return `${hydrate}(${h}(${page},null),document.getElementById("page"));`;
}

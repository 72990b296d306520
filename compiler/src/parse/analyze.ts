// Analyzes the source of a page before it runs, and reports every error that can be found in it.
// Used for the editor's problems, the publish checks and to decide whether a page needs its runtime.

import { cleanCss } from '../css/clean-css.ts';
import {
  type Diagnostic,
  errorAt,
  hasErrors,
  type Locate,
  locator,
  say,
  shortenDiagnostic,
} from '../diagnostics.ts';
import { checkSize, MAX_ELEMENT_DEPTH, MAX_ELEMENTS } from '../limits.ts';
import { checkShadowing, type PageImport, readImports } from '../packages-used/imports.ts';
import { isNode, listChildren, type Node, type Program } from './ast.ts';
import { noContent, type PageContent, readContent } from './content.ts';
import { type Interaction, readInteraction } from './interaction.ts';
import { checkModule } from './module-rules.ts';
import { parseModule } from './parse-module.ts';

export type PageSource = {
  jsx: string;
  css: string;
  metadata: { title: string; description: string };
};

export type AnalyzeOptions = {
  /** Packages that are not bundled may come from elsewhere, each in an exact version. */
  hasCdn?: boolean;
};

/** `needsRuntime`: the page does something in the visitor's browser. `elementCount` and `depth`
 *  count elements as written; a list drawn by `.map` counts once. */
export type Analysis = PageContent &
  Interaction & { imports: PageImport[]; elementCount: number; depth: number };

/** `analysis` is there whenever the source can be read at all. */
export type AnalyzeResult =
  | { ok: true; analysis: Analysis; diagnostics: Diagnostic[] }
  | { ok: false; analysis?: Analysis; diagnostics: Diagnostic[] };

const MAX_REPORTED = 50;

export function analyze(source: PageSource, options: AnalyzeOptions = {}): AnalyzeResult {
  const { diagnostics, analysis } = analyzeParsed(source, options);
  if (analysis && !hasErrors(diagnostics)) return { ok: true, analysis, diagnostics };
  return { ok: false, ...(analysis ? { analysis } : {}), diagnostics };
}

/** For compile.ts, which goes on with the tree. */
export function analyzeParsed(
  source: PageSource,
  options: AnalyzeOptions = {},
): {
  diagnostics: Diagnostic[];
  analysis?: Analysis;
  program?: Program;
} {
  const tooLarge = checkSize(source.jsx, source.css);
  if (tooLarge) return { diagnostics: [tooLarge] };
  const styles = cleanCss(source.css);
  const parsed = parseModule(source.jsx);
  if (!parsed.ok)
    return { diagnostics: firstOfEach([...parsed.diagnostics, ...styles.diagnostics]) };
  const { program } = parsed;
  const locate = locator(source.jsx);
  const imports = readImports(program, locate, options.hasCdn ?? false);
  const size = measure(program, locate);
  // Elements inside each other are read once for each of those around them.
  const content = size.diagnostics.length > 0 ? noContent() : readContent(program, locate);
  const diagnostics = firstOfEach([
    ...checkModule(program, locate),
    ...imports.diagnostics,
    ...checkShadowing(imports.imports, parsed.names, source.jsx.length),
    ...size.diagnostics,
    ...content.diagnostics,
    ...styles.diagnostics,
  ]);
  const analysis: Analysis = {
    ...content.content,
    ...readInteraction(program, imports.imports),
    imports: imports.imports,
    elementCount: size.elementCount,
    depth: size.depth,
  };
  return { diagnostics, analysis, program };
}

/** A page can hold thousands of errors; more than this is not read. */
function firstOfEach(diagnostics: Diagnostic[]): Diagnostic[] {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  return [...errors.slice(0, MAX_REPORTED), ...warnings.slice(0, MAX_REPORTED)].map(
    shortenDiagnostic,
  );
}

function measure(program: Program, locate: Locate) {
  const diagnostics: Diagnostic[] = [];
  let elementCount = 0;
  let depth = 0;
  let deepest: Node = program;
  const pending: { node: Node; inside: number }[] = [{ node: program, inside: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, inside } = next;
    const here = isNode(node, 'JSXElement') ? inside + 1 : inside;
    if (here > inside) elementCount += 1;
    if (here > depth) {
      depth = here;
      deepest = node;
    }
    for (const child of listChildren(node)) pending.push({ node: child, inside: here });
  }
  if (depth > MAX_ELEMENT_DEPTH) {
    const text = say('elementsTooDeep', depth, MAX_ELEMENT_DEPTH);
    diagnostics.push(errorAt('too_deep', text, locate(deepest.start)));
  }
  if (elementCount > MAX_ELEMENTS) {
    const text = say('tooManyElements', elementCount, MAX_ELEMENTS);
    diagnostics.push(errorAt('too_many_elements', text));
  }
  return { elementCount, depth, diagnostics };
}

// The form of a page that runs in the visitor's browser: one ES module that imports packages from
// our origin and brings `#page` to life over the prerendered HTML.
import {
  type ExportDefaultDeclaration,
  type ExportNamedDeclaration,
  type ImportDeclaration,
  isNode,
  type Node,
  type Program,
} from '../parse/ast.ts';
import { defaultSpecifier } from '../parse/module-rules.ts';
import { findIcon } from './icons.ts';
import { importDeclarations, listImportedNames } from './imports.ts';
import { BUNDLED_PACKAGES, type BundledPackageName } from './packages.ts';

export type PackageUrl = (name: BundledPackageName) => string;
/** An expression that gives an object of icons; `createElement` is how that is named where it stands. */
export type IconCode = (icons: readonly string[], createElement: string) => string;

/** Where a page's module takes its imports from, and the names it uses for itself. */
export type Supply = {
  packageUrl: PackageUrl;
  cdnUrl: string | undefined;
  iconCode: IconCode | undefined;
  names: { h: string; page: string; icons: string; allIcons: string };
};
type Edit = { start: number; end: number; text: string };

/** The source with its imports pointing at where they come from and its exports turned into the
 *  page. `icons`: the declarations of the icons it imports, which belong before it. */
export function asRuntimeSource(
  jsx: string,
  program: Program,
  supply: Supply,
): { icons: string; source: string } {
  const { page } = supply.names;
  const imports = importDeclarations(program);
  const iconImports = supply.iconCode ? imports.filter(isIconImport) : [];
  const icons = supply.iconCode
    ? iconDeclarations(jsx, iconImports, supply.iconCode, supply.names)
    : '';
  const otherImports = imports.filter((node) => !iconImports.includes(node));
  const { edits, tail } = exportEdits(jsx, program, page);
  edits.push(...iconImports.map((node) => blank(jsx, node)));
  for (const node of otherImports) edits.push(importFrom(node, supply));
  return { icons, source: applyEdits(jsx, edits) + tail };
}

/** The source with its imports as they are and its exports turned into the page: other exports
 *  would make the CommonJS transform write every exported name at every assignment. */
export function asScriptSource(jsx: string, program: Program, page: string): string {
  const { edits, tail } = exportEdits(jsx, program, page);
  return applyEdits(jsx, edits) + tail;
}

function exportEdits(jsx: string, program: Program, page: string): { edits: Edit[]; tail: string } {
  const edits: Edit[] = [];
  let tail = '';
  for (const statement of program.body) {
    if (isNode(statement, 'ExportDefaultDeclaration')) {
      const { edits: changes, name } = defaultAs(jsx, statement, page);
      edits.push(...changes);
      if (name) tail = `\nconst ${page} = ${name};`;
    } else if (isNode(statement, 'ExportNamedDeclaration')) {
      const name = defaultSpecifier(statement);
      if (name) tail = `\nconst ${page} = ${name};`;
      edits.push(withoutExport(jsx, statement));
    }
  }
  return { edits, tail };
}

const isIconImport = ({ source }: ImportDeclaration): boolean => source.value === 'lucide-react';

function importFrom({ source }: ImportDeclaration, supply: Supply): Edit {
  const name = String(source.value);
  const url = BUNDLED_PACKAGES.has(name)
    ? supply.packageUrl(name as BundledPackageName)
    : cdnAddress(supply.cdnUrl, name);
  return { start: source.start, end: source.end, text: JSON.stringify(url) };
}

/** Takes a statement out and leaves its line breaks, so that line numbers stay true. */
function blank(jsx: string, { start, end }: Node): Edit {
  return { start, end, text: (jsx.slice(start, end).match(/\n/g) ?? []).join('') };
}

/** The operator's address may end in a query, which stays behind the package. */
export function cdnAddress(base: string | undefined, name: string): string {
  const [path = '', query] = (base ?? '').split('?');
  return `${path.replace(/\/$/, '')}/${name}${query === undefined ? '' : `?${query}`}`;
}

/** A page carries the drawings of its own icons, each once, not the package with all of them. */
function iconDeclarations(
  jsx: string,
  imports: readonly ImportDeclaration[],
  iconCode: IconCode,
  { h, icons, allIcons }: Supply['names'],
): string {
  const names = imports.flatMap(listImportedNames);
  if (names.length === 0) return '';
  const isWhole = names.some(({ imported }) => imported === '*');
  const words = isWhole ? (jsx.match(/\b[A-Z][A-Za-z0-9]*\b/g) ?? []) : [];
  const iconNames = new Set(words.filter((word) => findIcon(word) !== undefined));
  const named = names.map(({ imported }) => imported).filter((name) => name !== '*');
  // One drawing has several names.
  const drawnAs = new Map<string, string>();
  for (const name of [...named, ...iconNames]) {
    const file = findIcon(name) ?? name;
    if (!drawnAs.has(file)) drawnAs.set(file, name);
  }
  const getIconCode = (name: string) =>
    `${icons}[${quoted(drawnAs.get(findIcon(name) ?? name) ?? name)}]`;
  const entries = [...iconNames].map((name) => `${quoted(name)}:${getIconCode(name)}`).join(',');
  return [
    `const ${icons}=${iconCode([...drawnAs.values()], h)};`,
    isWhole ? `const ${allIcons}={${entries}};` : '',
    ...names.map(({ imported, local }) => {
      return `const ${local}=${imported === '*' ? allIcons : getIconCode(imported)};`;
    }),
  ].join('');
}

const quoted = (text: string): string => JSON.stringify(text);

/** Where the words `export default` end; comments may stand between them. */
function afterExportDefault(jsx: string, start: number): number {
  return skipBlank(jsx, start + 'export'.length) + 'default'.length;
}

function skipBlank(text: string, from: number): number {
  let at = from;
  for (;;) {
    if (text.startsWith('/*', at)) at = text.indexOf('*/', at + 2) + 2;
    else if (text.startsWith('//', at)) {
      while (at < text.length && !/[\n\r\u2028\u2029]/.test(text[at] ?? '')) at += 1;
    } else if (at < text.length && /\s/.test(text[at] ?? '')) at += 1;
    else return at;
  }
}

function defaultAs(
  jsx: string,
  statement: ExportDefaultDeclaration,
  page: string,
): { edits: Edit[]; name?: string } {
  const { declaration } = statement;
  // Brackets around an expression stand before its start, so the keywords are looked for.
  const { start } = statement;
  const head = { start, end: afterExportDefault(jsx, start) };
  if (!/Declaration$/.test(declaration.type)) {
    return { edits: [{ ...head, text: `const ${page} = ` }] };
  }
  const id = 'id' in declaration ? (declaration.id as Node | null) : null;
  if (isNode(id, 'Identifier')) return { edits: [{ ...head, text: '' }], name: id.name };
  // What follows a nameless function must not become its call.
  const { end } = declaration;
  return {
    edits: [
      { ...head, text: `const ${page} = ` },
      { start: end, end, text: ';' },
    ],
  };
}

function withoutExport(jsx: string, statement: ExportNamedDeclaration): Edit {
  const { declaration } = statement;
  const end = declaration ? declaration.start : statement.end;
  return blank(jsx, { ...statement, end });
}

function applyEdits(text: string, edits: Edit[]): string {
  let result = '';
  let from = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  return result + text.slice(from);
}

// The form of a page that runs in the visitor's browser: one ES module that takes the shelf from
// our origin and brings `#page` to life over the prerendered HTML.
import {
  type ExportDefaultDeclaration,
  type ExportNamedDeclaration,
  type ImportDeclaration,
  isNode,
  type Node,
  type Program,
} from './ast.ts';
import { findIcon } from './icons.ts';
import { importDeclarations, namesOf } from './imports.ts';
import { defaultSpecifier } from './module-rules.ts';
import { SHELF, type ShelfName } from './shelf.ts';

export type ShelfUrl = (name: ShelfName) => string;
/** An expression that gives an object of icons; `createElement` is how that is named where it stands. */
export type IconCode = (icons: readonly string[], createElement: string) => string;

/** Where a page's module takes its imports from, and the names it uses for itself. */
export type Supply = {
  shelfUrl: ShelfUrl;
  cdnUrl: string | undefined;
  iconCode: IconCode | undefined;
  names: { h: string; page: string };
};
type Edit = { start: number; end: number; text: string };

/** The source with its exports turned into the page and its imports pointing at where they come from. */
export function asRuntimeSource(jsx: string, program: Program, supply: Supply): string {
  const { page } = supply.names;
  const edits = importDeclarations(program).map((node) => importFrom(jsx, node, supply));
  let tail = '';
  for (const statement of program.body) {
    if (isNode(statement, 'ExportDefaultDeclaration')) {
      const { edits: changes, name } = defaultAs(jsx, statement, page);
      edits.push(...changes);
      if (name) tail = `\nconst ${page} = ${name};`;
    } else if (isNode(statement, 'ExportNamedDeclaration')) {
      const name = defaultSpecifier(statement);
      if (name) tail = `\nconst ${page} = ${name};`;
      edits.push(withoutExport(statement));
    }
  }
  return applyEdits(jsx, edits) + tail;
}

function importFrom(jsx: string, declaration: ImportDeclaration, supply: Supply): Edit {
  const { source, start, end } = declaration;
  const name = String(source.value);
  if (name === 'lucide-react' && supply.iconCode) {
    return { start, end, text: drawnIcons(jsx, declaration, supply.iconCode, supply.names.h) };
  }
  const url = SHELF.has(name)
    ? supply.shelfUrl(name as ShelfName)
    : cdnAddress(supply.cdnUrl, name);
  return { start: source.start, end: source.end, text: JSON.stringify(url) };
}

/** The operator's address may end in a query, which stays behind the package. */
export function cdnAddress(base: string | undefined, name: string): string {
  const [path = '', query] = (base ?? '').split('?');
  return `${path.replace(/\/$/, '')}/${name}${query === undefined ? '' : `?${query}`}`;
}

/** A page carries the drawings of its own icons, not the package with all of them. */
function drawnIcons(jsx: string, node: ImportDeclaration, iconCode: IconCode, h: string): string {
  return namesOf(node)
    .map(({ imported, local }) => {
      if (imported !== '*')
        return `const ${local} = ${iconCode([imported], h)}[${quoted(imported)}];`;
      const words = new Set(jsx.match(/\b[A-Z][A-Za-z0-9]*\b/g));
      return `const ${local} = ${iconCode(
        [...words].filter((word) => findIcon(word)),
        h,
      )};`;
    })
    .join('');
}

const quoted = (text: string): string => JSON.stringify(text);

const EXPORT_DEFAULT = /^export(?:\s|\/\*[\s\S]*?\*\/|\/\/.*)*default/;

function defaultAs(
  jsx: string,
  statement: ExportDefaultDeclaration,
  page: string,
): { edits: Edit[]; name?: string } {
  const { declaration } = statement;
  // Brackets around an expression stand before its start, so the keywords are looked for.
  const { start } = statement;
  const words = EXPORT_DEFAULT.exec(jsx.slice(start, declaration.start))?.[0] ?? '';
  const head = { start, end: start + words.length };
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

function withoutExport(statement: ExportNamedDeclaration): Edit {
  const { declaration } = statement;
  const end = declaration ? declaration.start : statement.end;
  return { start: statement.start, end, text: '' };
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

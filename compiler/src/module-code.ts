// The form of a page that runs in the visitor's browser: one ES module that takes the shelf from
// our origin and brings `#page` to life over the prerendered HTML.
import {
  type ExportDefaultDeclaration,
  type ExportNamedDeclaration,
  isNode,
  type Node,
  type Program,
} from './ast.ts';
import { importDeclarations } from './imports.ts';
import { defaultSpecifier } from './module-rules.ts';
import type { ShelfName } from './shelf.ts';

export type ShelfUrl = (name: ShelfName) => string;
type Edit = { start: number; end: number; text: string };

/** The source with its exports turned into `page` and its imports pointing at the shelf. */
export function asRuntimeSource(
  jsx: string,
  program: Program,
  page: string,
  shelfUrl: ShelfUrl,
): string {
  const edits: Edit[] = importDeclarations(program).map(({ source }) => ({
    start: source.start,
    end: source.end,
    text: JSON.stringify(shelfUrl(source.value as ShelfName)),
  }));
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

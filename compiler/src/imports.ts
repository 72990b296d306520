// Which packages a page takes and by which names, checked against the shelf.
// A name that does not exist would end a module script in silence, so it is found here.
import { type ImportDeclaration, isNode, type Program } from './ast.ts';
import { type Diagnostic, errorAt, type Locate } from './diagnostics.ts';
import { SHELF, SHELF_NAMES, type ShelfEntry } from './shelf.ts';

/** `imported` is `default`, `*` or a name. */
export type ImportedName = { imported: string; local: string };
export type PageImport = { name: string; line: number; names: ImportedName[] };

export function importDeclarations(program: Program): ImportDeclaration[] {
  return program.body.filter((node): node is ImportDeclaration =>
    isNode(node, 'ImportDeclaration'),
  );
}

export function readImports(
  program: Program,
  locate: Locate,
): { imports: PageImport[]; diagnostics: Diagnostic[] } {
  const imports: PageImport[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const declaration of importDeclarations(program)) {
    const place = locate(declaration.start);
    const name = String(declaration.source.value);
    const names = namesOf(declaration);
    imports.push({ name, line: place.line, names });
    const entry = SHELF.get(name);
    const message = entry ? unknownName(entry, names) : unknownPackage(name);
    if (message) diagnostics.push(errorAt('import_unknown', message, place));
  }
  return { imports, diagnostics };
}

function namesOf(declaration: ImportDeclaration): ImportedName[] {
  return declaration.specifiers.map((specifier) => {
    const local = specifier.local.name;
    if (specifier.type === 'ImportDefaultSpecifier') return { imported: 'default', local };
    if (specifier.type === 'ImportNamespaceSpecifier') return { imported: '*', local };
    const { imported } = specifier;
    return {
      imported: isNode(imported, 'Identifier') ? imported.name : `${imported.value}`,
      local,
    };
  });
}

function unknownPackage(name: string): string {
  return `"${shorten(name)}" is not on the shelf. A page can import ${SHELF_NAMES.join(', ')}. Remove this import or write that part in the page itself.`;
}

function unknownName(entry: ShelfEntry, names: ImportedName[]): string | undefined {
  for (const { imported } of names) {
    if (imported === '*' || entry.exports.includes(imported)) continue;
    if (imported === 'default') {
      if (entry.hasDefault) continue;
      return `"${entry.name}" has no default export. Import by name: ${entry.exports.join(', ')}.`;
    }
    return `"${shorten(imported)}" is not part of "${entry.name}" on the shelf. It offers ${entry.exports.join(', ')}.`;
  }
  return undefined;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

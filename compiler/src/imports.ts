// Which packages a page takes and by which names, checked against the shelf.
// A name that does not exist would end a module script in silence, so it is found here.
import { type ImportDeclaration, isNode, type Program } from './ast.ts';
import { type Diagnostic, errorAt, type Locate } from './diagnostics.ts';
import { nearIcons } from './icons.ts';
import { SHELF, SHELF_NAMES, type ShelfEntry } from './shelf.ts';

/** `imported` is `default`, `*` or a name. */
export type ImportedName = { imported: string; local: string };
/** `from`: our own shelf, or the module network that the operator has set up. */
export type PageImport = {
  name: string;
  line: number;
  names: ImportedName[];
  from: 'shelf' | 'cdn';
};

export function importDeclarations(program: Program): ImportDeclaration[] {
  return program.body.filter((node): node is ImportDeclaration =>
    isNode(node, 'ImportDeclaration'),
  );
}

export function readImports(
  program: Program,
  locate: Locate,
  hasCdn: boolean,
): { imports: PageImport[]; diagnostics: Diagnostic[] } {
  const imports: PageImport[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const declaration of importDeclarations(program)) {
    const place = locate(declaration.start);
    const name = String(declaration.source.value);
    const names = namesOf(declaration);
    const entry = SHELF.get(name);
    imports.push({ name, line: place.line, names, from: entry ? 'shelf' : 'cdn' });
    const message = entry ? unknownName(entry, names) : refusal(name, hasCdn);
    if (message) diagnostics.push(errorAt('import_unknown', message, place));
  }
  return { imports, diagnostics };
}

export function namesOf(declaration: ImportDeclaration): ImportedName[] {
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

const PACKAGE = /^(?:@[a-z0-9][a-z0-9._~-]*\/)?[a-z0-9][a-z0-9._~-]*(?=@|\/|$)/;
const VERSION = /^@\d{1,9}\.\d{1,9}\.\d{1,9}(?:-[0-9A-Za-z.-]{1,40})?(?=\/|$)/;
const FILE = /^(?:\/[A-Za-z0-9_][A-Za-z0-9_.-]*)*$/;

/** What is wrong with an import that is not on the shelf; nothing, if the module network has it. */
function refusal(name: string, hasCdn: boolean): string | undefined {
  const pack = PACKAGE.exec(name)?.[0];
  const rest = name.slice(pack?.length ?? 0);
  const onShelf = pack && rest.startsWith('@') && isOnShelf(pack) ? pack : undefined;
  if (onShelf) {
    return `"${shorten(name)}" comes from the shelf in one version. Import it as ${SHELF_NAMES.filter((one) => one.startsWith(onShelf)).join(' or ')}, without a version.`;
  }
  if (!hasCdn || !pack || name.length > 200) return unknownPackage(name);
  const version = VERSION.exec(rest)?.[0];
  if (version === undefined) {
    return `"${shorten(name)}" is not on the shelf, and from elsewhere an import must carry an exact version. Write it like "${pack}@1.2.3", with the version you want.`;
  }
  return FILE.test(rest.slice(version.length)) ? undefined : unknownPackage(name);
}

const isOnShelf = (pack: string): boolean => SHELF.has(pack) || pack === 'motion';

function unknownPackage(name: string): string {
  return `"${shorten(name)}" is not on the shelf. A page can import ${SHELF_NAMES.join(', ')}. Remove this import or write that part in the page itself.`;
}

function unknownName(entry: ShelfEntry, names: ImportedName[]): string | undefined {
  for (const { imported } of names) {
    if (imported === '*' || entry.exports.includes(imported) || entry.offers?.(imported)) continue;
    if (imported === 'default') {
      if (entry.hasDefault) continue;
      return `"${entry.name}" has no default export. Import by name: ${namesOffered(entry)}.`;
    }
    if (entry.offers) return unknownIcon(imported);
    return `"${shorten(imported)}" is not part of "${entry.name}" on the shelf. Use ${namesOffered(entry)}.`;
  }
  return undefined;
}

function namesOffered({ name, exports }: ShelfEntry): string {
  if (exports.length === 0) return `import { Heart } from "${name}"`;
  const shown = exports.slice(0, 40).join(', ');
  return exports.length > 40 ? `${shown} and ${exports.length - 40} more` : shown;
}

function unknownIcon(name: string): string {
  const near = nearIcons(name);
  const advice = near.length > 0 ? `Use ${near.join(', ')}` : 'Use another icon';
  return `"${shorten(name)}" is not an icon of "lucide-react". ${advice}, or draw it as <svg>.`;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

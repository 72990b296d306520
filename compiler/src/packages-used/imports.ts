// Which packages a page imports and by which names, checked against the bundled ones.
// A name that does not exist would end a module script in silence, so it is found here.

import { type Diagnostic, errorAt, type Locate } from '../diagnostics.ts';
import { MAX_IMPORTS, MAX_SHADOWED_CHARACTERS } from '../limits.ts';
import { type ImportDeclaration, isNode, type Program } from '../parse/ast.ts';
import { nearIcons } from './icons.ts';
import { BUNDLED_PACKAGE_NAMES, BUNDLED_PACKAGES, type BundledPackage } from './packages.ts';

/** `imported` is `default`, `*` or a name. */
export type ImportedName = { imported: string; local: string };
/** `from`: our bundled packages, or the module network that the operator has set up. */
export type PageImport = {
  name: string;
  line: number;
  names: ImportedName[];
  from: 'bundled' | 'cdn';
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
  const declarations = importDeclarations(program);
  let unknown = 0;
  for (const declaration of declarations.slice(0, MAX_IMPORTS)) {
    const place = locate(declaration.start);
    const name = String(declaration.source.value);
    const names = listImportedNames(declaration);
    const entry = BUNDLED_PACKAGES.get(name);
    imports.push({ name, line: place.line, names, from: entry ? 'bundled' : 'cdn' });
    const message = entry
      ? unknownName(entry, names, unknown < MOST_ADVICE)
      : (importProblem(name, hasCdn) ?? longName(names));
    if (!message) continue;
    unknown += 1;
    diagnostics.push(errorAt('import_unknown', message, place));
  }
  const next = declarations[MAX_IMPORTS];
  if (next) {
    const message = `The page has ${declarations.length} import lines; at most ${MAX_IMPORTS} are allowed. Import several names from one package in one line.`;
    diagnostics.push(errorAt('too_complex', message, locate(next.start)));
  }
  return { imports, diagnostics };
}

/** The transform looks through a function once for each name in it that hides an import, so the
 *  larger the source, the fewer such names it may have. */
export function checkShadowing(
  imports: readonly PageImport[],
  declared: readonly string[],
  sourceLength: number,
): Diagnostic[] {
  const imported = new Set(imports.flatMap(({ names }) => names.map(({ local }) => local)));
  const shadowing = declared.filter((name) => imported.has(name)).length - imported.size;
  const most = Math.floor(MAX_SHADOWED_CHARACTERS / Math.max(1, sourceLength));
  if (shadowing <= most) return [];
  const message = `Imported names are redeclared ${shadowing} times inside functions; a page of this size can have at most ${most}. Rename these variables.`;
  return [errorAt('too_complex', message)];
}

export function listImportedNames(declaration: ImportDeclaration): ImportedName[] {
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

/** The nearest icons are looked for only so often, as all icons are compared. */
const MOST_ADVICE = 3;
const LONGEST_NAME = 100;

function longName(names: ImportedName[]): string | undefined {
  const long = names.find(({ imported }) => imported.length > LONGEST_NAME)?.imported;
  return long && `"${shorten(long)}" is too long for an import name. Remove it.`;
}

const PACKAGE = /^(?:@[a-z0-9][a-z0-9._~-]*\/)?[a-z0-9][a-z0-9._~-]*(?=@|\/|$)/;
const VERSION = /^@\d{1,9}\.\d{1,9}\.\d{1,9}(?:-[0-9A-Za-z.-]{1,40})?(?=\/|$)/;
const FILE = /^(?:\/[A-Za-z0-9_][A-Za-z0-9_.-]*)*$/;

/** What is wrong with an import that is not bundled; nothing, if the module network has it. */
function importProblem(name: string, hasCdn: boolean): string | undefined {
  const pack = PACKAGE.exec(name)?.[0];
  const path = name.slice(pack?.length ?? 0);
  const bundled = pack && path.startsWith('@') && isBundled(pack) ? pack : undefined;
  if (bundled) {
    return `"${shorten(name)}" is built in with a fixed version. Import it as ${BUNDLED_PACKAGE_NAMES.filter((bundledName) => bundledName.startsWith(bundled)).join(' or ')}, without a version.`;
  }
  if (!hasCdn || !pack || name.length > 200) return unknownPackage(name);
  const version = VERSION.exec(path)?.[0];
  if (version === undefined) {
    return `"${shorten(name)}" isn't built in, so the import needs an exact version. Write it like "${pack}@1.2.3", with the version you want.`;
  }
  return FILE.test(path.slice(version.length)) ? undefined : unknownPackage(name);
}

const isBundled = (pack: string): boolean => BUNDLED_PACKAGES.has(pack) || pack === 'motion';

function unknownPackage(name: string): string {
  return `"${shorten(name)}" isn't built in. A page can import ${BUNDLED_PACKAGE_NAMES.join(', ')}. Remove this import or write that part in the page itself.`;
}

function unknownName(
  entry: BundledPackage,
  names: ImportedName[],
  withAdvice: boolean,
): string | undefined {
  for (const { imported } of names) {
    if (imported === '*' || entry.exports.includes(imported) || entry.offers?.(imported)) continue;
    if (imported === 'default') {
      if (entry.hasDefault) continue;
      return `"${entry.name}" has no default export. Import by name: ${namesOffered(entry)}.`;
    }
    if (entry.offers) return unknownIcon(imported, withAdvice);
    return `"${shorten(imported)}" is not part of "${entry.name}". Use ${namesOffered(entry)}.`;
  }
  return undefined;
}

function namesOffered({ name, exports }: BundledPackage): string {
  if (exports.length === 0) return `import { Heart } from "${name}"`;
  const excerpt = exports.slice(0, 40).join(', ');
  return exports.length > 40 ? `${excerpt} and ${exports.length - 40} more` : excerpt;
}

function unknownIcon(name: string, withAdvice: boolean): string {
  const near = withAdvice ? nearIcons(name) : [];
  const advice = near.length > 0 ? `Use ${near.join(', ')}` : 'Use another icon';
  return `"${shorten(name)}" is not an icon of "lucide-react". ${advice}, or use an inline <svg>.`;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

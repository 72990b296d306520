// Which packages a page imports and by which names, checked against the bundled ones.
// A name that does not exist would end a module script in silence, so it is found here.

import { type Diagnostic, errorAt, type Locate, type PhraseText, say } from '../diagnostics.ts';
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
    const text = entry
      ? unknownName(entry, names, unknown < MOST_ADVICE)
      : (importProblem(name, hasCdn) ?? longName(names));
    if (!text) continue;
    unknown += 1;
    diagnostics.push(errorAt('import_unknown', text, place));
  }
  const next = declarations[MAX_IMPORTS];
  if (next) {
    const text = say('tooManyImports', declarations.length, MAX_IMPORTS);
    diagnostics.push(errorAt('too_complex', text, locate(next.start)));
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
  return [errorAt('too_complex', say('namesRedeclared', shadowing, most))];
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

function longName(names: ImportedName[]): PhraseText | undefined {
  const long = names.find(({ imported }) => imported.length > LONGEST_NAME)?.imported;
  return long === undefined ? undefined : say('importNameTooLong', shorten(long));
}

const PACKAGE = /^(?:@[a-z0-9][a-z0-9._~-]*\/)?[a-z0-9][a-z0-9._~-]*(?=@|\/|$)/;
const VERSION = /^@\d{1,9}\.\d{1,9}\.\d{1,9}(?:-[0-9A-Za-z.-]{1,40})?(?=\/|$)/;
const FILE = /^(?:\/[A-Za-z0-9_][A-Za-z0-9_.-]*)*$/;

/** What is wrong with an import that is not bundled; nothing, if the module network has it. */
function importProblem(name: string, hasCdn: boolean): PhraseText | undefined {
  const pack = PACKAGE.exec(name)?.[0];
  const path = name.slice(pack?.length ?? 0);
  const bundled = pack && path.startsWith('@') && isBundled(pack) ? pack : undefined;
  if (bundled) {
    const names = BUNDLED_PACKAGE_NAMES.filter((bundledName) => bundledName.startsWith(bundled));
    return say('versionFixed', shorten(name), names.join(', '));
  }
  if (!hasCdn || !pack || name.length > 200) return unknownPackage(name);
  const version = VERSION.exec(path)?.[0];
  if (version === undefined) return say('versionMissing', shorten(name), pack);
  return FILE.test(path.slice(version.length)) ? undefined : unknownPackage(name);
}

const isBundled = (pack: string): boolean => BUNDLED_PACKAGES.has(pack) || pack === 'motion';

function unknownPackage(name: string): PhraseText {
  return say('packageUnknown', shorten(name), BUNDLED_PACKAGE_NAMES.join(', '));
}

function unknownName(
  entry: BundledPackage,
  names: ImportedName[],
  withAdvice: boolean,
): PhraseText | undefined {
  for (const { imported } of names) {
    if (imported === '*' || entry.exports.includes(imported) || entry.offers?.(imported)) continue;
    if (imported === 'default') {
      if (entry.hasDefault) continue;
      return say('noDefaultInPackage', entry.name, ...namesOffered(entry));
    }
    if (entry.offers) return unknownIcon(imported, withAdvice);
    return say('nameNotInPackage', shorten(imported), entry.name, ...namesOffered(entry));
  }
  return undefined;
}

const MOST_NAMES = 40;

/** Some of the names, and how many more there are. */
function namesOffered({ name, exports }: BundledPackage): [string, number] {
  if (exports.length === 0) return [`import { Heart } from "${name}"`, 0];
  const names = exports.slice(0, MOST_NAMES);
  return [names.join(', '), exports.length - names.length];
}

function unknownIcon(name: string, withAdvice: boolean): PhraseText {
  const near = withAdvice ? nearIcons(name) : [];
  return say('iconUnknown', shorten(name), near.join(', '));
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

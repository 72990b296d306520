// The rules of docs/architecture.md over a set of source files. Pure: the test hands in
// this repository, and small broken trees to prove that each rule can fail.
import { posix } from 'node:path';
import { parseSync } from 'rolldown/utils';

export type SourceFile = { readonly path: string; readonly text: string };
export type Violation = { readonly rule: string; readonly path: string; readonly message: string };
/** Per package folder, the packages that its package.json names. */
export type Packages = Readonly<Record<string, readonly string[]>>;

/** Each may import from those before it. All but the first and the last three lie in `modules/`. */
const serverModules = [
  'platform',
  ...['identity', 'accounts', 'notifications', 'media', 'billing', 'analytics', 'assistant'],
  ...['packages', 'pages', 'forms', 'moderation', 'import-export', 'admin'],
  ...['public-site', 'app', 'main'],
];
/** Adapters of one port: neither imports another. */
const adapters =
  /^server\/src\/modules\/(identity\/embedded|identity\/keycloak|analytics\/store|analytics\/clickhouse)\//;
const webLayers = 'ui lib features screens app'.split(' ');
/** They look into every package and are part of none. */
const measuring = ['tools', 'bench', 'evaluation'];
const frameworks = ['fastify', 'kysely', 'zod', '@vys/contract', '@vys/compiler'];
/** Web packages that only one layer or folder may import. */
const webVendors: Readonly<Record<string, string>> = {
  'radix-ui': 'web/src/ui/',
  sonner: 'web/src/ui/',
  cmdk: 'web/src/ui/',
  '@dnd-kit': 'web/src/ui/',
  'canvas-confetti': 'web/src/ui/',
  'qrcode-generator': 'web/src/lib/browser/qr-code.ts',
  '@simplewebauthn': 'web/src/lib/browser/passkey.ts',
  '@codemirror': 'web/src/screens/studio/editor/',
  prettier: 'web/src/screens/studio/editor/',
};
const vagueNames = /(^|[-/.])(utils?|helpers?|common|managers?|misc)([-/.]|$)/;

/** The only opener of transactions. */
const transactionFile = 'server/src/platform/db/transaction.ts';

type Import = { readonly specifier: string; readonly target?: string };

export function checkArchitecture(files: readonly SourceFile[], packages: Packages): Violation[] {
  const violations: Violation[] = [];
  const report = (rule: string, path: string, message: string) =>
    violations.push({ rule, path, message });

  for (const file of files) {
    for (const imported of listImports(file)) {
      checkDirection(file.path, imported, report);
      checkPackages(file.path, imported, packages, report);
    }
    checkFile(file, report);
  }
  checkVendors(files, packages, report);
  checkLengths(files, report);
  return violations;
}

type Report = (rule: string, path: string, message: string) => void;

/** Static, dynamic and re-exporting imports; relative ones resolved to a path of the repository. */
export function listImports(file: SourceFile): Import[] {
  const { staticImports, staticExports, dynamicImports } = getModule(file);
  const exported = staticExports.flatMap(({ entries }) =>
    entries.map((entry) => entry.moduleRequest),
  );
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...exported.flatMap((request) => (request ? [request.value] : [])),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const request = file.text.slice(start, end);
      return /^['"`][^'"`$]+['"`]$/.test(request) ? [request.slice(1, -1)] : [];
    }),
  ];
  return [...new Set(specifiers)].map((specifier) => {
    if (specifier.startsWith('.')) {
      return { specifier, target: posix.join(posix.dirname(file.path), specifier) };
    }
    if (specifier.startsWith('#web/'))
      return { specifier, target: `web/src/${specifier.slice(5)}` };
    return { specifier };
  });
}

const modules = new WeakMap<SourceFile, ReturnType<typeof parseSync>['module']>();

function getModule(file: SourceFile) {
  const cached = modules.get(file);
  if (cached !== undefined) return cached;
  const lang = file.path.endsWith('x') ? 'tsx' : 'ts';
  const { module } = parseSync(file.path, file.text, { lang });
  modules.set(file, module);
  return module;
}

function checkDirection(path: string, { target }: Import, report: Report) {
  if (!target) return;
  const from = getPackage(path);
  if (getPackage(target) !== from && !isTest(path) && !measuring.includes(from)) {
    return report('direction', path, `reaches into ${target}: import the package by its name`);
  }
  if (from === 'server' && getPackage(target) === 'server') checkModules(path, target, report);
  if (from === 'web') checkLayers(path, target, report);
}

function checkModules(path: string, target: string, report: Report) {
  const from = getModuleName(path);
  const to = getModuleName(target);
  if (from === undefined || to === undefined || isTest(path)) return;
  checkAdapters(path, target, report);
  if (from === to) return;
  if (serverModules.indexOf(to) > serverModules.indexOf(from)) {
    report('direction', path, `${from} imports from ${to}, which is higher`);
  } else if (to !== 'platform' && to !== 'app' && !listEntryPoints(to).includes(target)) {
    report('entry-point', path, `enters ${to} past its index.ts and jobs.ts (${target})`);
  }
}

function checkAdapters(path: string, target: string, report: Report) {
  const from = adapters.exec(path)?.[1];
  const to = adapters.exec(target)?.[1];
  if (from !== undefined && to !== undefined && from !== to) {
    report('direction', path, `the adapter ${from} imports from the adapter ${to}`);
  }
}

/** `jobs.ts` is for what runs in worker processes. */
function listEntryPoints(name: string): string[] {
  const folder = name === 'public-site' ? 'server/src' : 'server/src/modules';
  return [`${folder}/${name}/index.ts`, `${folder}/${name}/jobs.ts`];
}

function getModuleName(path: string): string | undefined {
  const name = /^server\/src\/(?:modules\/)?([\w-]+)/.exec(path)?.[1];
  if (name !== undefined && !serverModules.includes(name))
    throw new Error(`unknown module: ${path}`);
  return name;
}

function checkLayers(path: string, target: string, report: Report) {
  const [from, fromPart] = getLayer(path);
  const [to, toPart] = getLayer(target);
  if (from === undefined || to === undefined || isTest(path)) return;
  if (webLayers.indexOf(to) > webLayers.indexOf(from)) {
    report('direction', path, `${from} imports from ${to}, which is higher`);
  }
  if (from === to && (from === 'features' || from === 'screens') && fromPart !== toPart) {
    report('direction', path, `${from}/${fromPart} imports its sibling ${toPart}`);
  }
}

function getLayer(path: string): [layer: string | undefined, part: string | undefined] {
  const match = /^web\/src\/([\w-]+)(?:\/([\w-]+))?/.exec(path);
  const layer = match?.[1] === 'main' ? 'app' : match?.[1];
  return layer !== undefined && webLayers.includes(layer)
    ? [layer, match?.[2]]
    : [undefined, undefined];
}

function checkPackages(path: string, found: Import, packages: Packages, report: Report) {
  if (found.target !== undefined) return;
  const name = packageName(found.specifier);
  const ownPackage = getPackage(path);
  if (found.specifier.startsWith('node:')) {
    const pure =
      ownPackage === 'contract' || ownPackage === 'compiler' || path.startsWith('web/src/');
    if (pure && !isTest(path))
      report('package', path, `${found.specifier} does not exist in a browser`);
    return;
  }
  const named = [...(packages[ownPackage] ?? []), ...(isTest(path) ? (packages['.'] ?? []) : [])];
  const allowed = ownPackage in packages ? named : Object.values(packages).flat();
  if (!allowed.includes(name)) {
    report('package', path, `${name} is not named in ${ownPackage}/package.json`);
  }
}

function checkFile(file: SourceFile, report: Report) {
  const { path, text } = file;
  const name = posix.basename(path);
  if (!/^(\/\/|\/\*|#!)/.test(text))
    report('opening', path, 'opens without a line that says what it is for');
  if (vagueNames.test(path))
    report('name', path, 'utils, helpers, common, manager and misc are not names');
  if (!/^[a-z0-9.-]+$/.test(name)) report('name', path, 'file names are kebab-case');
  if (
    /\b(TODO|FIXME|HACK)\b(?!.*#\d)/.test(text) &&
    !path.startsWith('tools/checks/architecture.')
  ) {
    report('todo', path, 'a TODO needs an issue number');
  }
  if (
    /\.(transaction|startTransaction)\(\)/.test(text) &&
    /^(server|bench|tools\/dev)\//.test(path) &&
    path !== transactionFile
  ) {
    report('transaction', path, 'transactions are opened by inTransaction only');
  }
  if (isTest(path)) return;
  if (path.startsWith('server/src/')) {
    if (/\bprocess\.env\b/.test(text) && path !== 'server/src/platform/config.ts') {
      report('config', path, 'process.env is read in platform/config.ts only');
    }
    if (/\blog\.(info|warn|error)\((?!\s*\{\s*event:\s*'[a-z]+\.[a-z_]+',?)/.test(text)) {
      report(
        'log',
        path,
        "log lines begin with an event, such as { event: 'pages.publish_failed' }",
      );
    }
    const isPlatform = path.startsWith('server/src/platform/');
    if (!isPlatform && !/(^|[/-])store\.ts$/.test(path) && hasSql(text)) {
      report('sql', path, 'SQL stands in store.ts only');
    }
  }
  const isConfig = /\.config\.ts$|global-(setup|teardown)\.ts$|-reporter\.ts$/.test(path);
  const isScreen = path.startsWith('web/src/screens/');
  const hasDefault = getModule(file).staticExports.some(({ entries }) =>
    entries.some(({ exportName }) => exportName.kind === 'Default'),
  );
  if (hasDefault && !isConfig && !isScreen) {
    report('export', path, 'exports by name only');
  }
}

function hasSql(text: string): boolean {
  return /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql[<`]/.test(text);
}

function checkVendors(files: readonly SourceFile[], packages: Packages, report: Report) {
  const importers = new Map<string, Set<string>>();
  for (const file of files.filter(({ path }) => !isTest(path))) {
    for (const { specifier, target } of listImports(file)) {
      if (target !== undefined || specifier.startsWith('node:')) continue;
      const name = packageName(specifier);
      if (file.path.startsWith('server/src/') && !frameworks.includes(name)) {
        importers.set(name, (importers.get(name) ?? new Set()).add(file.path));
      }
      const home = webVendors[name] ?? webVendors[name.split('/')[0] ?? ''];
      if (file.path.startsWith('web/src/') && home !== undefined && !file.path.startsWith(home)) {
        report('vendor', file.path, `${name} is imported in ${home} only`);
      }
    }
  }
  for (const [name, paths] of importers) {
    // The database driver is the platform's own business.
    const inPlatform = [...paths].every((path) => path.startsWith('server/src/platform/'));
    if (paths.size > 1 && !inPlatform && packages.server?.includes(name)) {
      const where = [...paths].sort().join(', ');
      report(
        'vendor',
        [...paths].sort()[1] as string,
        `${name} has more than one importer: ${where}`,
      );
    }
  }
}

function checkLengths(files: readonly SourceFile[], report: Report) {
  const counted = files.filter(({ path }) => !/generated|\/seed|corpus/.test(path));
  const lengths: number[] = [];
  for (const { path, text } of counted) {
    const lines = text.split('\n').length - 1;
    const limit = isTest(path) ? 500 : 400;
    if (lines > limit)
      report('length', path, `${lines} lines; ${limit} is the limit: name both ideas`);
    if (!isTest(path)) lengths.push(lines);
  }
  lengths.sort((a, b) => a - b);
  const at = (share: number) => lengths[Math.floor((lengths.length - 1) * share)] ?? 0;
  if (at(0.5) > 100) report('length', '.', `the median file has ${at(0.5)} lines`);
  if (at(0.95) > 250) report('length', '.', `the 95th percentile of files is ${at(0.95)} lines`);
}

function getPackage(path: string): string {
  return path.split('/')[0] as string;
}

function packageName(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] as string);
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$|(^|\/)vitest\.\w+\.ts$/.test(path) || /(^|\/)(test|e2e)\//.test(path);
}

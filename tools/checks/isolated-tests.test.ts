// Test files share the modules that they load: one that replaces modules must be listed as isolated.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { isolatedServerTests } from '../../vitest.config.ts';
import { isolatedWebTests } from '../../web/vitest.config.ts';

const root = resolve(import.meta.dirname, '../..');
const replaces = /\bvi\.(?:mock|doMock|resetModules)\(/;

it.each([
  ['server', ['server/src/**/*.test.ts', 'server/test/**/*.test.ts'], isolatedServerTests],
  ['web', ['web/src/**/*.test.{ts,tsx}'], isolatedWebTests.map((pattern) => `web/${pattern}`)],
  ['pure', ['{compiler,contract,tools}/{src,test,checks,bootstrap,generate}/**/*.test.ts'], []],
])('in %s, files that replace modules are isolated', (_name, all, isolated) => {
  const files = globSync(all, { cwd: root });
  const listed = new Set(globSync(isolated, { cwd: root }));
  expect(files.length).toBeGreaterThan(5);
  const isolatedFiles = files.filter((file) =>
    replaces.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(isolatedFiles.filter((file) => !listed.has(file))).toEqual([]);
});

it('every pattern of an isolated file names one', () => {
  const patterns = [...isolatedServerTests, ...isolatedWebTests.map((name) => `web/${name}`)];
  for (const pattern of patterns) expect(globSync(pattern, { cwd: root }), pattern).toHaveLength(1);
});

// Builds the web app, in all languages, when what it is made of has changed since the last build.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { UserError, withProgress } from './console.mjs';
import { run } from './spawn.mjs';
import { getNode, root } from './toolchain.mjs';

const sources = [
  'web',
  'contract/src',
  'compiler/src',
  'docs/openapi.json',
  'package-lock.json',
  'tsconfig.base.json',
];
const skipped = new Set(['node_modules', 'dist', 'test-results']);
const result = join(root, 'web', 'dist', 'index.html');
const stampFile = join(root, '.cache', 'web-build');

export async function buildWebIfNeeded() {
  const wanted = fingerprint();
  const built = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (existsSync(result) && built === wanted) return;
  const command = [await getNode(), join(root, 'web', 'build.ts')];
  const { code, stdout, stderr } = await withProgress('Building the web app', () =>
    run(command, { cwd: join(root, 'web') }),
  );
  if (code !== 0) {
    console.error(`${stdout}${stderr}`);
    throw new UserError('The web app could not be built; the reason is above.');
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, wanted);
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => listFiles(join(root, source)))) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function listFiles(path) {
  if (!existsSync(path)) return [];
  const entries = tryFolder(path);
  if (entries === null) return [path];
  return entries
    .filter((name) => !skipped.has(name) && !/\.test\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}

function tryFolder(path) {
  try {
    return readdirSync(path);
  } catch (error) {
    if (error.code === 'ENOTDIR') return null;
    throw error;
  }
}

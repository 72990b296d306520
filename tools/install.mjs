// Installs the packages when they are missing or do not fit the lock file.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { Problem, withProgress } from './say.mjs';
import { getNpm, lastLine, plainEnvironment, root } from './toolchain.mjs';

const lockFile = join(root, 'package-lock.json');
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.vys-installed');

export async function installIfNeeded() {
  const wanted = stamp();
  if (isInstalled(wanted)) return;
  const npm = await getNpm();
  const command = [...npm, 'ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, stderr } = await withProgress('Installing the packages', () =>
    run(command, { cwd: root, env: plainEnvironment() }),
  );
  if (code !== 0) {
    console.error(stderr);
    throw new Problem(`The packages could not be installed: ${lastLine(stderr)}`);
  }
  writeFileSync(stampFile, wanted);
}

function isInstalled(wanted) {
  if (existsSync(stampFile)) return readFileSync(stampFile, 'utf8') === wanted;
  // Installed by hand: npm's own record is then as new as the lock file, if nothing was left out.
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record) || statSync(record).mtimeMs < statSync(lockFile).mtimeMs) return false;
  return missingPackages().length === 0;
}

function missingPackages() {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8'));
  const fits = (list, value) => list === undefined || [list].flat().includes(value);
  return Object.entries(packages)
    .filter(([path, entry]) => path.startsWith('node_modules/') && entry.libc === undefined)
    .filter(([, { os, cpu }]) => fits(os, process.platform) && fits(cpu, process.arch))
    .filter(([path]) => !existsSync(join(root, path)))
    .map(([path]) => path);
}

function stamp() {
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  return `${hash} ${process.platform} ${process.arch}\n`;
}

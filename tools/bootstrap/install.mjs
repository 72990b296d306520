// Installs the packages when they are missing or do not fit the lock file.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError, withProgress } from './console.mjs';
import { run } from './spawn.mjs';
import { getNpm, lastLine, plainEnvironment, root } from './toolchain.mjs';

const lockFile = join(root, 'package-lock.json');
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.vys-installed');

export async function installIfNeeded() {
  const wanted = stamp();
  if (isInstalled(wanted)) return;
  const npm = await getNpm();
  // Under NODE_ENV=production npm would leave out what builds the web app.
  const command = [...npm, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, stderr } = await withProgress('Installing the packages', () =>
    run(command, { cwd: root, env: plainEnvironment() }),
  );
  if (code !== 0) {
    console.error(stderr);
    throw new UserError(`The packages could not be installed: ${lastLine(stderr)}`);
  }
  writeFileSync(stampFile, wanted);
}

function isInstalled(wanted) {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return true;
  if (!fitsLock()) return false;
  writeFileSync(stampFile, wanted);
  return true;
}

// Packages may have been installed by hand; npm keeps a record of what it put there.
function fitsLock() {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const { packages: installed } = JSON.parse(readFileSync(record, 'utf8'));
  const { packages: locked } = JSON.parse(readFileSync(lockFile, 'utf8'));
  const fits = (list, value) => list === undefined || [list].flat().includes(value);
  return (
    Object.entries(locked)
      .filter(([path]) => path.startsWith('node_modules/'))
      // npm decides about these itself: the system's C library, and what only WebAssembly needs.
      .filter(([, { libc, optional, os }]) => libc === undefined && (!optional || os !== undefined))
      .filter(([, { os, cpu }]) => fits(os, process.platform) && fits(cpu, process.arch))
      .every(
        ([path, { version }]) =>
          installed[path]?.version === version && existsSync(join(root, path)),
      )
  );
}

function stamp() {
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  return `${hash} ${process.platform} ${process.arch}\n`;
}

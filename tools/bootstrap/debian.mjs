// Installs Debian packages that tests need, where that is possible: as root, with apt-get.

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { withProgress } from './console.mjs';
import { run } from './spawn.mjs';

/**
 * Where packages cannot be installed, nothing happens.
 * @param {readonly string[]} packages
 */
export async function installPackages(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const command = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await withProgress(`Installing ${packages.join(', ')}`, () =>
    run(['sh', '-c', `${command} || { apt-get update && ${command}; }`], { env }),
  );
}

/**
 * Path of a program, if there is one of that name.
 * @param {string} name
 */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((path) => join(path, name)).find((path) => existsSync(path));
}

/**
 * Installs those that are missing, from packages of the same names.
 * @param {readonly string[]} programs
 */
export async function getPrograms(programs) {
  const missing = programs.filter((name) => findProgram(name) === undefined);
  if (missing.length > 0) await installPackages(missing);
}

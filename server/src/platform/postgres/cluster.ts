// The folders and the command line of one database cluster, and its first creation.
// Creation happens beside the final place and is moved there whole, so a kill leaves no half cluster.

import { execFile } from 'node:child_process';
import { chownSync, existsSync, lstatSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sha256 } from '../hash.ts';
import { StartupError } from '../process/startup-error.ts';
import { renameDurably } from '../storage/durable.ts';
import type { Binaries } from './binaries.ts';
import { giveTree, initdbUser, makePrivateFolder, type OsUser } from './os-user.ts';

export type Cluster = {
  dataDir: string;
  pgData: string;
  /** Holds the Unix socket; closed to all but the database's user (and root). */
  socketDir: string;
  logFile: string;
  owner: OsUser | null;
};

export type Settings = Readonly<Record<string, string>>;

const port = 5432;
export const readConnection = (cluster: Cluster, database = 'vys') => ({
  host: cluster.socketDir,
  port,
  user: 'vys',
  database,
});

export function planCluster(dataDir: string, owner: OsUser | null): Cluster {
  return {
    dataDir,
    pgData: join(dataDir, 'postgres'),
    socketDir: socketDirFor(dataDir),
    logFile: join(dataDir, 'postgres.log'),
    owner,
  };
}

export function existingMajor(cluster: Cluster): number | null {
  const file = join(cluster.pgData, 'PG_VERSION');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').trim()) : null;
}

export async function createCluster(cluster: Cluster, binaries: Binaries): Promise<void> {
  const draft = `${cluster.pgData}.new`;
  const creator = initdbUser(cluster.owner);
  rmSync(draft, { recursive: true, force: true });
  makePrivateFolder(draft, creator);
  const args = ['-D', draft, '-U', 'vys', '-E', 'UTF8', '-A', 'trust', '--data-checksums'];
  const locale =
    binaries.major >= 17
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
      : ['--locale=C.UTF-8'];
  try {
    await promisify(execFile)(join(binaries.folder, 'initdb'), [...args, ...locale], {
      cwd: draft,
      env: {},
      ...creator,
    });
    if (cluster.owner !== null) giveTree(draft, cluster.owner);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    const output =
      error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    const reason =
      output
        .trim()
        .split('\n')
        .find((line) => /error|fatal/i.test(line)) ?? output.trim();
    throw new StartupError(`The database could not be created in ${cluster.pgData}: ${reason}.`);
  }
  // initdb has synced what is in it. Without its name the next start would create another one.
  renameDurably(draft, cluster.pgData);
}

/** A path in a temporary folder is only used when it is ours: another user may have created it first. */
export function openSocketDir(cluster: Cluster): void {
  makePrivateFolder(cluster.socketDir, null);
  const about = lstatSync(cluster.socketDir);
  const owners = [process.getuid?.(), cluster.owner?.uid];
  if (!about.isDirectory() || !owners.includes(about.uid) || (about.mode & 0o077) !== 0) {
    throw new StartupError(
      `The folder ${cluster.socketDir} belongs to another user or is open to others; remove it, or set VYS_DATA_DIR to a shorter path.`,
    );
  }
  if (cluster.owner !== null) chownSync(cluster.socketDir, cluster.owner.uid, cluster.owner.gid);
}

export function serverCommand(cluster: Cluster, binaries: Binaries, extra: Settings): string[] {
  const settings: Settings = {
    listen_addresses: '',
    port: String(port),
    unix_socket_directories: `"${cluster.socketDir}"`,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Details repeat the row that was rejected.
    log_error_verbosity: 'terse',
    jit: 'off',
    ...extra,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return [join(binaries.folder, 'postgres'), '-D', cluster.pgData, ...flags];
}

// The system cuts socket paths at 107 bytes.
function socketDirFor(dataDir: string): string {
  const near = join(dataDir, 'run');
  if (Buffer.byteLength(join(near, `.s.PGSQL.${port}.lock`)) <= 100) return near;
  const hash = sha256(dataDir).toString('hex').slice(0, 16);
  return join(tmpdir(), `vys-${hash}`);
}

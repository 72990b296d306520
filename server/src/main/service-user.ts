// As whom the services run, and the folders they write: started as root, they give root up where their
// user can read the program.

import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, projectRoot } from '../platform/config.ts';
import {
  giveTree,
  makeDataFolder,
  makeFolder,
  type OsUser,
  unprivilegedUser,
} from '../platform/postgres/os-user.ts';
import { progressMessages } from './console-messages.ts';

/** Below the data folder; only the services read these. */
export const COMPILE_CACHE = 'compile-cache';
const EVENT_SPOOL = 'events';
const folders = ['files', 'emails', EVENT_SPOOL, COMPILE_CACHE];

/** Null: as the user who started us. */
export function prepareServiceUser(
  config: Config,
  onProgress: (line: string) => void,
  uid: number | undefined = process.getuid?.(),
): OsUser | null {
  const { dataDir } = config;
  const user = unprivilegedUser(dataDir, uid);
  makeFolder(dataDir, user === null ? 0o700 : 0o711);
  const obstacle = user === null ? undefined : findObstacle(config, user);
  if (obstacle !== undefined) {
    onProgress(progressMessages.staysRoot(obstacle));
  }
  const chosen = obstacle === undefined ? user : null;
  if (chosen !== null) makeDataFolder(dataDir, chosen);
  for (const name of folders) prepareFolder(join(dataDir, name), chosen);
  return chosen;
}

function prepareFolder(path: string, user: OsUser | null): void {
  makeFolder(path, 0o700);
  if (user !== null && statSync(path).uid !== user.uid) giveTree(path, user);
  chmodSync(path, 0o700);
}

function findObstacle(config: Config, user: OsUser): string | undefined {
  const ports = [config.appPort, config.pagesPort];
  const lowest = firstOpenPort();
  const low = ports.find((port) => port < lowest);
  if (low !== undefined) return `port ${low} is reserved for root`;
  if (/^[^?]*@%2f|[?&]host=(?:\/|%2f)/i.test(config.databaseUrl ?? '')) {
    return 'DATABASE_URL is a socket, which may be open to root alone';
  }
  const needed = [
    join(projectRoot, 'package.json'),
    join(projectRoot, 'node_modules/fastify/package.json'),
    join(projectRoot, 'server/src/main/service.ts'),
    ...(config.blocklistFile === undefined ? [] : [config.blocklistFile]),
  ];
  const check = 'process.argv.slice(1).forEach((path) => require("node:fs").accessSync(path, 4))';
  const { status } = spawnSync(process.execPath, ['-e', check, '--', ...needed], {
    cwd: '/',
    env: {},
    stdio: 'ignore',
    ...user,
  });
  if (status === 0) return undefined;
  return `another user cannot read ${projectRoot} or ${process.execPath}`;
}

/** Linux lets every user listen from this port on; containers often set it to 0. */
function firstOpenPort(): number {
  try {
    return Number(readFileSync('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8'));
  } catch {
    return 1024;
  }
}

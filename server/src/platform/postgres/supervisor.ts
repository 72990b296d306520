// The embedded database from first creation to the last stop: one live server per data folder,
// reached by a Unix socket only, taken over from a killed run, started again when it dies.

import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createRestartDelay, inSeconds } from '../process/restart-delay.ts';
import { findBinaries } from './binaries.ts';
import {
  type Cluster,
  createCluster,
  existingMajor,
  openSocketDir,
  planCluster,
  readConnection,
  type Settings,
  serverCommand,
} from './cluster.ts';
import { takeInstanceLock } from './instance-lock.ts';
import {
  assertOwned,
  giveDatabase,
  isToBeGiven,
  makeDataFolder,
  unprivilegedUser,
  unwritable,
} from './os-user.ts';
import {
  findPostmaster,
  isResponding,
  killPostmaster,
  launch,
  type Postmaster,
  reasonOfEnd,
  runsWith,
  stopPostmaster,
} from './postmaster.ts';
import { sameProcess } from './process.ts';

export type Connection = { host: string; port: number; user: string; database: string };

export type EmbeddedPostgres = {
  connection: Connection;
  url: string;
  /** Of the server now; another one after it had to be started again. */
  readonly pid: number;
  stop(): Promise<void>;
  /** Without waiting; the next start recovers. */
  kill(): void;
};

export type PostgresOptions = {
  dataDir: string;
  onProgress?: (line: string) => void;
  /** Where to look for programs before those from npm; folders separated as in PATH. */
  searchPath?: string;
  /** For tests only, for instance fsync off. */
  settings?: Settings;
};

export async function startPostgres(options: PostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, onProgress = () => {} } = options;
  const owner = unprivilegedUser(dataDir);
  makeDataFolder(dataDir, owner);
  const lock = await takeInstanceLock(dataDir).catch((error: unknown) => {
    throw error instanceof Error && 'errno' in error ? unwritable(dataDir, error) : error;
  });
  try {
    const cluster = planCluster(dataDir, owner);
    const binaries = await findBinaries(owner, existingMajor(cluster), options.searchPath ?? '');
    if (existingMajor(cluster) === null) {
      onProgress('Creating the database');
      await createCluster(cluster, binaries);
    }
    await handOver(cluster);
    assertOwned(cluster.pgData, owner);
    openSocketDir(cluster);
    const command = serverCommand(cluster, binaries, options.settings ?? {});
    const first = await adoptOrLaunch(cluster, command, onProgress);
    await createDatabase(cluster);
    const watch = keepRunning(cluster, command, first, onProgress);
    return handle(cluster, watch, lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The URL of the server that another process runs on this data folder. */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const cluster = planCluster(dataDir, unprivilegedUser(dataDir));
  if (findPostmaster(cluster) === null || !(await isResponding(cluster))) return undefined;
  return connectionUrl(readConnection(cluster));
}

export function connectionUrl({ host, port, user, database }: Connection): string {
  return `postgresql://${user}@${encodeURIComponent(host)}:${port}/${database}`;
}

function handle(cluster: Cluster, watch: Watch, release: () => void): EmbeddedPostgres {
  const connection = readConnection(cluster);
  return {
    connection,
    url: connectionUrl(connection),
    get pid() {
      return watch.current().pid;
    },
    async stop() {
      await watch.stop();
      release();
    },
    kill() {
      killPostmaster(watch.current());
    },
  };
}

async function adoptOrLaunch(
  cluster: Cluster,
  command: string[],
  onProgress: (line: string) => void,
): Promise<Postmaster> {
  const orphan = findPostmaster(cluster);
  if (orphan !== null) {
    if (runsWith(orphan, command) && (await isResponding(cluster))) {
      onProgress('Reusing the database server of a run that was killed');
      return orphan;
    }
    onProgress('Stopping the database server of a run that was killed');
    await stopPostmaster(orphan, cluster);
  }
  onProgress('Starting the database');
  return launch(cluster, command);
}

/** From the shared user of earlier releases. */
async function handOver(cluster: Cluster): Promise<void> {
  if (cluster.owner === null || !isToBeGiven(cluster.pgData, cluster.owner)) return;
  const orphan = findPostmaster(cluster);
  if (orphan !== null) await stopPostmaster(orphan, cluster);
  giveDatabase(cluster.pgData, cluster.socketDir, cluster.owner);
}

async function createDatabase(cluster: Cluster): Promise<void> {
  const client = new pg.Client(readConnection(cluster, 'postgres'));
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_database where datname = 'vys'");
    if (rowCount === 0) await client.query('create database vys');
  } finally {
    await client.end();
  }
}

type Watch = { current(): Postmaster; stop(): Promise<void> };

const LOOK_MS = 200;

// Looks instead of listening, because an adopted server is not our child.
function keepRunning(
  cluster: Cluster,
  command: string[],
  first: Postmaster,
  onProgress: (line: string) => void,
): Watch {
  const stopping = new AbortController();
  const { signal } = stopping;
  const delay = createRestartDelay({ firstMs: LOOK_MS, maxMs: 5000 });
  const wait = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => {});
  let server = first;
  let startedAt = performance.now();

  /** Gives up only when it is stopped; says each reason once. */
  async function startAgain(): Promise<void> {
    const why = reasonOfEnd(cluster);
    const pause = delay.next(performance.now() - startedAt);
    onProgress(
      `The database server ended unexpectedly${why}; starting it again in ${inSeconds(pause)}`,
    );
    await wait(pause);
    let lastProblem = '';
    while (!signal.aborted) {
      startedAt = performance.now();
      try {
        server = await launch(cluster, command);
        onProgress('The database server is running again');
        return;
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        if (problem !== lastProblem) onProgress(`${problem} Trying again until it starts.`);
        lastProblem = problem;
        await wait(delay.next(performance.now() - startedAt));
      }
    }
  }

  const loop = async () => {
    while (!signal.aborted) {
      await wait(LOOK_MS);
      if (!signal.aborted && !sameProcess(server)) await startAgain();
    }
  };
  const running = loop();
  return {
    current: () => server,
    async stop() {
      stopping.abort();
      await running;
      await stopPostmaster(server, cluster);
    },
  };
}

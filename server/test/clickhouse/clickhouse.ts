// A real ClickHouse engine for tests, on loopback with data of its own. `npm run test:engines` fetches it.
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createClickhouse } from '../../src/modules/analytics/clickhouse/client.ts';
import type { EventsDatabase } from '../../src/platform/events-url.ts';
import { freePort } from '../free-port.ts';

export type TestClickhouse = {
  /** A database that exists and is empty. */
  createDatabase(): Promise<EventsDatabase>;
  /** As kill -9. */
  kill(): Promise<void>;
  /** On the same data and port. */
  start(): Promise<void>;
  /** Bytes of the parts that are in use. */
  readBytes(database: string, table: string): Promise<number>;
  stop(): Promise<void>;
};

/** With what has to be percent-encoded in a URL. */
const account = { username: 'vys', password: 'p@ss/w:rd' };
const program = resolve(import.meta.dirname, '../programs/chdb-server.ts');

export async function startClickhouse(): Promise<TestClickhouse> {
  const home = process.env.CHDB_HOME ?? '';
  if (home === '')
    throw new Error('CHDB_HOME is not set: start these tests by npm run test:engines.');
  const dataDir = mkdtempSync(join(tmpdir(), 'vys-clickhouse-'));
  const port = await freePort();
  let child: ChildProcess | undefined;
  let databases = 0;
  const administer = async <T>(
    run: (client: ReturnType<typeof createClickhouse>) => Promise<T>,
  ) => {
    const client = createClickhouse(at('default'));
    return await run(client).finally(() => client.close());
  };
  const at = (database: string): EventsDatabase => {
    return { url: `http://127.0.0.1:${port}`, ...account, database };
  };

  async function start(): Promise<void> {
    const started = fork(program, [
      home,
      dataDir,
      String(port),
      `${account.username}:${account.password}`,
    ]);
    child = started;
    await new Promise<void>((ready, reject) => {
      started.once('message', () => ready());
      started.once('exit', (code) => reject(new Error(`chDB ended with ${code}.`)));
    });
  }

  async function kill(): Promise<void> {
    const ended = new Promise((end) => child?.once('exit', end));
    child?.kill('SIGKILL');
    await ended;
  }

  await start();
  return {
    start,
    kill,
    async createDatabase() {
      databases += 1;
      const name = `vys_${databases}`;
      await administer((client) => client.command(`CREATE DATABASE ${name}`));
      return at(name);
    },
    async readBytes(database, table) {
      const rows = await administer((client) =>
        client.query<[number]>(
          `SELECT toUInt64(sum(bytes_on_disk)) FROM system.parts
           WHERE active AND database = {database:String} AND table = {table:String}`,
          { database, table },
        ),
      );
      return rows[0]?.[0] ?? 0;
    },
    async stop() {
      await kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

// A way to the database for a command: that of DATABASE_URL, the embedded one of a Vys that runs, or the embedded
// one started for the command.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../../platform/config.ts';
import { type Client, openPool } from '../../../platform/db/db.ts';
import { waitForDatabase } from '../../../platform/postgres/external.ts';
import { findRunningPostgres, startPostgres } from '../../../platform/postgres/supervisor.ts';
import { StartupError } from '../../../platform/process/startup-error.ts';
import { backupMessages } from '../messages.ts';

export type CommandDatabase = { url: string; close(): Promise<void> };

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'searchPath'>;

export async function openDatabase(
  config: DatabaseConfig,
  onProgress: (line: string) => void,
): Promise<CommandDatabase> {
  const { databaseUrl, dataDir } = config;
  const running = databaseUrl ?? (await findRunningPostgres(dataDir));
  if (running === undefined) {
    // Starting it would create one.
    if (!existsSync(join(dataDir, 'postgres'))) {
      throw new StartupError(backupMessages.noDatabase(dataDir));
    }
    return await openOwnDatabase(config, onProgress);
  }
  if (databaseUrl !== undefined) await waitForDatabase(databaseUrl);
  return { url: running, close: async () => {} };
}

/** Throws a StartupError while a Vys runs on the data folder. */
export async function openOwnDatabase(
  { databaseUrl, dataDir, searchPath }: DatabaseConfig,
  onProgress: (line: string) => void,
): Promise<CommandDatabase> {
  if (databaseUrl !== undefined) {
    await waitForDatabase(databaseUrl);
    return { url: databaseUrl, close: async () => {} };
  }
  const server = await startPostgres({ dataDir, searchPath, onProgress });
  return { url: server.url, close: () => server.stop() };
}

/** Text that means the same on every server, whatever its settings. */
const SESSION = `set idle_in_transaction_session_timeout = 0; set row_security = off; set datestyle = 'ISO';
  set intervalstyle = 'postgres'; set timezone = 'UTC'; set bytea_output = 'hex'; set extra_float_digits = 1`;

/** One connection without time limits: copying takes as long as it takes. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const pool = openPool(url, { poolSize: 1, statementTimeoutMs: 0 });
  try {
    const client = await pool.connect();
    try {
      await client.query(SESSION);
      return await work(client);
    } finally {
      // Whatever it holds, a transaction or a lock, ends with the connection.
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}

// A database that the operator runs (DATABASE_URL): waits until it responds and checks its version.

import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { errorCode, StartupError } from '../process/startup-error.ts';

// It may be starting in the same moment as we do.
const transientCodes = new Set(['ECONNREFUSED', 'ENOENT', 'EAI_AGAIN', '57P03']);

export async function waitForDatabase(url: string, patienceMs = 20_000): Promise<void> {
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      await checkVersion(url);
      return;
    } catch (error) {
      if (error instanceof StartupError) throw error;
      if (!transientCodes.has(errorCode(error)) || Date.now() > end) throw unreachable(error);
      await sleep(250);
    }
  }
}

async function checkVersion(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    const version = rows[0]?.server_version ?? '';
    const major = Number.parseInt(version, 10);
    if (major < 16 || major > 18) {
      throw new StartupError(
        `The database of DATABASE_URL is PostgreSQL ${version}; Vys needs version 16, 17 or 18.`,
      );
    }
  } finally {
    await client.end();
  }
}

function unreachable(error: unknown): StartupError {
  const message = error instanceof Error ? error.message : String(error);
  const reason = message === '' ? errorCode(error) : message;
  return new StartupError(`The database of DATABASE_URL cannot be used: ${reason}.`);
}

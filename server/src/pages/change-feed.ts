// Listens on a connection of its own for names that another process has changed. Comes back by
// itself when the connection is lost.
import { openPool } from '../kit/db.ts';
import type { Logger } from '../kit/log.ts';
import type { Changes } from './changes.ts';
import { CHANGE_CHANNEL } from './public-store.ts';

const RETRY_MS = 1000;

export type ChangeFeed = { close(): Promise<void> };

export type Database = Parameters<typeof openPool>[0];

export async function openChangeFeed(
  database: Database,
  changes: Changes,
  log: Logger,
): Promise<ChangeFeed> {
  const pool = openPool(database, { poolSize: 1, onIdleError: () => undefined });
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;
  let drop: () => void = () => undefined;

  async function listen(): Promise<void> {
    const client = await pool.connect();
    const { promise: lost, resolve } = Promise.withResolvers<void>();
    client.on('error', () => resolve());
    client.on('end', () => resolve());
    client.on('notification', ({ payload }) => {
      if (payload) changes.tell(payload);
    });
    let isReleased = false;
    drop = () => {
      if (isReleased) return;
      isReleased = true;
      client.release(true);
    };
    try {
      await client.query(`listen ${CHANGE_CHANNEL}`);
    } catch (error) {
      drop();
      throw error;
    }
    void lost.then(() => {
      drop();
      if (isClosed) return;
      log.warn('lost the connection that tells of page changes');
      again(0);
    });
  }

  // Until it is back, pages in memory go on being served: nobody can change them without the database.
  function again(afterMs: number): void {
    retry = setTimeout(() => {
      if (isClosed) return;
      // What changed in between was not heard, so everything is asked for once more.
      listen().then(changes.tellAll, () => again(RETRY_MS));
    }, afterMs);
  }

  await listen();
  return {
    async close() {
      isClosed = true;
      clearTimeout(retry);
      drop();
      await pool.end();
    },
  };
}

// Listens on its own connection (LISTEN) for names that another process has invalidated. Reconnects when the
// connection is lost.
import { openPool } from '../../../platform/db/db.ts';
import type { Logger } from '../../../platform/log/log.ts';
import type { CacheInvalidation } from '../publishing/cache-invalidation.ts';
import { INVALIDATION_CHANNEL } from '../publishing/publish-store.ts';

const RETRY_MS = 1000;

export type InvalidationListener = { close(): Promise<void> };

export type Database = Parameters<typeof openPool>[0];

export async function openInvalidationListener(
  database: Database,
  cacheInvalidation: CacheInvalidation,
  log: Logger,
): Promise<InvalidationListener> {
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
      if (payload) cacheInvalidation.invalidate(payload);
    });
    let isReleased = false;
    drop = () => {
      if (isReleased) return;
      isReleased = true;
      client.release(true);
    };
    try {
      await client.query(`listen ${INVALIDATION_CHANNEL}`);
    } catch (error) {
      drop();
      throw error;
    }
    void lost.then(() => {
      drop();
      if (isClosed) return;
      log.warn('page invalidation connection lost');
      again(0);
    });
  }

  // Until it is back, pages in memory go on being served: they cannot change without the database.
  function again(afterMs: number): void {
    retry = setTimeout(() => {
      if (isClosed) return;
      // Notifications were missed meanwhile, so every tracked name is invalidated.
      listen().then(cacheInvalidation.invalidateAll, () => again(RETRY_MS));
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

// Listens to PostgreSQL notifications of a channel on a connection of its own, and connects again when that is
// lost.
import { openPool } from './db.ts';

export type Listener = { close(): Promise<void> };

export type ListenerHandlers = {
  onNotification(payload: string): void;
  onLost(): void;
  /** Notifications were missed meanwhile. */
  onReconnect(): void;
};

const RETRY_MS = 1000;

export async function openListener(
  database: Parameters<typeof openPool>[0],
  channel: string,
  { onNotification, onLost, onReconnect }: ListenerHandlers,
): Promise<Listener> {
  const pool = openPool(database, { poolSize: 1 });
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;
  let drop: () => void = () => undefined;

  async function listen(): Promise<void> {
    const client = await pool.connect();
    const { promise: lost, resolve } = Promise.withResolvers<void>();
    client.on('error', () => resolve());
    client.on('end', () => resolve());
    client.on('notification', ({ payload }) => {
      if (payload) onNotification(payload);
    });
    let isReleased = false;
    drop = () => {
      if (isReleased) return;
      isReleased = true;
      client.release(true);
    };
    try {
      await client.query(`listen "${channel}"`);
    } catch (error) {
      drop();
      throw error;
    }
    void lost.then(() => {
      drop();
      if (isClosed) return;
      onLost();
      again(0);
    });
  }

  function again(afterMs: number): void {
    retry = setTimeout(() => {
      if (isClosed) return;
      listen().then(onReconnect, () => again(RETRY_MS));
    }, afterMs);
  }

  await listen().catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  return {
    async close() {
      isClosed = true;
      clearTimeout(retry);
      drop();
      await pool.end();
    },
  };
}

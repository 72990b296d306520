// The message bus on PostgreSQL: one NOTIFY per batch, outside of transactions, so that none waits for another.
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { type Listener, openListener } from '../db/listener.ts';
import type { BusTransport } from './message-bus.ts';

type Deps = { db: Db; database: Parameters<typeof openListener>[0] };

const CHANNEL = 'vys_messages';
/** PostgreSQL takes payloads of less than 8,000. */
const MAX_BYTES = 7_500;

export function createPostgresTransport({ db, database }: Deps): BusTransport {
  let listener: Listener | undefined;
  return {
    maxBytes: MAX_BYTES,
    async send(payload) {
      await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db);
    },
    async listen({ onPayload, onLost, onReconnect }) {
      listener = await openListener(database, CHANNEL, {
        onNotification: onPayload,
        onLost,
        onReconnect,
      });
    },
    async close() {
      await listener?.close();
    },
  };
}

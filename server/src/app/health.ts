// Health checks: whether the process is alive, and whether it can do its work.

import type { FastifyInstance } from 'fastify';
import type { Db } from '../platform/db/db.ts';
import { pingDatabase } from './store.ts';

export type CheckReady = () => Promise<void>;

export function bindHealth(http: FastifyInstance, db: Db, checkReady: CheckReady): void {
  http.get('/healthz', async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  // Throws when the database, or what signs people in, is away; that becomes a 503.
  http.get('/readyz', async (_request, reply) => {
    await pingDatabase(db);
    await checkReady();
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}

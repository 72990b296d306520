// For whoever watches the process: is it alive, and can it do its work.

import type { FastifyInstance } from 'fastify';
import type { Db } from '../kit/db.ts';
import { askDatabase } from './store.ts';

export function bindHealth(http: FastifyInstance, db: Db): void {
  http.get('/healthz', async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  // Throws when the database is away, which is answered 503.
  http.get('/readyz', async (_request, reply) => {
    await askDatabase(db);
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}

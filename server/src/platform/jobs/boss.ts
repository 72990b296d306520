// The job queue library, the only importer of it. Its tables are made by our migrations (schema `jobs`), so
// it installs and migrates nothing itself.
import { AsyncLocalStorage } from 'node:async_hooks';
import { CompiledQuery } from 'kysely';
import { type ConnectionOptions, PgBoss } from 'pg-boss';
import { type Db, type openDb, openPool } from '../db/db.ts';
import { openListener } from '../db/listener.ts';
import type { Logger } from '../log/log.ts';

export type { PgBoss } from 'pg-boss';

type Executor = NonNullable<ConnectionOptions['db']>;
export type Database = Parameters<typeof openDb>[0];

export const JOBS_SCHEMA = 'jobs';

const settings = { schema: JOBS_SCHEMA, migrate: false, createSchema: false } as const;

/** Two statements at a time are enough: the work itself uses other connections. */
const POOL_SIZE = 2;

const transactions = new AsyncLocalStorage<Db>();

/**
 * Runs every statement of the library in this transaction, what it looks up first too: with a second
 * connection, transactions that wait for each other could use up the pool.
 */
export function runOn<T>(db: Db, run: () => Promise<T>): Promise<T> {
  return transactions.run(db, run);
}

/** Adds, reads and settles jobs; starts no timer. */
export function openSenderBoss(db: Db, log: Logger): PgBoss {
  const executor: Executor = {
    async executeSql(text, values = []) {
      const on = transactions.getStore() ?? db;
      const { rows } = await on.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows };
    },
  };
  return logErrors(new PgBoss({ ...settings, db: executor }), log);
}

/** Can wait for jobs, run schedules and supervise. What it asks the database while idle: decision 036. */
export function openWorkerBoss(
  database: Database,
  log: Logger,
): { boss: PgBoss; close(): Promise<void> } {
  const pool = openPool(database, { poolSize: POOL_SIZE });
  const boss = new PgBoss({
    ...settings,
    db: {
      executeSql: (text, values) => pool.query(text, values),
      listen: (channel, onNotification, onReconnect) =>
        openListener(database, channel, {
          onNotification,
          onReconnect,
          onLost: () => log.warn({ event: 'jobs.connection_lost' }, 'job notifications lost'),
        }),
    },
    useListenNotify: true,
    superviseIntervalSeconds: 60,
    monitorIntervalSeconds: 60,
    maintenanceIntervalSeconds: 3600,
    queueCacheIntervalSeconds: 600,
    cronMonitorIntervalSeconds: 45,
    cronWorkerIntervalSeconds: 45,
    // Jobs that wait for other jobs do not exist.
    flowIntervalSeconds: 3600,
    monitorVacuum: false,
  });
  return { boss: logErrors(boss, log), close: () => pool.end() };
}

/** Without a listener, an error would end the process. */
function logErrors(boss: PgBoss, log: Logger): PgBoss {
  boss.on('error', (error: Error) => {
    log.warn({ event: 'jobs.queue_error', reason: error.message }, 'job queue access failed');
  });
  boss.on('warning', ({ message }: { message: string }) => {
    log.warn({ event: 'jobs.queue_warning', reason: message }, 'job queue warning raised');
  });
  return boss;
}

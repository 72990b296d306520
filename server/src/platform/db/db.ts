// Opens the pool and the typed query builder. Rows come back in plain JavaScript types:
// int8 as number (our counts stay below 2^53), date as 'YYYY-MM-DD', numeric as text.

import { hash } from 'node:crypto';
import { Kysely, PostgresDialect, type RawBuilder, type Transaction } from 'kysely';
import pg from 'pg';
import type { Connection } from '../postgres/supervisor.ts';
import type { DB } from './db.generated.ts';
import { reportAfterCommitErrors } from './transaction.ts';

/** Stores take this: the pool, or a transaction on it. */
export type Db = Kysely<DB>;
/** Opened by `inTransaction` only. */
export type Trx = Transaction<DB> & {
  /** Runs after the commit, and never when the transaction is rolled back. */
  afterCommit(run: () => void | Promise<void>): void;
};

/** One connection of a pool, for what needs several statements on the same one. */
export type Client = pg.PoolClient;

export type DbOptions = {
  poolSize?: number;
  statementTimeoutMs?: number;
  /** An idle connection broke; the pool has already dropped it. */
  onIdleError?: (error: Error) => void;
  /** What was to happen after a commit failed; on standard error by default. */
  onAfterCommitError?: (error: unknown) => void;
};

const int8 = 20;
const date = 1082;

const parsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === int8 && format !== 'binary') return Number;
    if (oid === date && format !== 'binary') return String;
    return pg.types.getTypeParser(oid, format);
  },
};

const pools = new WeakMap<Db, pg.Pool>();

export type PoolState = {
  used: number;
  idle: number;
  max: number;
  /** Callers that wait for a connection. */
  waiting: number;
};

export function openDb(target: string | Connection, options: DbOptions = {}): Db {
  const pool = openPool(target, options);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  reportAfterCommitErrors(db, options.onAfterCommitError ?? console.error);
  return db;
}

/** Of what `openDb` opened. */
export function readPool(db: Db): PoolState | undefined {
  const pool = pools.get(db);
  if (pool === undefined) return undefined;
  const { totalCount, idleCount, waitingCount: waiting } = pool;
  return { used: totalCount - idleCount, idle: idleCount, max: pool.options.max ?? 0, waiting };
}

/**
 * Each connection keeps the statement and its plan, for statements that take longer to plan than to run. Their text must
 * have few variants: what differs is a parameter. In a transaction it runs like any other.
 */
export async function executePrepared<Row extends object>(
  db: Db,
  query: RawBuilder<Row>,
): Promise<readonly Row[]> {
  const pool = pools.get(db);
  if (pool === undefined) return (await query.execute(db)).rows;
  const { sql: text, parameters } = query.compile(db);
  const name = hash('sha256', text).slice(0, NAME_LENGTH);
  const { rows } = await pool.query<Row>({ name, text, values: [...parameters] });
  return rows;
}

/** PostgreSQL cuts names after 63 characters. */
const NAME_LENGTH = 40;

/** For the few who need the driver itself: listening to notifications, copying in bulk. */
export function openPool(target: string | Connection, options: DbOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    ...(typeof target === 'string' ? { connectionString: target } : target),
    max: options.poolSize ?? 16,
    connectionTimeoutMillis: 5000,
    statement_timeout: options.statementTimeoutMs ?? 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'vys',
    types: parsers,
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  // A connection that breaks in use fails the query that waits for it. It also emits an error, and
  // without a listener that would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

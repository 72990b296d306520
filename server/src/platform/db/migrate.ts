// Brings the schema forward: the numbered SQL files of a folder, in order, each once, each in a
// transaction. There is no way back; a mistake is mended by a further file.

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { sha256 } from '../hash.ts';
import type { Connection } from '../postgres/supervisor.ts';
import { errorCode, StartupError } from '../process/startup-error.ts';
import type { Client } from './db.ts';

type Queries = Pick<pg.Client, 'query'>;

export type Migration = { name: string; sql: string; checksum: string };

export type MigrateOptions = {
  folder?: string;
  onProgress?: (line: string) => void;
};

export const migrationsFolder = resolve(import.meta.dirname, '../../../migrations');

// Any fixed number; it only has to be the same in every process.
const advisoryLock = 7_186_521;
const createMigrationsTable = `create table if not exists schema_migrations (
  name text primary key, checksum text not null, applied_at timestamptz not null default now()
)`;
const lockNotAvailable = '55P03';
const attempts = 10;

/** Names of the files applied now. */
export async function migrate(
  target: string | Connection,
  options: MigrateOptions = {},
): Promise<string[]> {
  const migrations = readMigrations(options.folder ?? migrationsFolder);
  const client = new pg.Client(typeof target === 'string' ? { connectionString: target } : target);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    await client.query(createMigrationsTable);
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations order by name',
    );
    const pending = listPending(migrations, rows);
    for (const migration of pending) {
      options.onProgress?.(migration.name);
      await applyWithRetry(client, migration);
    }
    return pending.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

/** In order. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const numbers = new Set<string>();
  return names.map((name) => {
    const number = /^(\d{4})[-_]/.exec(name)?.[1];
    if (number === undefined) {
      throw new StartupError(`The migration ${name} must start with four digits and a dash.`);
    }
    if (numbers.has(number)) {
      throw new StartupError(`Two migrations have the number ${number}; give one the next number.`);
    }
    numbers.add(number);
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql, checksum: sha256(sql).toString('hex') };
  });
}

// Applied files that are not in the folder are those of a newer release and do not disturb.
function listPending(
  migrations: Migration[],
  applied: { name: string; checksum: string }[],
): Migration[] {
  const checksums = new Map(applied.map((row) => [row.name, row.checksum]));
  const last = applied.at(-1)?.name ?? '';
  return migrations.filter(({ name, checksum }) => {
    const appliedChecksum = checksums.get(name);
    if (appliedChecksum === undefined && name < last) {
      throw new StartupError(
        `The migration ${name} comes before ${last}, which is already applied; give it a higher number.`,
      );
    }
    if (appliedChecksum !== undefined && appliedChecksum !== checksum) {
      throw new StartupError(
        `The migration ${name} was changed after it had been applied; restore its text and put the change into a new file.`,
      );
    }
    return appliedChecksum === undefined;
  });
}

// Waiting long for a lock would queue every other query behind us; giving way and trying again does not.
async function applyWithRetry(client: pg.Client, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await apply(client, migration);
      return;
    } catch (error) {
      await client.query('rollback');
      if (errorCode(error) !== lockNotAvailable || attempt === attempts) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new StartupError(`The migration ${migration.name} failed: ${reason}.`, {
          cause: error,
        });
      }
      await sleep(200 * attempt);
    }
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query("begin; set local lock_timeout = '1s'; set local statement_timeout = '60s'");
  await runMigration(client, migration);
  await client.query('commit');
}

async function runMigration(client: Queries, { name, sql, checksum }: Migration): Promise<void> {
  await client.query(sql);
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
    name,
    checksum,
  ]);
}

/** In the transaction that is open, on a database without tables: the schema as these migrations leave it. */
export async function buildSchema(client: Client, migrations: readonly Migration[]): Promise<void> {
  await client.query(createMigrationsTable);
  for (const migration of migrations) await runMigration(client, migration);
}

// SQL about the database itself: its size, its connections, its replicas and its migrations.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

export type DatabaseState = {
  readonly version: string;
  readonly bytes: number;
  readonly connections: number;
  readonly maxConnections: number;
  /** Of the transaction that is open longest; 0 without one. */
  readonly oldestTransactionSeconds: number;
};

export async function readDatabaseState(db: Db): Promise<DatabaseState> {
  const { rows } = await sql<DatabaseState>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database())::float8 as bytes,
      (select count(*) from pg_stat_activity where datname = current_database())::int
        as connections,
      current_setting('max_connections')::int as "maxConnections",
      coalesce((select extract(epoch from max(now() - xact_start)) from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend'), 0)::float8
        as "oldestTransactionSeconds"
  `.execute(db);
  const [state] = rows;
  if (!state) throw new Error('the database said nothing about itself');
  return state;
}

export type Replica = {
  readonly name: string;
  /** Null where the user of the database may not know. */
  readonly state: string | null;
  readonly lagSeconds: number | null;
};

export async function listReplicas(db: Db): Promise<Replica[]> {
  const { rows } = await sql<Replica>`
    select coalesce(nullif(application_name, ''), 'replica') as name, state,
      extract(epoch from replay_lag)::float8 as "lagSeconds"
    from pg_stat_replication order by 1
  `.execute(db);
  return rows;
}

export async function listMigrations(db: Db): Promise<{ name: string; appliedAt: Date }[]> {
  const { rows } = await sql<{ name: string; appliedAt: Date }>`
    select name, applied_at as "appliedAt" from schema_migrations order by name
  `.execute(db);
  return rows;
}

export type BackupRun = { readonly finishedAt: Date; readonly error: string | null };

/** The last one that succeeded and the last one at all; nothing where none was recorded. */
export async function findLastBackups(
  db: Db,
): Promise<{ last: BackupRun | undefined; succeeded: BackupRun | undefined }> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('backup_runs') is not null as exists
  `.execute(db);
  if (!rows[0]?.exists) return { last: undefined, succeeded: undefined };
  const find = async (onlySucceeded: boolean) => {
    const { rows: runs } = await sql<BackupRun>`
      select finished_at as "finishedAt", error from backup_runs
      where ${onlySucceeded ? sql`error is null` : sql`true`}
      order by finished_at desc limit 1
    `.execute(db);
    return runs[0];
  };
  return { last: await find(false), succeeded: await find(true) };
}

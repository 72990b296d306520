// Reads a whole database as it was at one moment, in one transaction, while others write.

import { copyOut } from '../../../platform/db/copy.ts';
import type { Client } from '../../../platform/db/db.ts';
import type { Manifest, Partition, Sequence, Table } from '../archive/manifest.ts';

/** What our migrations make. */
export const SCHEMAS = ['public', 'jobs'];
const PART_BYTES = 4 * 1024 * 1024;

export type DatabaseCatalog = Pick<
  Manifest,
  'postgres' | 'migrations' | 'tables' | 'partitions' | 'sequences'
>;

/** From now on `client` sees the database as it is at this moment, whatever is committed later. */
export async function openSnapshot(client: Client): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
  // The first statement takes the snapshot. Tables keep their form meanwhile, as with pg_dump.
  const { rows } = await client.query<{ name: string }>(
    `${listTables("format('%I.%I', n.nspname, c.relname) as name")}`,
    [SCHEMAS],
  );
  const names = rows.map(({ name }) => name).join(', ');
  if (names !== '') await client.query(`lock table ${names} in access share mode`);
}

export async function hasMigrations(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ is_there: boolean }>(
    `select to_regclass('public.schema_migrations') is not null as is_there`,
  );
  return rows[0]?.is_there ?? false;
}

/** For another connection that is to see the same. */
export async function exportSnapshot(client: Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
  return rows[0]?.id ?? '';
}

export async function closeSnapshot(client: Client): Promise<void> {
  await client.query('commit');
}

export async function readCatalog(client: Client): Promise<DatabaseCatalog> {
  const version = await client.query<{ server_version: string }>('show server_version');
  const migrations = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  return {
    postgres: version.rows[0]?.server_version ?? '',
    migrations: migrations.rows,
    tables: await readTables(client),
    partitions: await readPartitions(client),
    sequences: await readSequences(client),
  };
}

/** Rows in the text format of PostgreSQL, some megabytes at a time; returns their number. */
export function exportTable(
  client: Client,
  { schema, name, columns }: Table,
): AsyncGenerator<Buffer, number> {
  const list = columns.map(quote).join(', ');
  const from = `${quote(schema)}.${quote(name)}`;
  // A partitioned table gives its rows to a query only.
  return copyOut(client, `copy (select ${list} from ${from}) to stdout`, PART_BYTES);
}

/** Those of the given segments of views and clicks whose events the database has. */
export async function findLoadedSegments(
  client: Client,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await client.query<{ id: string }>(
    'select id::text from event_segments where id = any($1::uuid[]) and is_loaded',
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Tables whose rows are not those of another one. */
function listTables(columns: string): string {
  return `
    select ${columns} from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by n.nspname, c.relname`;
}

async function readTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    listTables(`n.nspname as schema, c.relname as name, array(
      select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum) as columns`),
    [SCHEMAS],
  );
  return rows;
}

async function readPartitions(client: Client): Promise<Partition[]> {
  const { rows } = await client.query<Partition & { key: string | null }>(
    `with recursive tree as (
       select c.oid, 0 as depth from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = any($1) and c.relkind = 'p' and not c.relispartition
       union all
       select i.inhrelid, depth + 1 from tree join pg_inherits i on i.inhparent = tree.oid
     )
     select n.nspname as schema, c.relname as name, i.inhparent::regclass::text as parent,
       pg_get_expr(c.relpartbound, c.oid) as bound, pg_get_partkeydef(c.oid) as key
     from tree join pg_class c using (oid) join pg_namespace n on n.oid = c.relnamespace
     join pg_inherits i on i.inhrelid = c.oid
     where depth > 0 order by depth, n.nspname, c.relname`,
    [SCHEMAS],
  );
  return rows.map(({ key, ...partition }) => (key === null ? partition : { ...partition, key }));
}

/** Sequences know no snapshot: read now, they are at or past every value in it. */
async function readSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select schemaname as schema, sequencename as name from pg_sequences
     where schemaname = any($1) order by 1, 2`,
    [SCHEMAS],
  );
  const sequences: Sequence[] = [];
  for (const { schema, name } of rows) {
    const state = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${quote(schema)}.${quote(name)}`,
    );
    const { last = '1', called = false } = state.rows[0] ?? {};
    sequences.push({ schema, name, lastValue: last, isCalled: called });
  }
  return sequences;
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

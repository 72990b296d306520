// Fills a database from an archive, in one transaction: until its commit the database is as it was, with all that
// was in it.
import { copyIn } from '../../../platform/db/copy.ts';
import type { Client } from '../../../platform/db/db.ts';
import { buildSchema, type Migration } from '../../../platform/db/migrate.ts';
import type { Manifest, Table } from '../archive/manifest.ts';
import { quote, SCHEMAS } from './export-store.ts';

type Schema = Pick<Manifest, 'tables' | 'partitions' | 'sequences'>;
type ForeignKey = { table: string; name: string; definition: string };

export async function countTables(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
    [SCHEMAS],
  );
  return Number(rows[0]?.count);
}

/** Of a Vys that runs, on this machine or another. */
export async function countOtherConnections(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from pg_stat_activity
     where datname = current_database() and application_name = 'vys' and pid <> pg_backend_pid()`,
  );
  return Number(rows[0]?.count);
}

/**
 * Opens the transaction. Its tables are then those of the archive, without rows and without foreign keys.
 */
export async function beginImport(
  client: Client,
  schema: Schema,
  migrations: readonly Migration[],
): Promise<ForeignKey[]> {
  await client.query("begin; set local lock_timeout = '30s'");
  await dropEverything(client);
  await buildSchema(client, migrations);
  await createPartitions(client, schema);
  const foreignKeys = await listForeignKeys(client);
  for (const { table, name } of foreignKeys) {
    await client.query(`alter table ${table} drop constraint ${quote(name)}`);
  }
  for (const table of schema.tables) {
    await client.query(`alter table ${reference(table)} disable trigger user`);
  }
  // What migrations put into new tables is in the archive, as it is now.
  if (schema.tables.length > 0) {
    await client.query(`truncate ${schema.tables.map(reference).join(', ')}`);
  }
  return foreignKeys;
}

/** Returns the number of rows. */
export async function importRows(
  client: Client,
  table: Table,
  rows: AsyncIterable<Uint8Array>,
): Promise<number> {
  const columns = table.columns.map(quote).join(', ');
  return await copyIn(client, `copy ${reference(table)} (${columns}) from stdin`, rows);
}

export async function commitImport(
  client: Client,
  schema: Schema,
  foreignKeys: readonly ForeignKey[],
): Promise<void> {
  for (const { schema: within, name, lastValue, isCalled } of schema.sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [
      `${quote(within)}.${quote(name)}`,
      lastValue,
      isCalled,
    ]);
  }
  // Adding one checks all rows.
  for (const { table, name, definition } of foreignKeys) {
    await client.query(`alter table ${table} add constraint ${quote(name)} ${definition}`);
  }
  for (const table of schema.tables) {
    await client.query(`alter table ${reference(table)} enable trigger user`);
  }
  await client.query('commit');
  await client.query('analyze');
}

/** Schemas stay where another role may own them, as it often does `public`. */
async function dropEverything(client: Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('drop %s if exists %I.%I cascade',
       case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
       n.nspname, c.relname) as statement
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm', 'S')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
       -- Those of identity columns go with their tables.
       and not (c.relkind = 'S' and exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'i'))
     union all
     select format('drop routine if exists %s cascade', p.oid::regprocedure)
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = 'public'
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
     union all
     select format('drop type if exists %s cascade', t.oid::regtype)
     from pg_type t join pg_namespace n on n.oid = t.typnamespace
     where n.nspname = 'public' and t.typtype in ('e', 'd')
       and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')`,
  );
  for (const { statement } of rows) await client.query(statement);
  const others = SCHEMAS.filter((name) => name !== 'public');
  await client.query(`drop schema if exists ${others.map(quote).join(', ')} cascade`);
}

/** Those of months after the migrations were written are made while Vys runs. */
async function createPartitions(client: Client, { partitions }: Schema): Promise<void> {
  for (const { schema, name, parent, bound, key } of partitions) {
    const divided = key === undefined ? '' : ` partition by ${key}`;
    await client.query(
      `create table if not exists ${quote(schema)}.${quote(name)} partition of ${parent} ${bound}${divided}`,
    );
  }
}

async function listForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select c.conrelid::regclass::text as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where c.contype = 'f' and c.conparentid = 0 and n.nspname = any($1)`,
    [SCHEMAS],
  );
  return rows;
}

function reference({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${quote(schema)}.${quote(name)}`;
}

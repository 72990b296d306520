// What a database and a folder hold, in a form that two of them can be compared by.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '../../../platform/db/db.ts';
import { withClient } from '../database/open-database.ts';

/** Of every table: number and checksum of all rows. */
export async function readRows(client: Client): Promise<Record<string, string>> {
  const tables = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'jobs') and c.relkind in ('r', 'p') order by 1`,
  );
  const contents: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as sum from ${name} t`,
    );
    contents[name] = rows[0]?.sum ?? '';
  }
  return contents;
}

/** As `readRows`, of what a snapshot shows that another connection has exported. */
export async function readSnapshot(url: string, id: string): Promise<Record<string, string>> {
  return await withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set transaction snapshot '${id}'`);
    return await readRows(client);
  });
}

/** Columns, indexes, constraints, triggers and functions. */
export async function readForm(url: string): Promise<string[]> {
  return await withClient(url, async (client) => {
    const { rows } = await client.query<{ line: string }>(
      `select format('column %s.%s %s %s %s %s', table_schema, table_name, column_name, data_type, is_nullable, column_default) as line
       from information_schema.columns where table_schema in ('public', 'jobs')
       union all select indexdef from pg_indexes where schemaname in ('public', 'jobs')
       union all select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
       from pg_constraint where connamespace::regnamespace::text in ('public', 'jobs') and contype <> 'n'
       union all select format('%s enabled %s', pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
       union all select pg_get_functiondef(oid) from pg_proc where pronamespace::regnamespace::text in ('public', 'jobs')
       order by 1`,
    );
    return rows.map(({ line }) => line);
  });
}

export async function readSequences(url: string): Promise<Record<string, number>> {
  return await withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string; last: number | null }>(
      `select schemaname || '.' || sequencename as name, last_value as last from pg_sequences`,
    );
    return Object.fromEntries(rows.map(({ name, last }) => [name, last ?? 0]));
  });
}

/** Checksums by path. */
export function readFiles(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return Object.fromEntries(
    files.map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex'),
    ]),
  );
}

// Writes server/src/platform/db/db.generated.ts from the schema that the migrations make, in a scratch
// database. With --check it writes nothing and fails when the file says something else.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import { startPostgres } from '../../server/src/platform/postgres/supervisor.ts';

type Column = {
  table: string;
  column: string;
  type: string;
  isArray: boolean;
  isNullable: boolean;
  hasDefault: boolean;
  isAlwaysGenerated: boolean;
  labels: string[] | null;
};

const target = resolve(import.meta.dirname, '../../server/src/platform/db/db.generated.ts');

const head = `// Written by tools/generate/generate-db-types.ts from the migrated schema; not to be edited.
// Column types as platform/db/db.ts reads them and as pg takes them.

import type { ColumnType } from 'kysely';

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | JsonValue[]
  | { [key: string]: JsonValue };
/** Written as JSON text: the driver would take a JavaScript array for an SQL array. */
type Json = ColumnType<JsonValue, string, string>;
type Int8 = ColumnType<number, number | bigint | string, number | bigint | string>;
type Numeric = ColumnType<string, number | string, number | string>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;
type GeneratedAlways<T> =
  T extends ColumnType<infer S, unknown, unknown> ? ColumnType<S, never, never> : ColumnType<T, never, never>;
`;

const types: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  float4: 'number',
  float8: 'number',
  int8: 'Int8',
  numeric: 'Numeric',
  date: 'string',
  timestamptz: 'Timestamp',
  timestamp: 'Timestamp',
  json: 'Json',
  jsonb: 'Json',
  bytea: 'Buffer',
};
const texts = [
  'text',
  'varchar',
  'bpchar',
  'char',
  'uuid',
  'citext',
  'inet',
  'cidr',
  'time',
  'name',
];

const columnsQuery = `
  select c.relname as "table", a.attname as "column",
    coalesce(e.typname, t.typname) as "type", t.typcategory = 'A' as "isArray",
    not a.attnotnull as "isNullable",
    a.atthasdef or a.attidentity <> '' as "hasDefault",
    a.attgenerated <> '' or a.attidentity = 'a' as "isAlwaysGenerated",
    (select array_agg(l.enumlabel::text order by l.enumsortorder) from pg_enum l
      where l.enumtypid = coalesce(e.oid, t.oid)) as "labels"
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    and not c.relispartition and c.relname <> 'schema_migrations'
  order by c.relname, a.attnum`;

const expected = render(await readColumns());
if (!process.argv.includes('--check')) {
  writeFileSync(target, expected);
} else if (readFileSync(target, 'utf8') !== expected) {
  console.error(
    'server/src/platform/db/db.generated.ts does not fit the migrations; run: node tools/bootstrap/with-node.mjs tools/generate/generate-db-types.ts',
  );
  process.exitCode = 1;
}

async function readColumns(): Promise<Column[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vys-types-'));
  const server = await startPostgres({
    dataDir,
    settings: { fsync: 'off' },
    searchPath: process.env.PATH ?? '',
  });
  try {
    await migrate(server.url);
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    const { rows } = await client.query<Column>(columnsQuery).finally(() => client.end());
    return rows;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function render(columns: Column[]): string {
  const tables = Map.groupBy(columns, (column) => column.table);
  const parts = [...tables].map(([table, list]) => {
    const lines = list.map((column) => `  ${column.column}: ${columnType(column)};\n`);
    return `\nexport interface ${pascal(table)} {\n${lines.join('')}}\n`;
  });
  const entries = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)};\n`);
  return `${head}${parts.join('')}\nexport interface DB {\n${entries.join('')}}\n`;
}

function columnType(column: Column): string {
  const base = column.labels?.map((label) => `'${label}'`).join(' | ') ?? baseType(column);
  const whole = column.isArray ? `Array<${base}>` : base;
  const nullable = column.isNullable ? `${whole} | null` : whole;
  if (column.isAlwaysGenerated) return `GeneratedAlways<${nullable}>`;
  return column.hasDefault ? `Generated<${nullable}>` : nullable;
}

function baseType({ table, column, type }: Column): string {
  const literalType = texts.includes(type) ? 'string' : types[type];
  if (literalType === undefined)
    throw new Error(`${table}.${column} has the unknown type ${type}.`);
  return literalType;
}

function pascal(name: string): string {
  return name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

// Migrations on a real database: order, rejections, two processes at once, and a table in use.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyDb, type TestDb } from '../../../test/harness.ts';
import { migrate } from './migrate.ts';

let database: TestDb;
let folder: string;

beforeEach(async () => {
  database = await createEmptyDb();
  folder = mkdtempSync(join(tmpdir(), 'vys-migrations-'));
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const put = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
const run = () => migrate(database.url, { folder });

async function query(sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}

describe('migrate', () => {
  it('applies the files in order, each once', async () => {
    put('0002_fill.sql', 'insert into things values (1); insert into things values (2);');
    put('0001_things.sql', 'create table things (id int);');
    expect(await run()).toEqual(['0001_things.sql', '0002_fill.sql']);
    expect(await run()).toEqual([]);
    put('0003_more.sql', 'insert into things values (3)');
    expect(await run()).toEqual(['0003_more.sql']);
    expect(await query('select * from things')).toHaveLength(3);
  });

  it('leaves nothing of a file that fails, and names it', async () => {
    put('0001_good.sql', 'create table good (id int)');
    put('0002_bad.sql', 'create table half (id int); select nonsense;');
    await expect(run()).rejects.toThrow(/0002_bad\.sql failed: column "nonsense"/);
    expect(await query("select to_regclass('half') as half")).toEqual([{ half: null }]);
    expect(await query('select name from schema_migrations')).toEqual([{ name: '0001_good.sql' }]);
  });

  it('rejects an applied file that was changed', async () => {
    put('0001_things.sql', 'create table things (id int)');
    await run();
    put('0001_things.sql', 'create table things (id bigint)');
    await expect(run()).rejects.toThrow('0001_things.sql was changed after it had been applied');
  });

  it('takes other line ends for the same file', async () => {
    put('0001_things.sql', 'create table things (\n id int\n)');
    await run();
    put('0001_things.sql', 'create table things (\r\n id int\r\n)');
    expect(await run()).toEqual([]);
  });

  it('rejects a file before the last applied one, a duplicate number, and a name without a number', async () => {
    put('0002_b.sql', 'select 1');
    await run();
    put('0001_a.sql', 'select 1');
    await expect(run()).rejects.toThrow('0001_a.sql comes before 0002_b.sql');
    rmSync(join(folder, '0001_a.sql'));
    put('0002_c.sql', 'select 1');
    await expect(run()).rejects.toThrow('Two migrations have the number 0002');
    rmSync(join(folder, '0002_c.sql'));
    put('new.sql', 'select 1');
    await expect(run()).rejects.toThrow('new.sql must start with four digits');
  });

  it('runs on a schema that a newer release made', async () => {
    put('0001_a.sql', 'select 1');
    put('0002_newer.sql', 'select 1');
    await run();
    rmSync(join(folder, '0002_newer.sql'));
    expect(await run()).toEqual([]);
  });

  it('lets two processes start at once and applies each file once', async () => {
    put('0001_things.sql', 'create table things (id int); select pg_sleep(0.2)');
    put('0002_fill.sql', 'insert into things values (1)');
    const applied = (await Promise.all([run(), run(), run()])).flat();
    expect(applied.sort()).toEqual(['0001_things.sql', '0002_fill.sql']);
    expect(await query('select * from things')).toHaveLength(1);
  });

  it('gives way to a table in use and tries again', { tags: 'slow' }, async () => {
    put('0001_things.sql', 'create table things (id int)');
    await run();
    put('0002_change.sql', 'alter table things add column name text');
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query('begin; lock table things');
    const migrating = run();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await holder.end();
    expect(await migrating).toEqual(['0002_change.sql']);
  });
});

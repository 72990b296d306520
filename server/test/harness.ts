// Gives a test file a database of its own: migrated, empty, real, and dropped afterwards.
// The server behind it is started by global-setup.ts.

import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Db, openDb } from '../src/platform/db/db.ts';

export type TestDb = { db: Db; url: string; drop(): Promise<void> };

/** Call once per file in `beforeAll`, and `drop` in `afterAll`. */
export async function createTestDb(): Promise<TestDb> {
  return createDatabase(inject('templateName'));
}

/** Without any table; for what makes its own schema. */
export async function createEmptyDb(): Promise<TestDb> {
  return createDatabase('template1');
}

async function createDatabase(template: string): Promise<TestDb> {
  const name = `vys_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${template}`);
  const url = new URL(inject('adminUrl'));
  url.pathname = `/${name}`;
  const db = openDb(url.href, { poolSize: 8 });
  return {
    db,
    url: url.href,
    async drop() {
      await db.destroy();
      await onServer(`drop database if exists ${name} with (force)`);
    },
  };
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('adminUrl') });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

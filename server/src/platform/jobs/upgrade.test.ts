// The migration that makes jobs of the emails that waited in a table before.
// @module-tag slow
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmptyDb, type TestDb } from '../../../test/harness.ts';
import { createTestLog } from '../../../test/test-log.ts';
import { migrate, migrationsFolder } from '../db/migrate.ts';
import type { Email } from '../email/mailer.ts';
import { createJobs } from './jobs.ts';

let test: TestDb;
let folder: string;

beforeAll(async () => {
  test = await createEmptyDb();
  folder = mkdtempSync(join(tmpdir(), 'vys-before-jobs-'));
  for (const name of readdirSync(migrationsFolder)) {
    if (name < '0015') symlinkSync(join(migrationsFolder, name), join(folder, name));
  }
});
afterAll(async () => {
  await test.drop();
  rmSync(folder, { recursive: true });
});

it('sends every email that waited, not before its time, and drops those that had failed', async () => {
  await migrate(test.url, { folder });
  const client = new pg.Client({ connectionString: test.url });
  await client.connect();
  await client.query(`
    insert into email_queue
      (recipient, subject, body, headers, attempts, next_attempt_at, created_at, failed_at, last_error)
    values
      ('new@example.com', 'New', 'A link', '{"List-Unsubscribe": "<https://x.example>"}', 0,
        now(), now(), null, null),
      ('tried@example.com', 'Tried', 'Another', '{}', 5, now() + interval '1 hour', now(), null, '451'),
      ('failed@example.com', 'Failed', '', '{}', 9, now(), now(), now(), '550');
    insert into pending_file_deletions (key, due_at) values ('a/1', now());
  `);
  const { rows: before } = await client.query<{ id: string }>(
    "select id from email_queue where recipient = 'new@example.com'",
  );
  await migrate(test.url);

  const emails: { id: string; email: Email }[] = [];
  const jobs = createJobs({ db: test.db, database: test.url, log: createTestLog() });
  jobs.work('email', async (email, { id }) => void emails.push({ id, email }));
  expect(await jobs.runDue('email')).toBe(1);
  const headers = { 'List-Unsubscribe': '<https://x.example>' };
  expect(emails).toEqual([
    // Its id is that of the Message-ID.
    {
      id: before[0]?.id,
      email: { to: 'new@example.com', subject: 'New', body: 'A link', headers },
    },
  ]);
  await client.query("update jobs.job set start_after = now() where name = 'email'");
  await jobs.cancel(test.db, 'email', { key: 'unknown@example.com' });
  expect(await jobs.runDue('email')).toBe(1);
  expect(emails.at(-1)?.email).toMatchObject({ to: 'tried@example.com', body: 'Another' });
  const files = await client.query('select key, deleting_until from pending_file_deletions');
  expect(files.rows).toEqual([{ key: 'a/1', deleting_until: null }]);
  const old = await client.query("select to_regclass('email_queue') as name");
  expect(old.rows).toEqual([{ name: null }]);
  await client.end();
});

// Migrations on a database that was in use: what was there as of 0016, and what the newer ones make of it.
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyDb, type TestDb } from '../../../test/harness.ts';
import { migrate, migrationsFolder } from './migrate.ts';

const LAST_OLD = '0016_chat_turns.sql';

/** Ids that tell what they are of: `id('a', 2)`. */
const id = (owner: 'a' | 'b' | 'c' | 'd', n: number) =>
  `${owner.repeat(8)}-0000-4000-8000-${String(n).padStart(12, '0')}`;
const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T10:00:00.000Z`;

let database: TestDb;
let applied: string[];

beforeAll(async () => {
  database = await createEmptyDb();
  const folder = mkdtempSync(join(tmpdir(), 'vys-old-migrations-'));
  for (const name of readdirSync(migrationsFolder)) {
    if (name <= LAST_OLD) cpSync(join(migrationsFolder, name), join(folder, name));
  }
  await migrate(database.url, { folder });
  rmSync(folder, { recursive: true });
  await fill();
  applied = await migrate(database.url);
}, 60_000);
afterAll(() => database.drop());

type Version = { n: number; day: number; undo?: number; redo?: number };

async function insertPage(
  owner: 'a' | 'b' | 'c' | 'd',
  versions: readonly Version[],
  {
    current,
    published,
    publishedOn,
  }: { current?: number; published?: number; publishedOn?: number },
) {
  const { db } = database;
  const version = (n: number | undefined) => (n === undefined ? null : id(owner, n));
  await sql`
    insert into pages (id, user_id, jsx, css, title, description, status, current_version_id,
      published_version_id, published_at)
    values (${id(owner, 100)}, ${id(owner, 0)}, 'jsx', 'css', 'T', 'D',
      ${published === undefined ? 'draft' : 'published'}, ${version(current)}, ${version(published)},
      ${publishedOn === undefined ? null : at(publishedOn)})
  `.execute(db);
  for (const { n, day } of versions) {
    await sql`
      insert into page_versions (id, page_id, auto_saved, jsx, css, title, description, source_hash,
        content_bytes, created_at)
      values (${id(owner, n)}, ${id(owner, 100)}, ${n % 2 === 0}, ${`jsx ${n}`}, 'css', 'T', 'D',
        '\\x00', 10, ${at(day)})
    `.execute(db);
  }
  for (const { n, undo, redo } of versions) {
    await sql`
      update page_versions set undo_version_id = ${version(undo)}, redo_version_id = ${version(redo)}
      where id = ${id(owner, n)}
    `.execute(db);
  }
}

async function fill() {
  const { db } = database;
  for (const owner of ['a', 'b', 'c', 'd'] as const) {
    await sql`
      insert into accounts (user_id, email, username)
      values (${id(owner, 0)}, ${`${owner}@example.com`}, ${owner})
    `.execute(db);
    for (let n = 0; n < 2; n++) {
      await sql`insert into ai_requests (user_id) values (${id(owner, 0)})`.execute(db);
    }
  }
  // Neither ids nor rows are in the order of time; versions 3 and 5 were removed; two are of the same moment.
  await insertPage(
    'a',
    [
      { n: 8, day: 2 },
      { n: 1, day: 1 },
      { n: 6, day: 9, undo: 4 },
      { n: 4, day: 7, undo: 2 },
      { n: 2, day: 7, undo: 8 },
    ],
    { current: 6, published: 4, publishedOn: 8 },
  );
  // Went back by an undo, and was never published.
  await insertPage(
    'b',
    [
      { n: 1, day: 3 },
      { n: 2, day: 4, undo: 1 },
      { n: 3, day: 5, redo: 2 },
    ],
    { current: 3 },
  );
  // Was published, and is not any more.
  await insertPage('c', [{ n: 1, day: 6 }], { current: 1, publishedOn: 6 });
  // All its versions are gone.
  await insertPage('d', [], {});
  const turns = [
    [1, 1, null, id('a', 1)],
    [2, 2, id('a', 1), id('a', 8)],
    [3, 3, id('a', 8), id('a', 8)],
    [4, 7, null, null],
    [5, 9, id('a', 4), null],
  ] as const;
  for (const [n, day, before, after] of turns) {
    await sql`
      insert into chat_turns (id, user_id, message, reply, before_version_id, after_version_id, created_at)
      values (${id('a', 200 + n)}, ${id('a', 0)}, ${`message ${n}`}, ${`reply ${n}`}, ${before}, ${after}, ${at(day)})
    `.execute(db);
  }
}

const versionsOf = async (owner: 'a' | 'b' | 'c' | 'd') =>
  (
    await database.db
      .selectFrom('page_versions')
      .select(['id', 'number', 'published_at', 'undo_version_id', 'redo_version_id'])
      .where('page_id', '=', id(owner, 100))
      .orderBy('number')
      .execute()
  ).map((row) => ({ ...row, published_at: row.published_at?.toISOString() ?? null }));

describe('the migrations after 0016', () => {
  it('are all applied', () => {
    const newer = readdirSync(migrationsFolder).filter((name) => name > LAST_OLD);
    expect(newer.length).toBeGreaterThan(5);
    expect(applied).toEqual(newer.sort());
  });

  it('number the versions of each page from 1 in the order of time, without gaps', async () => {
    const numbers = async (owner: 'a' | 'b' | 'c' | 'd') =>
      (await versionsOf(owner)).map((version) => [version.number, version.id]);
    expect(await numbers('a')).toEqual([
      [1, id('a', 1)],
      [2, id('a', 8)],
      [3, id('a', 2)],
      [4, id('a', 4)],
      [5, id('a', 6)],
    ]);
    expect(await numbers('b')).toEqual([1, 2, 3].map((n) => [n, id('b', n)]));
    expect(await numbers('c')).toEqual([[1, id('c', 1)]]);
    const pages = await database.db
      .selectFrom('pages')
      .select(['id', 'last_version_number'])
      .orderBy('id')
      .execute();
    expect(pages.map((page) => page.last_version_number)).toEqual([5, 3, 1, 0]);
  });

  it('mark the version that visitors see as published at its time, and no other', async () => {
    const published = (await Promise.all((['a', 'b', 'c'] as const).map(versionsOf)))
      .flat()
      .filter((version) => version.published_at !== null);
    expect(published).toMatchObject([{ id: id('a', 4), published_at: at(8) }]);
  });

  it('leave the ways of undo and redo, and say nothing of who made what and in which batch', async () => {
    const steps = (await versionsOf('a')).map((version) => version.undo_version_id);
    expect(steps).toEqual([null, null, id('a', 8), id('a', 2), id('a', 4)]);
    expect((await versionsOf('b'))[2]?.redo_version_id).toBe(id('b', 2));
    const known = await database.db
      .selectFrom('page_versions')
      .select('id')
      .where((eb) => eb.or([eb('source', 'is not', null), eb('edit_batch', 'is not', null)]))
      .execute();
    expect(known).toEqual([]);
  });

  it('keep all earlier turns of the conversation as done, with what they changed', async () => {
    const rows = await database.db
      .selectFrom('chat_turns')
      .select(['message', 'reply', 'state', 'changed_page', 'created_at', 'ended_at'])
      .select(['attempt', 'lease_id', 'idempotency_key', 'before_version_id', 'after_version_id'])
      .orderBy('created_at')
      .execute();
    const changes = [true, true, false, false, true];
    expect(rows).toHaveLength(changes.length);
    for (const [index, row] of rows.entries()) {
      expect(row).toMatchObject({
        message: `message ${index + 1}`,
        reply: `reply ${index + 1}`,
        state: 'done',
        changed_page: changes[index],
        ended_at: row.created_at,
        lease_id: null,
        idempotency_key: null,
      });
    }
    expect(rows[1]).toMatchObject({ before_version_id: id('a', 1), after_version_id: id('a', 8) });
  });

  it('keep the counted requests, which name no turn', async () => {
    const rows = await database.db.selectFrom('ai_requests').select(['user_id', 'turn']).execute();
    expect(rows).toHaveLength(8);
    expect(rows.every(({ turn }) => turn === null)).toBe(true);
  });

  it('give the next version the next number, and one turn at a time a lease', async () => {
    const { db } = database;
    const number = sql<number>`(select last_version_number + 1 from pages where id = ${id('a', 100)})`;
    const { number: next } = await db
      .insertInto('page_versions')
      .values({
        ...{ page_id: id('a', 100), auto_saved: true, number, source: 'content' },
        ...{ jsx: '', css: '', title: '', description: '' },
        ...{ source_hash: Buffer.from('x'), content_bytes: 1 },
      })
      .returning('number')
      .executeTakeFirstOrThrow();
    expect(next).toBe(6);
    const start = () =>
      db
        .insertInto('chat_turns')
        .values({ user_id: id('a', 0), message: 'now', state: 'running', lease_until: new Date() })
        .execute();
    await start();
    await expect(start()).rejects.toThrow('chat_turns_running_idx');
  });
});

// The list of versions in parts: order, sizes, totals, and how many lists a user may load at once.

import { VERSIONS_BYTES } from '@vys/contract/pages/versions';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../../test/http.ts';
import { createTestPages, pageWith, type TestPages } from '../../../../test/pages.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';

let ctx: TestHttp;
let testPages: TestPages;
let user: TestUser;
let id: string;

beforeAll(async () => {
  ctx = await createTestHttp();
  testPages = await createTestPages(ctx);
});
beforeEach(async () => {
  user = await buildUser(ctx);
});
afterAll(async () => {
  await testPages.close();
  await ctx.close();
});

type Version = { id: string; content: { jsx: string; css: string } };
type List = { versions: Version[]; total: number; next_cursor: string | null };

const save = (content: object, headers: object = {}) =>
  ctx.http.inject({
    method: 'PUT',
    url: '/api/pages/update',
    headers: { ...user.headers, ...headers },
    payload: { content },
  });
async function create(content: object = pageWith('0')) {
  const created = await ctx.http.inject({
    method: 'POST',
    url: '/api/pages/create',
    headers: user.headers,
    payload: { content },
  });
  expect(created.statusCode).toBe(201);
  ({ id } = created.json());
}
/** Past the limit of a request body. */
async function saveInProcess(content: ReturnType<typeof pageWith>) {
  const caller = await ctx.identity.findCaller(user.accessToken);
  if (!caller) throw new Error('the token is not valid');
  await testPages.pages.savePage(caller, { content, autoSaved: false });
}
const versionsPath = (cursor?: string | null) =>
  `/api/pages/${id}/versions${cursor ? `?cursor=${cursor}` : ''}`;
const load = (cursor?: string | null) =>
  ctx.http.inject({ method: 'GET', url: versionsPath(cursor), headers: user.headers });
async function loadAll() {
  const parts: List[] = [];
  const sizes: number[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const response = await load(cursor);
    expect(response.statusCode).toBe(200);
    sizes.push(Buffer.byteLength(response.body));
    parts.push(response.json());
    cursor = parts.at(-1)?.next_cursor ?? null;
  }
  return { parts, sizes, versions: parts.flatMap(({ versions }) => versions) };
}
const large = (text: string) => ({ ...pageWith(text), css: 'x'.repeat(240_000) });
const shownIn = (versions: readonly Version[]) =>
  versions.map(({ content }) => /<h1>(.*)<\/h1>/.exec(content.jsx)?.[1]);

describe('the list of versions', () => {
  it('M3: comes in parts of at most 2 MB, newest first, and complete', {
    tags: 'slow',
  }, async () => {
    await create(large('0'));
    for (let n = 1; n < 30; n += 1) expect((await save(large(`${n}`))).statusCode).toBe(200);
    const { parts, sizes, versions } = await loadAll();
    expect(parts.length).toBeGreaterThan(3);
    for (const size of sizes) expect(size).toBeLessThanOrEqual(VERSIONS_BYTES);
    expect(shownIn(versions)).toEqual(Array.from({ length: 30 }, (_, n) => `${29 - n}`));
    expect(new Set(parts.map(({ total }) => total))).toEqual(new Set([30]));
  });

  it('M3: counts bytes as JSON writes them, and sends a version of any size', async () => {
    // Every character takes six bytes in JSON.
    const escaped = (text: string) => ({ ...pageWith(text), css: '\u0001'.repeat(250_000) });
    await create();
    for (const text of ['1', '2']) await saveInProcess(escaped(text));
    await save({ ...pageWith('"ü\n\\"'), css: '\u007f\u2028/' });
    const { sizes, versions } = await loadAll();
    for (const size of sizes) expect(size).toBeLessThanOrEqual(VERSIONS_BYTES);
    expect(sizes).toHaveLength(2);
    expect(versions).toHaveLength(4);
    const wrong = await sql<{ id: string }>`
      select id from page_versions where content_bytes <> octet_length(to_json(jsx)::text)
          + octet_length(to_json(css)::text) + octet_length(to_json(title)::text)
          + octet_length(to_json(description)::text)
        or source_hash <> sha256(convert_to(jsx, 'UTF8') || '\\x00'::bytea || convert_to(css, 'UTF8'))
    `.execute(ctx.db);
    expect(wrong.rows).toEqual([]);
  });

  it('API-35 a short list is one part', async () => {
    await create();
    await save(pageWith('1'));
    expect((await load()).json()).toMatchObject({ total: 2, next_cursor: null });
  });

  it('HIST-2 the current version comes first, also when a newer one was rejected and kept', {
    tags: 'slow',
  }, async () => {
    await create(large('0'));
    for (let n = 1; n < 8; n += 1) await save(large(`${n}`));
    expect((await save(large('rejected'), { 'if-match': '"r1"' })).statusCode).toBe(412);
    await saveInProcess({ ...large('8'), css: '\u0001'.repeat(250_000) });
    expect((await save(large('rejected too'), { 'if-match': '"r1"' })).statusCode).toBe(412);
    const { versions } = await loadAll();
    const remainingTitles = ['rejected too', 'rejected', '7', '6', '5', '4', '3', '2', '1', '0'];
    expect(shownIn(versions)).toEqual(['8', ...remainingTitles]);
  });

  it('M3: goes on where it was when versions are saved and dropped meanwhile', {
    tags: 'slow',
  }, async () => {
    await create(large('0'));
    for (let n = 1; n < 20; n += 1) await save(large(`${n}`));
    const first = (await load()).json() as List;
    const last = first.versions.at(-1) as Version;
    await save(large('new'));
    await ctx.db.deleteFrom('page_versions').where('id', '=', last.id).execute();
    const second = (await load(first.next_cursor)).json() as List;
    const next = Number(shownIn([last])[0]) - 1;
    expect(shownIn(second.versions)[0]).toBe(`${next}`);
  });

  it.each(['x', '1', '_', 'v', 'v1x', 'v-1', `v${'9'.repeat(30)}`])(
    'M3: rejects the cursor %j',
    async (cursor) => {
      await create();
      const response = await load(cursor);
      expect([response.statusCode, response.json().code]).toEqual([400, 'input.invalid']);
    },
  );
});

describe('lists at once', () => {
  it('M3: of four, one is rejected with Retry-After, for this user only', async () => {
    await create();
    const mine = { user, id };
    user = await buildUser(ctx);
    await create();
    const theirs = { user, id };
    let responses: ReturnType<typeof load>[] = [];
    await inTransaction(ctx.db, async (trx) => {
      // The lists wait for this lock, so they are all under way when the last one comes.
      await sql`lock table page_versions in access exclusive mode`.execute(trx);
      ({ user, id } = mine);
      responses = [load(), load(), load(), load()];
      const rejected = await Promise.race(responses);
      expect([rejected.statusCode, rejected.json().code]).toEqual([429, 'rate.limited']);
      expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
      ({ user, id } = theirs);
      responses.push(load());
    });
    const statuses = (await Promise.all(responses)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 200, 200, 200, 429]);
    ({ user, id } = mine);
    for (let n = 0; n < 4; n += 1) expect((await load()).statusCode).toBe(200);
  });
});

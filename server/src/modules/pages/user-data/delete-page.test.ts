// Deleting a page through the app server: what goes, what stays, and who may not.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../../test/http.ts';
import { createTestPages, pageWith, type TestPages } from '../../../../test/pages.ts';
import type { AssistantReply } from '../../assistant/index.ts';
import { htmlStorageKeys } from '../publishing/publish.ts';

let ctx: TestHttp;
let testPages: TestPages;
let user: TestUser;
let name: string;
let count = 0;
/** Names whose next request is looked up again. */
let invalidated: string[];
let answer: () => Promise<AssistantReply>;

const changed = (text: string): AssistantReply => ({
  lang: 'en',
  operations: [],
  suggestions: [],
  kind: 'changed',
  say: 'Done.',
  page: pageWith(text),
  receipt: 'Changed.',
  changes: [],
});

beforeAll(async () => {
  ctx = await createTestHttp();
  const ai = {
    label: 'Built-in assistant',
    assistant: 'builtin' as const,
    respond: () => answer(),
  };
  testPages = await createTestPages(ctx, { ai });
  testPages.pages.onChange((one) => invalidated.push(one));
});
beforeEach(async () => {
  count += 1;
  name = `leaver-${count}`;
  invalidated = [];
  answer = async () => changed('Changed');
  user = await buildUser(ctx, { vysUrl: name });
});
afterAll(async () => {
  await testPages.close();
  await ctx.close();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, url: string, payload?: object, { headers } = user) =>
  ctx.http.inject({ method, url, headers, ...(payload ? { payload } : {}) });
const deletePage = (id: string, as = user) => call('DELETE', `/api/pages/${id}`, undefined, as);

async function publishPage(text = 'Hello'): Promise<string> {
  const { id } = (await call('POST', '/api/pages/create', { content: pageWith(text) })).json();
  expect((await call('POST', `/api/pages/${id}/publish`)).statusCode).toBe(200);
  return id;
}

async function countRows(pageId: string) {
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from page_versions where page_id = ${pageId})
      + (select count(*) from published_pages where page_id = ${pageId})
      + (select count(*) from form_submissions where page_id = ${pageId})
      + (select count(*) from analytics_pages where page_id = ${pageId})
      + (select count(*) from chat_turns where user_id = ${user.id}) as n
  `.execute(ctx.db);
  return Number(rows[0]?.n);
}

async function findHtmlKey(pageId: string): Promise<string> {
  const { html_hash: hash } = await ctx.db
    .selectFrom('published_pages')
    .select('html_hash')
    .where('page_id', '=', pageId)
    .executeTakeFirstOrThrow();
  return htmlStorageKeys(hash)[0] as string;
}

describe('DELETE /api/pages/{id}', () => {
  it('takes the public address down at once, and everything of the page with it', async () => {
    const id = await publishPage();
    const message = { name, kind: 'contact' as const, fields: { message: 'Hi' } };
    await testPages.forms.submit(message);
    expect((await testPages.pages.findPublic(name)).kind).toBe('page');
    expect(await countRows(id)).toBe(4);
    const html = await findHtmlKey(id);
    expect(await testPages.files.get(html)).not.toBeNull();
    invalidated = [];

    const deleted = await deletePage(id);
    expect([deleted.statusCode, deleted.body]).toEqual([204, '']);
    expect(await testPages.pages.findPublic(name)).toEqual({ kind: 'none' });
    expect(invalidated).toContain(name);
    expect(await countRows(id)).toBe(0);
    await expect.poll(() => testPages.files.get(html)).toBeNull();
    for (const path of ['/api/pages/current', `/api/pages/${id}`, `/api/pages/${id}/versions`])
      expect([path, (await call('GET', path)).json().code]).toEqual([path, 'pages.not_found']);
    await expect(testPages.forms.submit(message)).rejects.toMatchObject({
      code: 'pages.not_found',
    });
  });

  it('takes down the addresses that led to the page before', async () => {
    const id = await publishPage();
    const moved = await call('PUT', '/api/user/profile', { vys_url: `${name}-new` });
    expect(moved.statusCode).toBe(200);
    expect((await testPages.pages.findPublic(name)).kind).toBe('moved');
    invalidated = [];
    await deletePage(id);
    expect(invalidated).toEqual(expect.arrayContaining([name, `${name}-new`]));
    expect(await testPages.pages.findPublic(`${name}-new`)).toEqual({ kind: 'none' });
  });

  it('a second time finds nothing, and neither does another publish', async () => {
    const id = await publishPage();
    expect((await deletePage(id)).statusCode).toBe(204);
    expect((await deletePage(id)).json().code).toBe('pages.not_found');
    expect((await call('POST', `/api/pages/${id}/publish`)).json().code).toBe('pages.not_found');
  });

  it('finds no page of another user, which stays', async () => {
    const id = await publishPage();
    const other = await buildUser(ctx);
    const response = await deletePage(id, other);
    expect([response.statusCode, response.json().code]).toEqual([404, 'pages.not_found']);
    expect((await testPages.pages.findPublic(name)).kind).toBe('page');
  });

  it('needs a caller, and an id', async () => {
    const id = await publishPage();
    const anonymous = await ctx.http.inject({ method: 'DELETE', url: `/api/pages/${id}` });
    expect([anonymous.statusCode, anonymous.json().code]).toEqual([401, 'auth.unauthenticated']);
    const malformed = await deletePage('not-an-id');
    expect([malformed.statusCode, malformed.json().code]).toEqual([400, 'input.invalid']);
    expect((await testPages.pages.findPublic(name)).kind).toBe('page');
  });

  it('PAGES-7 makes room for the next page, also with the same source on a plan without the editor', async () => {
    const id = await publishPage('Typed');
    const free = { tier: 'free' };
    await ctx.db.updateTable('accounts').set(free).where('user_id', '=', user.id).execute();
    await deletePage(id);
    const content = pageWith('Typed');
    const again = await call('POST', '/api/pages/create', { content });
    expect([again.statusCode, again.json().status]).toEqual([201, 'draft']);
    expect(again.json()).toMatchObject({ views: 0, can_undo: false });
    const typed = await call('PUT', '/api/pages/update', { content: pageWith('Never seen') });
    expect(typed.json().code).toBe('pages.code_locked');
  });

  it('stops the assistant, which would save the page anew', async () => {
    const id = await publishPage();
    let finish = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = () => {
        resolve();
        return new Promise((done) => {
          finish = () => done(changed('Too late'));
        });
      };
    });
    const body = { messages: [{ role: 'user', content: 'Make it dark' }] };
    const stream = call('POST', '/api/ai/chat', body);
    await asked;
    expect((await deletePage(id)).statusCode).toBe(204);
    finish();
    expect((await stream).body).not.toContain('Too late');
    expect((await call('GET', '/api/pages/current')).statusCode).toBe(404);
    expect(await countRows(id)).toBe(0);
  });
});

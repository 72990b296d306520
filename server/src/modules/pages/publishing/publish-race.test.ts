// What a publish leaves in the analytics, and a publish that is overtaken while its checks run: by the deletion
// of the page, or by a newer publish.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../../test/http.ts';
import { createTestPages, pageWith, type TestPages } from '../../../../test/pages.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';

let ctx: TestHttp;
let testPages: TestPages;
let user: TestUser;
let name: string;
let count = 0;
/** Runs once, between the build of the next publish and its transaction. */
let meanwhile: (() => Promise<unknown>) | undefined;

beforeAll(async () => {
  ctx = await createTestHttp();
  testPages = await createTestPages(ctx, {
    async checkLinks() {
      const run = meanwhile;
      meanwhile = undefined;
      await run?.();
      return new Map();
    },
  });
});
beforeEach(async () => {
  count += 1;
  name = `racer-${count}`;
  user = await buildUser(ctx, { vysUrl: name });
});
afterAll(async () => {
  await testPages.close();
  await ctx.close();
});

function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const { headers } = user;
  return ctx.http.inject({ method, url, headers, ...(payload ? { payload } : {}) });
}
const publish = (id: string) => call('POST', `/api/pages/${id}/publish`);
const update = (text: string) => call('PUT', '/api/pages/update', { content: pageWith(text) });
async function create(text: string): Promise<string> {
  const created = await call('POST', '/api/pages/create', { content: pageWith(text) });
  return created.json().id;
}
const deletePage = () =>
  inTransaction(ctx.db, (trx) =>
    testPages.pages.deleteUserData(trx, { userId: user.id, publicNames: [name] }),
  );
async function listStoredFiles(): Promise<string[]> {
  const rows = await ctx.db.selectFrom('pending_file_deletions').select('key').execute();
  return rows.map(({ key }) => key);
}

describe('a publish that is overtaken', () => {
  it('answers pages.not_found when the page was deleted meanwhile, and leaves no file', async () => {
    const id = await create('Gone');
    meanwhile = deletePage;
    const response = await publish(id);
    expect([response.statusCode, response.json().code]).toEqual([404, 'pages.not_found']);
    expect(await testPages.pages.findPublic(name)).toEqual({ kind: 'none' });
    expect(await listStoredFiles()).toEqual([]);
  });

  it('answers pages.not_found too when the page had been published before', async () => {
    const id = await create('First');
    expect((await publish(id)).statusCode).toBe(200);
    await update('Second');
    meanwhile = deletePage;
    expect((await publish(id)).json().code).toBe('pages.not_found');
    expect(await testPages.pages.findPublic(name)).toEqual({ kind: 'none' });
  });

  it('answers when the newer one was published, and visitors keep the newer one', async () => {
    const id = await create('Older');
    let newer: { published_at: string } | undefined;
    meanwhile = async () => {
      await update('Newer');
      ctx.clock.advance(1000);
      newer = (await publish(id)).json();
      ctx.clock.advance(1000);
    };
    const older = await publish(id);
    expect(older.statusCode).toBe(200);
    expect(older.json().published_at).toBe(newer?.published_at);
    const publicPage = await testPages.pages.findPublic(name);
    if (publicPage.kind !== 'page') throw new Error('nothing is shown');
    expect(publicPage.pageBuild.html.toString()).toContain('<h1>Newer</h1>');
    const notifications = await call('GET', '/api/notifications');
    const published = JSON.stringify(notifications.json()).split('"page_published"').length - 1;
    expect(published).toBe(1);
  });

  it('does not delete an image from the page that a newer publish shows', async () => {
    const key = 'A'.repeat(24);
    const withImage = (text: string) => {
      const content = pageWith(text);
      const image = `<img src="http://pages.test/_/media/${key}" alt="A cat"/>`;
      return { ...content, jsx: content.jsx.replace('<h1>', `${image}<h1>`) };
    };
    const id = (await call('POST', '/api/pages/create', { content: withImage('Older') })).json().id;
    expect((await publish(id)).statusCode).toBe(200);
    meanwhile = async () => {
      await call('PUT', '/api/pages/update', { content: withImage('Newer') });
      expect((await publish(id)).statusCode).toBe(200);
    };
    const removing = testPages.pages.imageUser.removeUses(user.id, [key]);
    await expect(removing).rejects.toMatchObject({ code: 'media.in_use' });
  });
});

describe('the report', () => {
  it('has each publish, and none that was rejected', async () => {
    const first = ctx.clock.now();
    const id = await create('Hello');
    expect((await publish(id)).statusCode).toBe(200);
    ctx.clock.advance(60_000);
    expect((await publish(id)).statusCode).toBe(200);
    const broken = { ...pageWith('Broken'), jsx: 'export default () => (<main><b></main>);' };
    await call('PUT', '/api/pages/update', { content: broken });
    ctx.clock.advance(60_000);
    expect((await publish(id)).statusCode).toBe(422);
    const query = ctx.db.selectFrom('analytics_publishes').select('at').orderBy('at');
    const publishes = await query.where('page_id', '=', id).execute();
    expect(publishes.map(({ at }) => at)).toEqual([first, new Date(first.getTime() + 60_000)]);
  });
});

// What analytics learn of publishes.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../../test/http.ts';
import { createTestPages, pageWith, type TestPages } from '../../../../test/pages.ts';

let ctx: TestHttp;
let testPages: TestPages;
let user: TestUser;
beforeAll(async () => {
  ctx = await createTestHttp();
  testPages = await createTestPages(ctx);
  user = await buildUser(ctx, { vysUrl: 'anna' });
});
afterAll(async () => {
  await testPages.close();
  await ctx.close();
});

function call(method: 'POST' | 'PUT', url: string, payload?: object) {
  const { headers } = user;
  return ctx.http.inject({ method, url, headers, ...(payload ? { payload } : {}) });
}

it('each publish is noted once it is committed, and none that is rejected', async () => {
  const { id } = (await call('POST', '/api/pages/create', { content: pageWith('Hello') })).json();
  const publish = async () => (await call('POST', `/api/pages/${id}/publish`)).statusCode;
  const first = ctx.clock.now();
  expect(await publish()).toBe(200);
  ctx.clock.advance(60_000);
  expect(await publish()).toBe(200);
  const broken = { ...pageWith('Broken'), jsx: 'export default () => (<main><b></main>);' };
  expect((await call('PUT', '/api/pages/update', { content: broken })).statusCode).toBe(200);
  ctx.clock.advance(60_000);
  expect(await publish()).toBe(422);
  const query = ctx.db.selectFrom('analytics_publishes').select('at').orderBy('at');
  const rows = await query.where('page_id', '=', id).execute();
  expect(rows.map(({ at }) => at)).toEqual([first, new Date(first.getTime() + 60_000)]);
});

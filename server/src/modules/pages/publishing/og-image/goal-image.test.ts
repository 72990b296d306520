// The picture of a reached goal, over HTTP with the real drawing process.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../../../test/http.ts';
import { createTestPages, pageWith, type TestPages } from '../../../../../test/pages.ts';

let ctx: TestHttp;
let pages: TestPages;
let owner: TestUser;

beforeAll(async () => {
  ctx = await createTestHttp();
  pages = await createTestPages(ctx);
  owner = await buildUser(ctx, { vysUrl: 'olive' });
});
afterAll(async () => {
  await pages.close();
  await ctx.close();
});

const get = (goal: string, user: TestUser) =>
  ctx.http.inject({
    url: `/api/user/goal-image?goal=${encodeURIComponent(goal)}`,
    headers: user.headers,
  });

it('GOAL-8 a reached goal has a picture, and one that is not reached has none', async () => {
  const { headers } = owner;
  const goal = { achieved_goal: 1000, next_goal: 2500 };
  ctx.hooks.countViews = async () => 1000;
  const saved = await ctx.http.inject({
    method: 'POST',
    url: '/api/pages/create',
    headers,
    payload: { content: pageWith('Olive') },
  });
  expect(saved.statusCode).toBe(201);
  expect((await get('1000', owner)).json().code).toBe('accounts.goal_not_reached');
  const recorded = await ctx.http.inject({
    method: 'POST',
    url: '/api/user/goal-achievement',
    headers,
    payload: goal,
  });
  expect(recorded.statusCode).toBe(200);
  const image = await get('1000', owner);
  expect(image.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': 'inline; filename="vys-1000-views.png"',
  });
  const png = image.rawPayload;
  expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
    'PNG',
    1200,
    630,
  ]);
  expect((await get('2500', owner)).statusCode).toBe(409);
});

it('a user without a page gets no picture', async () => {
  const user = await buildUser(ctx, { vysUrl: 'newcomer' });
  await ctx.db
    .updateTable('accounts')
    .set({ goal_notifications: ['views_1000'] })
    .where('user_id', '=', user.id)
    .execute();
  expect((await get('1000', user)).json().code).toBe('pages.not_found');
});

it.each(['0', '-1', '1.5', 'x', '1001', '1e400'])('%s is no goal', async (goal) => {
  expect((await get(goal, owner)).statusCode).toBe(400);
});

// The three shapes of responses, as the clients of the specification read them.
import { checkUsername, getProfile, getQrSettings } from '@vys/contract/identity/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../test/http.ts';

let ctx: TestHttp;
let user: TestUser;
beforeAll(async () => {
  ctx = await createTestHttp();
  user = await buildUser(ctx, { tier: 'free' });
});
afterAll(() => ctx.close());

it.each([
  ['wrapped', getProfile.path, ['data']],
  ['with success', getQrSettings.path, ['data', 'success']],
  ['bare', checkUsername.path.replace('{username}', 'some-name'), ['available', 'message']],
])('API-7 %s: %s', async (_, url, fields) => {
  const response = await ctx.http.inject({ method: 'GET', url, headers: user.headers });
  expect(response.statusCode).toBe(200);
  expect(Object.keys(response.json()).sort()).toEqual(fields);
});

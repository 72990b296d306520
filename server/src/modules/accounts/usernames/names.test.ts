// The availability check of public names.

import { fillPath } from '@vys/contract/api/route';
import { checkUsername } from '@vys/contract/identity/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../../test/http.ts';

let ctx: TestHttp;
let user: TestUser;

beforeAll(async () => {
  ctx = await createTestHttp();
  user = await buildUser(ctx, { username: 'ada-lovelace' });
});
afterAll(() => ctx.close());

async function check(username: string, as?: TestUser, path: string = checkUsername.path) {
  const url = fillPath(path, { username });
  const response = await ctx.http.inject({ url, headers: as?.headers ?? {} });
  expect(response.statusCode).toBe(200);
  return response.json();
}

const free = { available: true, message: 'This username is available' };
const unavailable = { available: false, message: 'This username is already taken' };
const hint = 'Use 3-20 characters: letters, numbers, hyphens, and underscores only';

describe('GET /auth/check-username/{username}', () => {
  it('API-8 API-10 responds on both paths, without a token', async () => {
    for (const path of [checkUsername.path, ...checkUsername.aliases]) {
      expect(await check('grace-hopper', undefined, path)).toEqual(free);
      expect(await check('ada-lovelace', undefined, path)).toEqual(unavailable);
    }
  });

  it('ONB-4 takes upper case for lower case', async () => {
    expect(await check('Ada-Lovelace')).toEqual(unavailable);
    expect(await check('GRACE')).toEqual(free);
  });

  it.each([
    'ab',
    'a'.repeat(21),
    'a b',
    'ä-ö-ü',
    'a.b',
    'a/b/c',
    '../etc',
    '%00%00%00',
    '<script>',
  ])('ONB-4 ONB-5 ONB-11 rejects %j with the hint', async (name) => {
    expect(await check(name)).toEqual({ available: false, message: hint });
  });

  it.each(['admin', 'adm1n', 'dashboard', 'google', 'fuck'])(
    'ONB-11 rejects the reserved name %s',
    async (name) => {
      const reserved = { available: false, message: 'This username is reserved' };
      expect(await check(name)).toEqual(reserved);
      expect(await check(name, user)).toEqual(reserved);
    },
  );

  it('API-10 finds the own name available, before and after it is public', async () => {
    const owner = await buildUser(ctx);
    expect(await check(owner.username, owner)).toEqual(free);
    expect(await check(owner.username, user)).toEqual(unavailable);
    const caller = await ctx.identity.findCaller(owner.accessToken);
    if (!caller) throw new Error('no caller');
    await ctx.accounts.changeProfile(caller, { vysUrl: owner.username });
    expect(await check(owner.username, owner)).toEqual(free);
    expect(await check(owner.username, user)).toEqual(unavailable);
  });

  it('API-10 finds the name of a user taken who has no profile yet', async () => {
    const password = 'a long enough password';
    const names = { username: 'not-seen-yet', firstName: '', lastName: '' };
    await ctx.identity.registerUser({ ...names, email: 'n@example.test', password });
    expect(await check('not-seen-yet')).toEqual(unavailable);
  });

  it('API-10 frees a name that its owner has left', async () => {
    const mover = await buildUser(ctx, { vysUrl: 'old-name' });
    const caller = await ctx.identity.findCaller(mover.accessToken);
    if (!caller) throw new Error('no caller');
    expect(await check('old-name')).toEqual(unavailable);
    await ctx.accounts.changeProfile(caller, { username: 'new-name' });
    expect(await check('new-name')).toEqual(unavailable);
  });
});

// Retired usernames: reserved for their owners for 90 days, then free for all users.

import { fillPath } from '@vys/contract/api/route';
import { checkUsername, updateProfile } from '@vys/contract/identity/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, signIn, type TestUser } from '../../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../../test/http.ts';
import { DAY } from '../../../platform/time-spans.ts';

let ctx: TestHttp;
let ada: TestUser;
let eve: TestUser;
let name: string;
let count = 0;

beforeAll(async () => {
  ctx = await createTestHttp();
});
beforeEach(async () => {
  count += 1;
  name = `first-${count}`;
  ada = await buildUser(ctx, { vysUrl: name });
  eve = await buildUser(ctx);
});
afterAll(() => ctx.close());

const put = (body: object, as: TestUser) =>
  ctx.http.inject({
    method: updateProfile.method,
    url: updateProfile.path,
    headers: as.headers,
    payload: body,
  });
async function rename(body: object, as = ada): Promise<number> {
  return (await put(body, as)).statusCode;
}
async function check(username: string, as?: TestUser): Promise<boolean> {
  const url = fillPath(checkUsername.path, { username });
  const response = await ctx.http.inject({ url, headers: as?.headers ?? {} });
  return response.json().available;
}
const findOwner = async (retired: string) =>
  (await ctx.accounts.findByRetiredUsername(ctx.db, retired))?.userId;

describe('a retired username', () => {
  it('SET-1 stays with its owner and is unavailable to others', async () => {
    expect(await rename({ username: `second-${count}` })).toBe(200);
    expect(await check(name)).toBe(false);
    expect(await check(name, eve)).toBe(false);
    expect(await check(name, ada)).toBe(true);
    for (const body of [{ vys_url: name }, { username: name }]) {
      const response = await put(body, eve);
      expect([response.statusCode, response.json().code]).toEqual([
        409,
        'accounts.username_unavailable',
      ]);
    }
    expect(await findOwner(name)).toBe(ada.id);
  });

  it('SET-1 cannot be registered by another user', async () => {
    await rename({ username: `second-${count}` });
    const names = { username: name, firstName: 'Eve', lastName: 'M' };
    const account = { ...names, email: `e${count}@example.test`, password: 'correct horse 7' };
    await expect(ctx.identity.registerUser(account)).rejects.toMatchObject({
      code: 'identity.username_taken',
    });
  });

  it('SET-1 can be taken back; then the newer one is reserved', async () => {
    await rename({ username: `second-${count}` });
    expect(await rename({ username: name })).toBe(200);
    expect(await findOwner(name)).toBeUndefined();
    expect(await findOwner(`second-${count}`)).toBe(ada.id);
    expect(await check(`second-${count}`, eve)).toBe(false);
  });

  it('SET-1 all names of a chain lead to the same owner', async () => {
    for (const next of ['b', 'c', 'd']) await rename({ username: `${next}-${name}` });
    for (const retired of [name, `b-${name}`, `c-${name}`]) {
      expect(await findOwner(retired)).toBe(ada.id);
    }
    const retired = await ctx.accounts.listRetiredUsernames(ctx.db, ada.id);
    expect(retired.sort()).toEqual([`b-${name}`, `c-${name}`, name]);
  });

  it('SET-1 is free after 90 days, and not a day earlier', async () => {
    await rename({ username: `second-${count}` });
    const start = ctx.clock.now();
    ctx.clock.set(new Date(start.getTime() + 90 * 86_400_000 - 1000));
    eve = await buildUser(ctx);
    expect(await check(name)).toBe(false);
    ctx.clock.set(new Date(start.getTime() + 90 * 86_400_000 + 1000));
    eve = await buildUser(ctx);
    expect(await findOwner(name)).toBeUndefined();
    expect(await check(name)).toBe(true);
    expect(await rename({ vys_url: name }, eve)).toBe(200);
    expect(await check(name, ada)).toBe(false);
  });

  it('SET-1 goes to its owner when another user requests it at the same moment', async () => {
    const responses = await Promise.all([
      rename({ username: `second-${count}` }),
      rename({ vys_url: name }, eve),
    ]);
    expect(responses).toEqual([200, 409]);
    expect(await findOwner(name)).toBe(ada.id);
  });

  it('M7: a fourth name within 90 days is rejected with the day, and links go on working', async () => {
    for (const next of ['b', 'c', 'd']) await rename({ username: `${next}-${name}` });
    ctx.clock.advance(31 * DAY);
    ada = { ...ada, ...(await signIn(ctx, { ...ada, username: `d-${name}` })) };
    const response = await put({ username: `e-${name}` }, ada);
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBe((59 * DAY) / 1000);
    const message = expect.stringContaining('You can choose a new one in 59 days');
    expect(response.json()).toEqual({
      code: 'accounts.username_limit',
      message,
      fields: { username: message },
    });
    for (const retired of [name, `b-${name}`, `c-${name}`]) {
      expect(await findOwner(retired)).toBe(ada.id);
    }
    expect(await check(`e-${name}`)).toBe(true);
    // Back to one of them, which leaves no more behind.
    expect(await rename({ username: `b-${name}` })).toBe(200);
    ctx.clock.advance(60 * DAY);
    ada = { ...ada, ...(await signIn(ctx, { ...ada, username: `b-${name}` })) };
    expect(await rename({ username: `e-${name}` })).toBe(200);
  });

  it('M7: moves at the same time leave no more than three names behind', async () => {
    for (const next of ['b', 'c']) await rename({ username: `${next}-${name}` });
    ctx.clock.advance(40 * DAY);
    ada = { ...ada, ...(await signIn(ctx, { ...ada, username: `c-${name}` })) };
    const moves = ['d', 'e', 'f'].map((next) => rename({ username: `${next}-${name}` }));
    await Promise.all(moves);
    const retired = await ctx.accounts.listRetiredUsernames(ctx.db, ada.id);
    expect(retired.length).toBeLessThanOrEqual(3);
  });

  it('M7: a page moves three times at once, and then every ten days', async () => {
    const otherName = `z-${name}`;
    for (const next of [otherName, name, otherName])
      expect(await rename({ username: next })).toBe(200);
    const response = await put({ vys_url: name }, ada);
    expect([response.statusCode, response.json().code]).toEqual([429, 'accounts.username_limit']);
    expect(Number(response.headers['retry-after'])).toBe((10 * DAY) / 1000);
    expect(response.json().fields).toEqual({
      vys_url: expect.stringContaining('You can change it again in 10 days.'),
    });
    // What moves nothing goes on.
    expect(await rename({ username: otherName, full_name: 'Ada' })).toBe(200);
    ctx.clock.advance(10 * DAY);
    ada = { ...ada, ...(await signIn(ctx, { ...ada, username: otherName })) };
    expect(await rename({ username: name })).toBe(200);
    expect(await rename({ username: otherName })).toBe(429);
  });

  it('M7: only moves that succeed are counted, and choosing the first public name is none', async () => {
    const takenName = eve.username;
    for (let n = 0; n < 5; n += 1) expect(await rename({ username: takenName })).toBe(409);
    for (const next of ['b', 'c', 'd']) {
      expect(await rename({ username: `${next}-${name}` })).toBe(200);
    }
    for (const next of ['p', 'q', 'r', 's', 't']) {
      expect(await rename({ username: `${next}-eve-${count}` }, eve)).toBe(200);
    }
    expect(await rename({ vys_url: `u-eve-${count}` }, eve)).toBe(200);
  });

  it('only public names are reserved', async () => {
    const before = eve.username;
    expect(await rename({ username: `eve-${count}` }, eve)).toBe(200);
    expect(await findOwner(before)).toBeUndefined();
    expect(await check(before)).toBe(true);
  });
});

// Deleting an account while other things go on: in this process, and in another that has not heard yet.

import { deleteAccount } from '@vys/contract/identity/accounts';
import { CLIENT_ID, token } from '@vys/contract/identity/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser, postForm, type TestUser } from '../../../../test/factories.ts';
import {
  createTestHttp,
  TEST_APP_ORIGIN,
  TEST_PAGES_ORIGIN,
  type TestHttp,
} from '../../../../test/http.ts';
import { identityHooks } from '../../../../test/identity-hooks.ts';
import type { Caller } from '../../../platform/http/http.ts';
import { createIdentity } from '../../identity/index.ts';
import { createAccounts } from '../index.ts';
import type { UserDataEraser } from './deletion.ts';

let ctx: TestHttp;

beforeAll(async () => {
  ctx = await createTestHttp();
});
afterAll(() => ctx.close());

const leave = ({ headers }: TestUser) =>
  ctx.http.inject({ method: 'DELETE', url: deleteAccount.path, headers });
const listAccounts = ({ id }: TestUser) =>
  ctx.db.selectFrom('accounts').select('email').where('user_id', '=', id).execute();

/** Checks after the cached session status has expired. */
async function isLetIn({ id }: TestUser, accessToken: string): Promise<boolean> {
  ctx.clock.advance(5000);
  return (await ctx.identity.findCaller(accessToken))?.userId === id;
}

/** Another process on the same database. */
async function openElsewhere(erasers: readonly UserDataEraser[] = []) {
  const identity = await createIdentity({
    ...identityHooks,
    ...ctx,
    ...identityHooks,
    appOrigin: TEST_APP_ORIGIN,
  });
  const pagesOrigin = TEST_PAGES_ORIGIN;
  const accounts = createAccounts({
    ...ctx,
    identity,
    pagesOrigin,
    onPublicProfileChange: () => {},
    onAccountChange: () => {},
    countViews: async () => 0,
    isPublished: async () => false,
    listErasers: () => erasers,
    listExporters: () => [],
  });
  return { identity, accounts };
}

describe('a token that another process still takes for good', () => {
  it('ASVS 7.4.2 I6 is rejected there within 5 s, and does not bring the account back meanwhile', async () => {
    const user = await buildUser(ctx);
    const { identity, accounts } = await openElsewhere();
    const caller = (await identity.findCaller(user.accessToken)) as Caller;
    expect((await leave(user)).statusCode).toBe(204);
    expect(await identity.findCaller(user.accessToken)).toBeDefined();
    await expect(accounts.getAccount(caller)).rejects.toMatchObject({
      code: 'auth.unauthenticated',
    });
    expect(await listAccounts(user)).toEqual([]);
    ctx.clock.advance(5000);
    expect(await identity.findCaller(user.accessToken)).toBeUndefined();
  });
});

describe('deleting', () => {
  it('API-17 works for one whose account was never looked at', async () => {
    const user = await buildUser(ctx);
    await ctx.db.deleteFrom('accounts').where('user_id', '=', user.id).execute();
    expect((await leave(user)).statusCode).toBe(204);
    expect(await ctx.identity.findAddress(ctx.db, user.id)).toBeUndefined();
    const { available } = (
      await ctx.http.inject({ url: `/api/auth/check-username/${user.username}` })
    ).json();
    expect(available).toBe(false);
  });

  it('API-17 succeeds once when it is requested many times at once', async () => {
    const user = await buildUser(ctx);
    const responses = await Promise.all(Array.from({ length: 5 }, () => leave(user)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 401, 401, 401, 401]);
  });

  it('API-17 leaves no session open that began at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const user = await buildUser(ctx);
      const { username, password, refreshToken } = user;
      const realm = { client_id: CLIENT_ID, scope: 'openid' };
      const signIn = { ...realm, grant_type: 'password', username, password };
      const refresh = { ...realm, grant_type: 'refresh_token', refresh_token: refreshToken };
      const responses = await Promise.all([
        postForm(ctx, token.path, signIn),
        postForm(ctx, token.path, refresh),
        leave(user),
        postForm(ctx, token.path, signIn),
        postForm(ctx, token.path, refresh),
      ]);
      expect(responses[2]?.statusCode).toBe(204);
      for (const response of responses) expect([200, 204, 400]).toContain(response.statusCode);
      for (const response of responses.filter(({ statusCode }) => statusCode === 200)) {
        const { access_token } = response.json();
        expect(await isLetIn(user, access_token)).toBe(false);
      }
      const sessions = ctx.db.selectFrom('sessions').select('id').where('user_id', '=', user.id);
      expect(await sessions.execute()).toEqual([]);
    }
  });

  it('API-17 is rolled back completely when one module fails', async () => {
    const user = await buildUser(ctx, { vysUrl: 'undecided' });
    const { accounts } = await openElsewhere([
      async () => {
        throw new Error('a module that fails');
      },
    ]);
    const caller = (await ctx.identity.findCaller(user.accessToken)) as Caller;
    await expect(accounts.deleteAccount(caller)).rejects.toThrow('a module that fails');
    expect(await listAccounts(user)).toHaveLength(1);
    expect(await ctx.identity.findCaller(user.accessToken)).toBeDefined();
    expect(await ctx.accounts.findByPublicName(ctx.db, 'undecided')).toBeDefined();
  });

  it('API-17 requires a token', async () => {
    const response = await ctx.http.inject({ method: 'DELETE', url: deleteAccount.path });
    expect(response.statusCode).toBe(401);
  });
});

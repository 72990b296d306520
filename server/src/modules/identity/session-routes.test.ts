// Where a user is signed in, signing devices out, and how soon an access token of theirs is rejected,
// here and in another process. Live connections close too: notifications/live.

import { CLIENT_ID, logout, token } from '@vys/contract/identity/identity';
import { endSession, endSessions, listSessions } from '@vys/contract/identity/sessions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  CHROME_ON_ANDROID,
  createBrowserClient,
  FIREFOX_ON_LINUX,
} from '../../../test/clients/fake-browser-client.ts';
import { buildUser, postForm, signIn, type TestUser } from '../../../test/factories.ts';
import { createTestHttp, TEST_APP_ORIGIN, type TestHttp } from '../../../test/http.ts';
import { identityHooks } from '../../../test/identity-hooks.ts';
import { DAY, MINUTE, SECOND } from '../../platform/time-spans.ts';
import { createIdentity, type Identity } from './index.ts';

let ctx: TestHttp;
/** Another process on the same database. */
let elsewhere: Identity;
let user: TestUser;

beforeAll(async () => {
  ctx = await createTestHttp();
  elsewhere = await createIdentity({ ...ctx, ...identityHooks, appOrigin: TEST_APP_ORIGIN });
});
beforeEach(async () => {
  user = await buildUser(ctx);
});
afterAll(async () => {
  await elsewhere.close();
  await ctx.close();
});

type Signed = { headers: { authorization: string }; accessToken: string; refreshToken: string };

async function signInWith(
  browser: ReturnType<typeof createBrowserClient>,
): Promise<Signed & { id: string }> {
  const body = (await browser.signIn(user)).json();
  return {
    id: body.session_state,
    accessToken: body.access_token,
    refreshToken: body.refresh_token,
    headers: { authorization: `Bearer ${body.access_token}` },
  };
}

async function list({ headers }: Pick<Signed, 'headers'>) {
  const response = await ctx.http.inject({ url: listSessions.path, headers });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().data;
}

const endOne = ({ headers }: Pick<Signed, 'headers'>, id: string) =>
  ctx.http.inject({ method: 'DELETE', url: endSession.path.replace('{id}', id), headers });

const endMany = ({ headers }: Pick<Signed, 'headers'>, scope: string) =>
  ctx.http.inject({ method: 'POST', url: endSessions.path, headers, payload: { scope } });

const refresh = (refreshToken: string) =>
  postForm(ctx, token.path, {
    grant_type: 'refresh_token',
    client_id: CLIENT_ID,
    refresh_token: refreshToken,
  });

describe('GET /api/auth/sessions', () => {
  it('lists the devices with their names, most recently used first, and marks the one of the request', async () => {
    ctx.clock.advance(MINUTE);
    const signedInAt = ctx.clock.now().toISOString();
    const laptop = createBrowserClient(ctx, FIREFOX_ON_LINUX);
    const onLaptop = await signInWith(laptop);
    ctx.clock.advance(MINUTE);
    const onPhone = await signInWith(createBrowserClient(ctx, CHROME_ON_ANDROID));
    ctx.clock.advance(MINUTE);
    await laptop.refresh(onLaptop.refreshToken);
    const devices = await list(onPhone);
    expect(devices[0]).toEqual({
      id: onLaptop.id,
      current: false,
      device: 'Firefox on Linux',
      address: '127.0.0.1',
      signed_in_at: signedInAt,
      last_used_at: ctx.clock.now().toISOString(),
    });
    expect(devices.slice(1)).toMatchObject([
      { id: onPhone.id, current: true, device: 'Chrome on Android' },
      { current: false, device: 'lightMyRequest' },
    ]);
  });

  it.each([
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8::7', '2001:db8::7'],
  ])('shows the address %s as %s', async (remoteAddress, address) => {
    const { username, password } = user;
    const form = { grant_type: 'password', client_id: CLIENT_ID, username, password };
    const response = await ctx.http.inject({
      method: 'POST',
      url: token.path,
      remoteAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
    const devices: { id: string; address: string }[] = await list(user);
    expect(devices.find(({ id }) => id === response.json().session_state)?.address).toBe(address);
  });

  it('omits ended sessions, those unused for too long and those of other users', async () => {
    const browser = createBrowserClient(ctx);
    await browser.logOut((await signInWith(browser)).refreshToken);
    await buildUser(ctx);
    expect(await list(user)).toHaveLength(1);
    ctx.clock.advance(30 * DAY);
    expect(await list(await signIn(ctx, user))).toHaveLength(1);
  });

  it('requires a token', async () => {
    const response = await ctx.http.inject({ url: listSessions.path });
    expect([response.statusCode, response.json().code]).toEqual([401, 'auth.unauthenticated']);
  });
});

describe('DELETE /api/auth/sessions/{id}', () => {
  it('ASVS 10.4.9 signs that device out and no other', async () => {
    const [first, second] = [await signIn(ctx, user), await signInWith(createBrowserClient(ctx))];
    const response = await endOne(first, second.id);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect((await list(first)).map(({ id }: { id: string }) => id)).not.toContain(second.id);
    expect((await refresh(first.refreshToken)).statusCode).toBe(200);
  });

  it('R10 finds no device of another user, no ended session and no unknown one', async () => {
    const otherUser = await buildUser(ctx);
    const [{ id: theirs }] = await list(otherUser);
    const ended = await signInWith(createBrowserClient(ctx));
    await endOne(user, ended.id);
    for (const id of [theirs, ended.id, crypto.randomUUID(), 'x'.repeat(24)]) {
      const response = await endOne(user, id);
      expect([response.statusCode, response.json().code]).toEqual([
        404,
        'identity.session_not_found',
      ]);
    }
    expect((await refresh(otherUser.refreshToken)).statusCode).toBe(200);
  });
});

describe('POST /api/auth/sessions/end', () => {
  it('ASVS 7.4.3 signs out all other devices, or all devices, and no other user', async () => {
    const otherUser = await buildUser(ctx);
    const [here, there] = [await signIn(ctx, user), await signIn(ctx, user)];
    expect((await endMany(here, 'others')).statusCode).toBe(204);
    expect(await list(here)).toMatchObject([{ current: true }]);
    expect((await refresh(there.refreshToken)).json().error_description).toBe('Session not active');
    expect((await endMany(here, 'all')).statusCode).toBe(204);
    expect((await refresh(here.refreshToken)).json().error_description).toBe('Session not active');
    expect((await refresh(otherUser.refreshToken)).statusCode).toBe(200);
  });

  it('rejects any value but those two', async () => {
    const response = await endMany(user, 'mine');
    expect([response.statusCode, response.json().code]).toEqual([400, 'input.invalid']);
  });
});

describe('I6 an access token of an ended session is rejected at once here, and elsewhere within 5 s', () => {
  const isTaken = async (identity: Identity, { accessToken }: Signed) =>
    (await identity.findCaller(accessToken)) !== undefined;

  /** What is to happen to a session, and whether it is the one that does it. */
  const endings: [
    what: string,
    end: (mine: Signed, other: Signed) => Promise<{ statusCode: number }>,
  ][] = [
    [
      'after its logout',
      (_mine, { refreshToken }) =>
        postForm(ctx, logout.path, { client_id: CLIENT_ID, refresh_token: refreshToken }),
    ],
    ['after "sign out everywhere else"', (mine) => endMany(mine, 'others')],
    ['after "sign out everywhere"', (mine) => endMany(mine, 'all')],
    [
      'after its device was signed out',
      async (mine) => {
        const devices: { id: string; current: boolean }[] = await list(mine);
        const ended = devices.filter(({ current }) => !current);
        const responses = await Promise.all(ended.map(({ id }) => endOne(mine, id)));
        return responses[0] ?? { statusCode: 0 };
      },
    ],
  ];

  it.each(endings)('%s', async (_what, end) => {
    const [mine, other] = [await signIn(ctx, user), await signIn(ctx, user)];
    for (const identity of [ctx.identity, elsewhere]) {
      expect(await isTaken(identity, other)).toBe(true);
    }
    ctx.clock.advance(SECOND);
    expect((await end(mine, other)).statusCode).toBe(204);
    expect(await isTaken(ctx.identity, other)).toBe(false);
    ctx.clock.advance(4 * SECOND);
    expect(await isTaken(elsewhere, other)).toBe(false);
  });

  it('even when it is checked while the session ends', async () => {
    const [mine, other] = [await signIn(ctx, user), await signIn(ctx, user)];
    const checks = Array.from({ length: 30 }, () => isTaken(ctx.identity, other));
    const ending = endMany(mine, 'others');
    await Promise.all([...checks, ending]);
    expect(await isTaken(ctx.identity, other)).toBe(false);
  });

  it('even when the caller ended their own session', async () => {
    const mine = await signIn(ctx, user);
    await endMany(mine, 'all');
    const response = await ctx.http.inject({ url: listSessions.path, headers: mine.headers });
    expect(response.statusCode).toBe(401);
  });
});

// A session that a browser opened belongs to that browser: refresh and logout require its cookie.

import { CLIENT_ID, token } from '@vys/contract/identity/identity';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrowserClient } from '../../../../../test/clients/fake-browser-client.ts';
import { buildUser, postForm, signIn, type TestUser } from '../../../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../../../test/http.ts';
import { sayInEnglish } from '../../../../platform/language/text.ts';
import { SECOND } from '../../../../platform/time-spans.ts';
import type { SecurityEvent } from '../security-events.ts';

const ELSEWHERE = {
  error: 'invalid_grant',
  error_description: "Session doesn't have required client",
};

let ctx: TestHttp;
let user: TestUser;
let events: SecurityEvent[];
/** With names of devices in English. */
const told = () =>
  events.map((event) =>
    'device' in event ? { ...event, device: sayInEnglish(event.device) } : event,
  );

beforeAll(async () => {
  ctx = await createTestHttp();
  ctx.hooks.notifySecurityEvent = async (_db, event) => {
    events.push(event);
  };
});
beforeEach(async () => {
  events = [];
  user = await buildUser(ctx);
});
afterAll(() => ctx.close());

const refreshWithout = (refreshToken: string) =>
  postForm(ctx, token.path, {
    grant_type: 'refresh_token',
    client_id: CLIENT_ID,
    refresh_token: refreshToken,
  });

const readDeviceIds = ({ cookies }: ReturnType<typeof createBrowserClient>) =>
  cookies['vys-binding']?.split('.') ?? [];

async function signInWith(browser: ReturnType<typeof createBrowserClient>): Promise<string> {
  const response = await browser.signIn(user);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().refresh_token;
}

describe('the device cookie', () => {
  it.each([
    ['https://app.test', '__Host-vys-binding', '; Path=/; HttpOnly; Secure; SameSite=Strict'],
    ['http://app.test', 'vys-binding', '; Path=/; HttpOnly; SameSite=Strict'],
  ])('at %s it is %s', async (appOrigin, name, attributes) => {
    const ownContext = await createTestHttp({ appOrigin });
    const someone = await buildUser(ownContext);
    const response = await createBrowserClient(ownContext).signIn(someone);
    const line = String(response.headers['set-cookie']);
    const [, value, rest] = /^([^;]+)(;.*)$/.exec(line) ?? [];
    expect(value).toMatch(new RegExp(`^${name}=[\\w-]{43}$`));
    expect(rest?.replace('; Max-Age=7776000', '')).toBe(attributes);
    expect(rest).toContain('; Max-Age=7776000');
    await ownContext.close();
  });

  it('ASVS 7.6.2 is set only for browsers and only by signing in, and is not stored in the database', async () => {
    const browser = createBrowserClient(ctx);
    const refreshToken = await signInWith(browser);
    expect((await browser.refresh(refreshToken)).headers['set-cookie']).toBeUndefined();
    const fields = { grant_type: 'password', client_id: CLIENT_ID, scope: 'openid' };
    const { username, password } = user;
    const plain = await postForm(ctx, token.path, { ...fields, username, password });
    expect(plain.headers['set-cookie']).toBeUndefined();
    const rows = await ctx.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(browser.cookies['vys-binding']);
  });

  it('L12: is replaced at each sign-in, whatever the browser sends', async () => {
    const planted = Buffer.alloc(32, 7).toString('base64url');
    const browser = createBrowserClient(ctx);
    browser.cookies['vys-binding'] = planted;
    const refreshToken = await signInWith(browser);
    expect(readDeviceIds(browser)).not.toContain(planted);
    const knowing = createBrowserClient(ctx);
    knowing.cookies['vys-binding'] = planted;
    expect((await knowing.refresh(refreshToken)).json()).toEqual(ELSEWHERE);
  });

  it('L12: does not let an earlier user of the browser hold the sessions of the next one', async () => {
    const browser = createBrowserClient(ctx);
    await browser.logOut(await signInWith(browser));
    const copied = createBrowserClient(ctx);
    Object.assign(copied.cookies, browser.cookies);
    for (const next of [user, await buildUser(ctx)]) {
      user = next;
      const refreshToken = await signInWith(browser);
      expect((await copied.refresh(refreshToken)).json()).toEqual(ELSEWHERE);
      expect((await browser.refresh(refreshToken)).statusCode).toBe(200);
    }
  });

  it('L12: has an id for each account that is signed in, and all of them are active', async () => {
    const browser = createBrowserClient(ctx);
    const first = await signInWith(browser);
    const [before] = readDeviceIds(browser);
    user = await buildUser(ctx);
    const second = await signInWith(browser);
    expect(readDeviceIds(browser)).toEqual([expect.any(String), before]);
    expect((await browser.refresh(first)).statusCode).toBe(200);
    expect((await browser.refresh(second)).statusCode).toBe(200);
  });

  it('L12: stays the same for further tabs of an account, and drops unused ids', async () => {
    const browser = createBrowserClient(ctx);
    const inOneTab = await signInWith(browser);
    const before = readDeviceIds(browser);
    const inAnother = await signInWith(browser);
    expect(readDeviceIds(browser)).toEqual(before);
    for (const refreshToken of [inOneTab, inAnother]) {
      const { refresh_token: newest } = (await browser.refresh(refreshToken)).json();
      expect((await browser.logOut(newest)).statusCode).toBe(204);
    }
    await signInWith(browser);
    expect(readDeviceIds(browser)).toHaveLength(1);
    expect(readDeviceIds(browser)).not.toEqual(before);
  });

  it('L12: keeps the newest eight accounts of a shared browser', async () => {
    const browser = createBrowserClient(ctx);
    const refreshTokens: string[] = [];
    for (let n = 0; n < 9; n += 1) {
      user = await buildUser(ctx);
      refreshTokens.push(await signInWith(browser));
    }
    expect(readDeviceIds(browser)).toHaveLength(8);
    const [oldest = '', ...others] = refreshTokens;
    expect((await browser.refresh(oldest)).json()).toEqual(ELSEWHERE);
    for (const session of others) expect((await browser.refresh(session)).statusCode).toBe(200);
  });

  const right = 'x'.repeat(43);
  it.each(['', 'short', 'x'.repeat(44), `${'x'.repeat(42)}=`, `${right}.`, `${right}.x`])(
    'is given anew to a browser that sends %j',
    async (value) => {
      const browser = createBrowserClient(ctx);
      browser.cookies['vys-binding'] = value;
      const refreshToken = await signInWith(browser);
      expect(browser.cookies['vys-binding']).toMatch(/^[\w-]{43}$/);
      expect((await browser.refresh(refreshToken)).statusCode).toBe(200);
    },
  );
});

describe('a refresh', () => {
  it('I13 is rejected when stolen localStorage content is replayed in another browser', async () => {
    const [browser, thief] = [createBrowserClient(ctx), createBrowserClient(ctx)];
    const refreshToken = await signInWith(browser);
    // With a cookie of their own, with none, and as a program that sends no browser's headers.
    await thief.signIn(await buildUser(ctx));
    for (const response of [
      await thief.refresh(refreshToken),
      await createBrowserClient(ctx).refresh(refreshToken),
      await refreshWithout(refreshToken),
    ]) {
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual(ELSEWHERE);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
    expect((await browser.refresh(refreshToken)).statusCode).toBe(200);
  });

  it('ASVS 10.6.2 I13 does not let a thief end the session, neither with an old token nor by logging out', async () => {
    const browser = createBrowserClient(ctx);
    const old = await signInWith(browser);
    const { refresh_token: newest } = (await browser.refresh(old)).json();
    ctx.clock.advance(11 * SECOND);
    expect((await createBrowserClient(ctx).refresh(old)).json()).toEqual(ELSEWHERE);
    const response = await createBrowserClient(ctx).logOut(newest);
    expect([response.statusCode, response.json()]).toEqual([400, ELSEWHERE]);
    expect((await browser.refresh(newest)).statusCode).toBe(200);
  });

  it('I13 notifies the owner once of a stolen token', async () => {
    const browser = createBrowserClient(ctx);
    const refreshToken = await signInWith(browser);
    events = [];
    for (let n = 0; n < 3; n += 1) await createBrowserClient(ctx).refresh(refreshToken);
    await createBrowserClient(ctx).logOut(refreshToken);
    const event = {
      kind: 'refresh_token_wrong_device',
      userId: user.id,
      device: 'Firefox on Linux',
    };
    expect(told()).toEqual([event]);
  });

  it('requires no cookie from programs that are not browsers', async () => {
    const { refreshToken } = await signIn(ctx, user);
    expect((await refreshWithout(refreshToken)).statusCode).toBe(200);
    expect(events).toEqual([]);
  });
});

describe('a logout', () => {
  it('IDP-6 ends the session of this browser, clears its cache and keeps the cookie', async () => {
    const browser = createBrowserClient(ctx);
    const refreshToken = await signInWith(browser);
    const response = await browser.logOut(refreshToken);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(response.headers['clear-site-data']).toBe('"cache"');
    expect(response.headers['set-cookie']).toBeUndefined();
    expect((await browser.refresh(refreshToken)).json().error_description).toBe(
      'Session not active',
    );
  });
});

describe('a sign-in from a browser that was not used before', () => {
  it('L12: does not notify users who come back after others have used the browser', async () => {
    const browser = createBrowserClient(ctx);
    const [ada, ben] = [user, await buildUser(ctx)];
    for (const someone of [ada, ben]) {
      user = someone;
      await browser.logOut(await signInWith(browser));
    }
    events = [];
    for (const someone of [ada, ben, ada]) {
      user = someone;
      await browser.logOut(await signInWith(browser));
    }
    expect(events).toEqual([]);
  });

  it('notifies the user once, and not of the very first sign-in', async () => {
    const fresh = await ctx.identity.registerUser({
      email: 'new@example.test',
      username: 'newcomer',
      password: user.password,
      firstName: '',
      lastName: '',
    });
    user = { ...user, username: 'newcomer' };
    const browser = createBrowserClient(ctx);
    await signInWith(browser);
    await signInWith(browser);
    expect(events).toEqual([]);
    const otherBrowser = createBrowserClient(ctx);
    await signInWith(otherBrowser);
    await signInWith(otherBrowser);
    await signIn(ctx, user);
    await signIn(ctx, user);
    expect(told()).toEqual([
      { kind: 'new_device', userId: fresh.id, device: 'Firefox on Linux' },
      { kind: 'new_device', userId: fresh.id, device: 'lightMyRequest' },
    ]);
  });
});

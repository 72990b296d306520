// Throttling of guesses at sign-in: which are compared with a real hash, what work each response takes, and
// who cannot be locked out. Over HTTP on a real database.
import { changePassword } from '@vys/contract/identity/credentials';
import { CLIENT_ID, token } from '@vys/contract/identity/identity';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildUser, signIn, type TestUser } from '../../../test/factories.ts';
import { createTestHttp, TEST_APP_ORIGIN, type TestHttp } from '../../../test/http.ts';
import { LONGEST_WAIT_MS } from '../../platform/rate-limit/rules.ts';
import { deviceCookieName } from './shared/devices/client-info.ts';

type Hashing = { nonce: string; memory: number; passes: number };
const hashings = vi.hoisted((): Hashing[] => []);

vi.mock('node:crypto', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:crypto')>();
  const argon2 = ((kind, options, done) => {
    const { nonce, memory, passes } = options;
    hashings.push({ nonce: Buffer.from(nonce as Buffer).toString('hex'), memory, passes });
    return real.argon2(kind, options, done);
  }) as typeof real.argon2;
  return { ...real, argon2 };
});

const statements: string[] = [];
/** Whether the table of rate limits is unavailable. */
let isCut = false;
const query = pg.Client.prototype.query;
vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
  this: pg.Client,
  ...args: unknown[]
) {
  const [first] = args as [string | { text?: string }];
  const text = typeof first === 'string' ? first : (first.text ?? '');
  statements.push(text);
  if (isCut && text.includes('rate_limits')) {
    return Promise.reject(Object.assign(new Error('cut'), { code: 'ECONNREFUSED' }));
  }
  return Reflect.apply(query, this, args);
} as never);

let ctx: TestHttp;
let owner: TestUser;
let salt: string;

beforeAll(async () => {
  ctx = await createTestHttp();
  owner = await buildUser(ctx, { username: 'ada', email: 'ada@example.test' });
  salt = await readSalt(owner.id);
});
afterAll(() => ctx.close());
// Long enough for every rate limit to refill.
beforeEach(() => ctx.clock.advance(24 * 3_600_000));

async function readSalt(userId: string): Promise<string> {
  const query = ctx.db.selectFrom('users').select('password_hash').where('id', '=', userId);
  const { password_hash } = await query.executeTakeFirstOrThrow();
  return Buffer.from(password_hash.split('$')[4] ?? '', 'base64').toString('hex');
}

let addresses = 0;
/** An address that these tests have not used yet. */
function freshAddress(): string {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

type From = { address?: string; deviceId?: string };

function signInFrom(username: string, password: string, { address, deviceId }: From = {}) {
  const cookie = `${deviceCookieName(TEST_APP_ORIGIN)}=${deviceId}`;
  return ctx.http.inject({
    method: 'POST',
    url: token.path,
    remoteAddress: address ?? freshAddress(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: TEST_APP_ORIGIN,
      ...(deviceId === undefined ? {} : { cookie }),
    },
    payload: new URLSearchParams({
      grant_type: 'password',
      client_id: CLIENT_ID,
      scope: 'openid',
      username,
      password,
    }).toString(),
  });
}

/** A browser that has signed in: the value of its cookie. */
async function createBrowserFor(user: TestUser, deviceId?: string): Promise<string> {
  const response = await signInFrom(
    user.username,
    user.password,
    deviceId === undefined ? {} : { deviceId },
  );
  expect(response.statusCode).toBe(200);
  const value = response.cookies.find(({ name }) => name === deviceCookieName(TEST_APP_ORIGIN));
  return value?.value ?? deviceId ?? '';
}

async function guessPasswords(login: string, guesses: number): Promise<void> {
  for (let n = 0; n < guesses; n += 1)
    expect((await signInFrom(login, `guess ${n}`)).statusCode).toBe(400);
}

/** The work of an attempt and its response, without the date. */
async function measureWork(username: string, from: From = {}) {
  statements.length = 0;
  hashings.length = 0;
  const response = await signInFrom(username, 'a wrong password', from);
  const { date: _, ...headers } = response.headers;
  return {
    response: { status: response.statusCode, body: response.body, headers },
    statements: statements.map((text) => text.replace(/\s+/g, ' ')),
    costs: hashings.map(({ memory, passes }) => ({ memory, passes })),
  };
}

describe('I2 a rejected sign-in', () => {
  it('gets the same response after the same work for a wrong password, an unknown user and a user whose attempts are exhausted', async () => {
    await guessPasswords('ada', 25);
    await guessPasswords('unknown-user', 25);
    const usedUp = await measureWork('ada');
    expect(hashings[0]?.nonce).not.toBe(salt);
    const usedUpByEmail = await measureWork('ada@example.test');
    const usedUpUnknown = await measureWork('unknown-user');
    await buildUser(ctx, { username: 'grace' });
    const wrong = await measureWork('grace');
    const unknown = await measureWork('second-unknown-user');
    expect(wrong.response).toMatchObject({
      status: 400,
      body: JSON.stringify({
        error: 'invalid_grant',
        error_description: 'Invalid user credentials',
      }),
    });
    expect(wrong.costs).toHaveLength(1);
    expect(wrong.statements.length).toBeGreaterThan(3);
    for (const other of [usedUp, usedUpUnknown, unknown]) expect(other).toEqual(wrong);
    // By email another index is queried, nothing else differs.
    expect(await measureWork('unknown@example.test')).toEqual(usedUpByEmail);
    expect(usedUpByEmail.response).toEqual(wrong.response);
    expect(usedUpByEmail.costs).toEqual(wrong.costs);
    expect(usedUpByEmail.statements).toHaveLength(wrong.statements.length);
  });

  it('makes an address wait without revealing whether the user exists', async () => {
    const [one, two] = [freshAddress(), freshAddress()];
    for (let n = 0; n < 5; n += 1) {
      await signInFrom('ada', `guess ${n}`, { address: one });
      await signInFrom('unknown-here', `guess ${n}`, { address: two });
    }
    const knownWork = await measureWork('ada', { address: one });
    const unknown = await measureWork('unknown-here', { address: two });
    expect(knownWork).toEqual(unknown);
    expect(knownWork.response).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
    expect(knownWork.costs).toEqual([]);
  });

  it('does the same work for a browser with a cookie that has not been in the account', async () => {
    const deviceId = await createBrowserFor(await buildUser(ctx, { username: 'linus' }));
    expect(await measureWork('ada', { deviceId })).toEqual(
      await measureWork('unknown-there', { deviceId }),
    );
  });
});

describe('I3 a throttle under 10,000 guesses at one account from many addresses within an hour', {
  tags: 'slow',
}, () => {
  it('ASVS 6.3.1 tests at most 100 of them, lets the owner in at once on a known browser, and elsewhere within the published delay', {
    timeout: 120_000,
  }, async () => {
    const deviceId = await createBrowserFor(owner);
    ctx.clock.advance(24 * 3_600_000);
    hashings.length = 0;
    const perStep = 25;
    let byOwner = 0;
    for (let count = 0; count < 10_000; count += perStep) {
      const guesses = Array.from({ length: perStep }, (_, n) =>
        signInFrom(n % 2 === 0 ? 'ada' : 'Ada@Example.test', `guess ${count + n}`),
      );
      for (const response of await Promise.all(guesses)) expect(response.statusCode).toBe(400);
      if (count % 2000 === 0) {
        byOwner += 2;
        expect((await signInFrom('ada', 'a slip of the owner', { deviceId })).statusCode).toBe(400);
        expect((await signInFrom('ada', owner.password, { deviceId })).statusCode).toBe(200);
      }
      ctx.clock.advance((3_600_000 * perStep) / 10_000);
    }
    expect(hashings.length).toBe(10_000 + byOwner);
    const tested = hashings.filter(({ nonce }) => nonce === salt).length - byOwner;
    expect(tested).toBeLessThanOrEqual(100);
    expect(tested).toBeGreaterThan(90);
    ctx.clock.advance(LONGEST_WAIT_MS);
    expect((await signInFrom('ada', owner.password)).statusCode).toBe(200);
  });

  it('does not test the right password either once the attempts are exhausted', async () => {
    await guessPasswords('ada', 20);
    const response = await signInFrom('ada', owner.password);
    expect(response.statusCode).toBe(400);
    ctx.clock.advance(LONGEST_WAIT_MS);
    expect((await signInFrom('ada', owner.password)).statusCode).toBe(200);
  });
});

describe('a known browser', () => {
  it('stays known when its sessions have ended', async () => {
    const deviceId = await createBrowserFor(owner);
    const ended = await ctx.db
      .updateTable('sessions')
      .set({ ended_at: ctx.clock.now() })
      .where('user_id', '=', owner.id)
      .executeTakeFirst();
    expect(Number(ended.numUpdatedRows)).toBeGreaterThan(0);
    await guessPasswords('ada', 25);
    expect((await signInFrom('ada', owner.password, { deviceId })).statusCode).toBe(200);
  });

  it('is known to each of the accounts that share it, and to no other', async () => {
    const bob = await buildUser(ctx, { username: 'bob' });
    const otherUser = await buildUser(ctx, { username: 'eve' });
    const deviceId = await createBrowserFor(owner);
    const shared = await createBrowserFor(bob, deviceId);
    expect(shared.split('.')).toContain(deviceId);
    const foreign = await createBrowserFor(otherUser);
    await guessPasswords('ada', 25);
    await guessPasswords('bob', 25);
    expect((await signInFrom('bob', bob.password, { deviceId: shared })).statusCode).toBe(200);
    expect((await signInFrom('ada', owner.password, { deviceId: shared })).statusCode).toBe(200);
    expect((await signInFrom('ada', owner.password, { deviceId: foreign })).statusCode).toBe(400);
  });

  it('is unknown after a password change on another device', async () => {
    const user = await buildUser(ctx, { username: 'mallory-was-here' });
    const theirs = await createBrowserFor(user);
    const session = await signIn(ctx, user);
    ctx.clock.advance(1000);
    const next = 'another horse battery';
    const change = { current_password: user.password, new_password: next };
    const { statusCode } = await ctx.http.inject({
      method: 'POST',
      url: changePassword.path,
      headers: session.headers,
      payload: change,
    });
    expect(statusCode).toBe(204);
    await guessPasswords('mallory-was-here', 25);
    expect((await signInFrom('mallory-was-here', next, { deviceId: theirs })).statusCode).toBe(400);
  });

  it('stays known when it sets a new password itself', async () => {
    const user = await buildUser(ctx, { username: 'hedy' });
    const signedIn = await signInFrom('hedy', user.password);
    const deviceId = signedIn.cookies.find(({ name }) => name.endsWith('vys-binding'))?.value ?? '';
    ctx.clock.advance(1000);
    const next = 'another horse battery';
    const { statusCode } = await ctx.http.inject({
      method: 'POST',
      url: changePassword.path,
      headers: { authorization: `Bearer ${signedIn.json().access_token}` },
      payload: { current_password: user.password, new_password: next },
    });
    expect(statusCode).toBe(204);
    await guessPasswords('hedy', 25);
    expect((await signInFrom('hedy', next, { deviceId })).statusCode).toBe(200);
  });

  it('must wait when it guesses, never longer than the published delay, and consumes no attempt of unknown devices', async () => {
    const deviceId = await createBrowserFor(owner);
    const waits: number[] = [];
    for (let n = 0; n < 20; n += 1) {
      const response = await signInFrom('ada', `guess ${n}`, { deviceId });
      if (response.statusCode === 400) continue;
      expect(response.statusCode).toBe(429);
      const seconds = Number(response.headers['retry-after']);
      waits.push(seconds);
      ctx.clock.advance(seconds * 1000);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16]);
    expect((await signInFrom('ada', owner.password)).statusCode).toBe(200);
  });

  it('is not created by a forged cookie', async () => {
    await guessPasswords('ada', 25);
    const deviceId = Buffer.alloc(32, 7).toString('base64url');
    expect((await signInFrom('ada', owner.password, { deviceId })).statusCode).toBe(400);
    expect((await signInFrom('ada', owner.password, { deviceId: 'x' })).statusCode).toBe(400);
  });
});

it('an address that must wait adds no rows for made-up usernames', async () => {
  const address = freshAddress();
  const listDevices = async () => {
    const query = ctx.db.selectFrom('rate_limits').select(({ fn }) => fn.countAll().as('rows'));
    return Number((await query.executeTakeFirstOrThrow()).rows);
  };
  for (let n = 0; n < 100; n += 1) await signInFrom(`first-${n}`, 'guess', { address });
  const before = await listDevices();
  for (let n = 0; n < 20; n += 1) {
    expect((await signInFrom(`more-${n}`, 'guess', { address })).statusCode).toBe(429);
  }
  expect(await listDevices()).toBe(before);
});

it('an address that must wait for one account can sign in to others', async () => {
  const address = freshAddress();
  for (let n = 0; n < 150; n += 1) await signInFrom('unknown-ever', 'guess', { address });
  expect((await signInFrom('ada', owner.password, { address })).statusCode).toBe(200);
});

it('an address that guesses at many accounts must wait, and successful sign-ins are not counted', async () => {
  const address = freshAddress();
  for (let n = 0; n < 100; n += 1) {
    expect((await signInFrom(`user-${n}`, 'guess', { address })).statusCode).toBe(400);
    if (n % 10 === 0) {
      expect((await signInFrom('ada', owner.password, { address })).statusCode).toBe(200);
    }
  }
  const response = await signInFrom('user-100', 'guess', { address });
  expect(response.statusCode).toBe(429);
  expect(Number(response.headers['retry-after'])).toBe(6);
});

it('all addresses of one IPv6 network share a rate limit', async () => {
  const at = (n: number) => `2001:db8:1:2::${n.toString(16)}`;
  for (let n = 1; n <= 5; n += 1) await signInFrom('ada', 'guess', { address: at(n) });
  expect((await signInFrom('ada', 'guess', { address: at(6) })).statusCode).toBe(429);
  expect((await signInFrom('ada', 'guess', { address: '2001:db8:1:3::1' })).statusCode).toBe(400);
});

it('R5 no password is tested while the rate limits are unavailable', async () => {
  hashings.length = 0;
  isCut = true;
  const response = await signInFrom('ada', owner.password);
  isCut = false;
  expect(response.statusCode).toBe(503);
  expect(response.json().error).toBe('server_error');
  expect(hashings).toEqual([]);
  expect((await signInFrom('ada', owner.password)).statusCode).toBe(200);
});

// API keys over HTTP: creating, listing, revoking, their use as a bearer token, and what ends them.

import { API_KEY_LIMIT } from '@vys/contract/api/key-scopes';
import { getProfile, updateProfile } from '@vys/contract/identity/accounts';
import { createApiKey, listApiKeys } from '@vys/contract/identity/api-keys';
import { CLIENT_ID, logout, userInfo } from '@vys/contract/identity/identity';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, postForm, signIn, type TestUser } from '../../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../../test/http.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { DAY, MINUTE } from '../../../platform/time-spans.ts';
import type { SecurityEvent } from '../index.ts';

const lines: string[] = [];
const events: SecurityEvent[] = [];
let ctx: TestHttp;
let user: TestUser;
let headers: { authorization: string };

beforeAll(async () => {
  ctx = await createTestHttp({
    trustedProxies: ['127.0.0.1'],
    writeLog: (line) => void lines.push(line),
  });
  ctx.hooks.notifySecurityEvent = async (_db, event) => void events.push(event);
});
afterAll(() => ctx.close());
// A user each, so that limits and lists start empty.
beforeEach(async () => {
  user = await buildUser(ctx);
  headers = user.headers;
  events.length = 0;
});

const fields = { name: 'Backup', scopes: ['profile:read'], expires_in_days: 90 };
const create = (body: object = {}, by = headers) =>
  ctx.http.inject({
    method: 'POST',
    url: createApiKey.path,
    headers: by,
    payload: { ...fields, password: user.password, ...body },
  });
const list = async () =>
  (await ctx.http.inject({ url: listApiKeys.path, headers })).json().data as { id: string }[];
const revoke = (id: string, by = headers) =>
  ctx.http.inject({ method: 'DELETE', url: `${listApiKeys.path}/${id}`, headers: by });
const read = (key: string, more: Record<string, string> = {}) =>
  ctx.http.inject({ url: getProfile.path, headers: { authorization: `Bearer ${key}`, ...more } });

async function createKey(body: object = {}): Promise<{ id: string; key: string }> {
  const response = await create(body);
  expect(response.statusCode).toBe(200);
  return response.json().data;
}

async function renewSession() {
  ({ headers } = await signIn(ctx, user));
}

async function expectInvalid(key: string) {
  const response = await read(key);
  expect(response.statusCode).toBe(401);
  expect(response.json().code).toBe('auth.key_invalid');
}

describe('POST /api/auth/api-keys', () => {
  it('ROUTE-18 shows the key once, keeps its hash only, and tells the owner', async () => {
    const response = await create({ scopes: ['pages:read', 'pages:write', 'forms:read'] });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    const { key, ...shown } = response.json().data;
    expect(key).toMatch(/^vys_key_[0-9A-Za-z]{49}$/);
    expect(shown).toEqual({
      id: expect.any(String),
      name: 'Backup',
      last_characters: key.slice(-4),
      scopes: ['pages:write', 'forms:read'],
      created_at: ctx.clock.now().toISOString(),
      expires_at: new Date(ctx.clock.now().getTime() + 90 * DAY).toISOString(),
      last_used_at: null,
      last_used_from: '',
    });
    expect(await list()).toEqual([shown]);
    const { rows } = await sql<{ text: string }>`select api_keys::text as text from api_keys
      where user_id = ${user.id}`.execute(ctx.db);
    expect(rows).toHaveLength(1);
    const secret = key.slice('vys_key_'.length, -6);
    expect(rows[0]?.text).not.toContain(secret);
    expect(rows[0]?.text).not.toContain(Buffer.from(secret).toString('hex'));
    const { id: userId, email } = user;
    expect(events).toEqual([{ kind: 'api_key_created', userId, email, name: 'Backup' }]);
  });

  it.each([
    ['a wrong password', { password: 'not my password' }, 403, 'identity.password_wrong'],
    ['no password', { password: undefined }, 403, 'identity.password_wrong'],
    ['no name', { name: '  ' }, 400, 'input.invalid'],
    ['a long name', { name: 'x'.repeat(61) }, 400, 'input.invalid'],
    ['no scope', { scopes: [] }, 400, 'input.invalid'],
    ['an unknown scope', { scopes: ['billing:write'] }, 400, 'input.invalid'],
    ['all scopes by a wildcard', { scopes: ['*'] }, 400, 'input.invalid'],
    ['an end in the past', { expires_in_days: 0 }, 400, 'input.invalid'],
    ['an end too far away', { expires_in_days: 367 }, 400, 'input.invalid'],
    ['no word about the end', { expires_in_days: undefined }, 400, 'input.invalid'],
    ['a user of its own', { user_id: crypto.randomUUID() }, 400, 'input.invalid'],
  ])('rejects %s', async (_what, body, status, code) => {
    const response = await create(body);
    expect(response.statusCode).toBe(status);
    expect(response.json().code).toBe(code);
    expect(await list()).toEqual([]);
    expect(events).toEqual([]);
  });

  it('keeps to the limit, whatever comes at once, and counts no expired keys', async () => {
    const another = () => create({ expires_in_days: 1 });
    for (let count = 0; count < API_KEY_LIMIT - 4; count += 1) {
      expect((await another()).statusCode).toBe(200);
    }
    const responses = await Promise.all(Array.from({ length: 8 }, another));
    const statuses = responses.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, 200, 200, 200, 409, 409, 409, 409]);
    const rejected = responses.find(({ statusCode }) => statusCode === 409);
    expect(rejected?.json().message).toContain(`${API_KEY_LIMIT} API keys`);
    ctx.clock.advance(DAY);
    await renewSession();
    expect((await create()).statusCode).toBe(200);
  });

  it('is not done for a session that ends meanwhile', async () => {
    const { refreshToken, headers: by } = await signIn(ctx, user);
    await postForm(ctx, logout.path, { client_id: CLIENT_ID, refresh_token: refreshToken });
    expect((await create({}, by)).statusCode).toBe(401);
    expect(await list()).toEqual([]);
  });
});

describe('an API key', () => {
  it('ROUTE-18 works as a bearer token, within its scopes', async () => {
    const { key } = await createKey();
    const response = await read(key);
    expect(response.statusCode).toBe(200);
    expect(response.json().data.email).toBe(user.email);
    const write = await ctx.http.inject({
      method: 'PUT',
      url: updateProfile.path,
      headers: { authorization: `Bearer ${key}` },
      payload: { full_name: 'Mallory' },
    });
    expect(write.statusCode).toBe(403);
    expect(write.json()).toEqual({
      code: 'auth.key_scope',
      message: "This API key doesn't have the scope profile:write. Create one that does.",
    });
    expect(write.headers['www-authenticate']).toBe(
      'Bearer error="insufficient_scope", scope="profile:write"',
    );
  });

  it('names the caller as a session does, with the names of now', async () => {
    const { key, id } = await createKey({ expires_in_days: null });
    await ctx.identity.updateNames(ctx.db, user.id, { fullName: 'Grace Hopper' });
    expect(await ctx.identity.findCaller(key)).toEqual({
      ...{ userId: user.id, sessionId: id, email: user.email, username: user.username },
      fullName: 'Grace Hopper',
      expiresAt: new Date(8.64e15),
      scope: ['profile:read'],
    });
  });

  it('manages no keys, not even itself, and is no token of OpenID Connect', async () => {
    const { key, id } = await createKey({ scopes: ['profile:write'] });
    const by = { authorization: `Bearer ${key}` };
    for (const response of [
      await create({}, by),
      await revoke(id, by),
      await ctx.http.inject({ url: listApiKeys.path, headers: by }),
    ]) {
      expect(response.statusCode).toBe(403);
      expect(response.json().code).toBe('auth.key_not_allowed');
    }
    expect((await ctx.http.inject({ url: userInfo.path, headers: by })).statusCode).toBe(401);
    expect(await list()).toHaveLength(1);
  });

  it('stops working when it is revoked, at once and in every process', async () => {
    const { key, id } = await createKey();
    expect((await read(key)).statusCode).toBe(200);
    expect((await revoke(id)).statusCode).toBe(204);
    await expectInvalid(key);
    expect(await list()).toEqual([]);
    const { id: userId, email } = user;
    expect(events.at(-1)).toEqual({ kind: 'api_key_revoked', userId, email, name: 'Backup' });
    expect((await revoke(id)).json().code).toBe('identity.api_key_not_found');
  });

  it('stops working while its user is suspended', async () => {
    const { key } = await createKey();
    const setEnabled = (isEnabled: boolean) =>
      inTransaction(ctx.db, (trx) => ctx.identity.setEnabled(trx, user.id, isEnabled));
    expect((await read(key)).statusCode).toBe(200);
    await setEnabled(false);
    await expectInvalid(key);
    await setEnabled(true);
    expect((await read(key)).statusCode).toBe(200);
  });

  it('stops working at its end to the second, and is listed for 30 days more', async () => {
    const { key } = await createKey({ expires_in_days: 7 });
    ctx.clock.advance(7 * DAY - 1);
    expect((await read(key)).statusCode).toBe(200);
    ctx.clock.advance(1);
    await expectInvalid(key);
    await ctx.identity.runMaintenance();
    await renewSession();
    expect(await list()).toHaveLength(1);
    ctx.clock.advance(30 * DAY + 1);
    await ctx.identity.runMaintenance();
    await renewSession();
    expect(await list()).toEqual([]);
  });

  it('is removed when it was not used for a year', async () => {
    const [used, idle] = [
      await createKey({ expires_in_days: null }),
      await createKey({ expires_in_days: null }),
    ];
    ctx.clock.advance(200 * DAY);
    expect((await read(used.key)).statusCode).toBe(200);
    ctx.clock.advance(166 * DAY);
    await ctx.identity.runMaintenance();
    expect((await read(used.key)).statusCode).toBe(200);
    await expectInvalid(idle.key);
  });

  it('of another user cannot be revoked or seen', async () => {
    const { id, key } = await createKey();
    const other = await buildUser(ctx);
    const response = await revoke(id, other.headers);
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe('identity.api_key_not_found');
    const seen = await ctx.http.inject({ url: listApiKeys.path, headers: other.headers });
    expect(seen.json()).toEqual({ data: [] });
    expect((await read(key)).statusCode).toBe(200);
  });

  it('outlives the session that created it, and ends with its user', async () => {
    const { key } = await createKey();
    await ctx.http.inject({
      method: 'POST',
      url: '/api/auth/sessions/end',
      headers,
      payload: { scope: 'all' },
    });
    ctx.clock.advance(5000);
    expect((await read(key)).statusCode).toBe(200);
    const { id: userId, email } = user;
    await inTransaction(ctx.db, (trx) => ctx.identity.deleteUser(trx, { userId, email }));
    await expectInvalid(key);
    const rows = ctx.db.selectFrom('api_keys').select('name').where('user_id', '=', userId);
    expect(await rows.execute()).toEqual([]);
  });

  it('is limited in its rate, apart from other keys of the same user', async () => {
    const [busy, idle] = [await createKey(), await createKey()];
    for (let count = 0; count < 300; count += 1) await ctx.identity.findCaller(busy.key);
    const response = await read(busy.key);
    expect(response.statusCode).toBe(429);
    expect(response.json().code).toBe('rate.limited');
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect((await read(idle.key)).statusCode).toBe(200);
    ctx.clock.advance(MINUTE);
    expect((await read(busy.key)).statusCode).toBe(200);
  });
});

describe('the last use of a key', () => {
  const lastUse = async () => (await list())[0];
  const from = (address: string) => ({ 'x-forwarded-for': address });

  it('names its minute and the network, not the address', async () => {
    const { key } = await createKey();
    const first = ctx.clock.now().toISOString();
    await read(key, from('203.0.113.77'));
    const used = { last_used_at: first, last_used_from: '203.0.113.0/24' };
    expect(await lastUse()).toMatchObject(used);
    ctx.clock.advance(MINUTE - 1);
    await read(key, from('2001:db8:7:8::9'));
    expect(await lastUse()).toMatchObject(used);
    ctx.clock.advance(1);
    await read(key, from('2001:db8:7:8::9'));
    expect(await lastUse()).toMatchObject({
      last_used_at: ctx.clock.now().toISOString(),
      last_used_from: '2001:db8:7::/48',
    });
  });

  it('is written once by a hundred requests of a minute', async () => {
    const { key, id } = await createKey();
    const countWrites = async () => {
      const { rows } = await sql<{ xmin: string }>`select xmin::text from api_keys
        where id = ${id}`.execute(ctx.db);
      return rows[0]?.xmin;
    };
    await read(key);
    const written = await countWrites();
    await Promise.all(Array.from({ length: 100 }, () => read(key)));
    expect(await countWrites()).toBe(written);
  });
});

it('R12 keys do not appear in the log, valid or not', async () => {
  lines.length = 0;
  const { key, id } = await createKey();
  await read(key);
  await ctx.http.inject({
    url: `/no/${key}?x=${key}`,
    headers: { authorization: `Bearer ${key}` },
  });
  await revoke(id);
  await read(key);
  ctx.log.info({ note: `with ${key}`, url: `/x/${key}` }, `as a slip would: ${key}`);
  const text = lines.join('');
  expect(text).toContain('"kind":"api_key_created"');
  expect(text).toContain('as a slip would: vys_key_[hidden]');
  expect(text).not.toContain(key.slice('vys_key_'.length, -6));
});

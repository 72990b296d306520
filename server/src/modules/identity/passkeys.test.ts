// Passkeys through the app server, made and used by an authenticator in software.

import { generateKeyPairSync } from 'node:crypto';
import { CLIENT_ID, PASSKEY_GRANT, token } from '@vys/contract/identity/identity';
import {
  addPasskey,
  confirmTotp,
  createPasskeyOptions,
  createPasskeySignInOptions,
  getMfaStatus,
  startTotpEnrollment,
} from '@vys/contract/identity/mfa';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAuthenticator, type Overrides } from '../../../test/clients/authenticator.ts';
import { oneTimeCode } from '../../../test/clients/one-time-code.ts';
import { buildUser, postForm, type TestUser } from '../../../test/factories.ts';
import { createTestHttp, TEST_APP_ORIGIN, type TestHttp } from '../../../test/http.ts';
import { MINUTE } from '../../platform/time-spans.ts';
import type { SecurityEvent } from './shared/security-events.ts';

let ctx: TestHttp;
let user: TestUser;
let device: ReturnType<typeof createAuthenticator>;
let events: SecurityEvent[];

beforeAll(async () => {
  ctx = await createTestHttp();
  ctx.hooks.notifySecurityEvent = async (_db, event) => void events.push(event);
});
beforeEach(async () => {
  events = [];
  user = await buildUser(ctx);
  device = createAuthenticator(TEST_APP_ORIGIN);
});
afterAll(() => ctx.close());

const send = (
  { path, method }: { path: string; method: string },
  payload?: object,
  headers: Record<string, string> = user.headers,
) =>
  ctx.http.inject({
    method: method as 'POST',
    url: path,
    headers,
    ...(payload ? { payload } : {}),
  });

async function begin() {
  const response = await send(createPasskeyOptions, { password: user.password });
  expect(response.statusCode).toBe(200);
  return response.json().data;
}

async function add(wrong: Overrides = {}, name = 'Laptop') {
  const credential = device.make(await begin(), wrong);
  return send(addPasskey, { name, credential });
}

const createSignInOptions = async () =>
  (await send(createPasskeySignInOptions, undefined, {})).json().data;

function present(credential: object, headers: Record<string, string> = {}) {
  const fields = { grant_type: PASSKEY_GRANT, client_id: CLIENT_ID, scope: 'openid' };
  const form = new URLSearchParams({ ...fields, assertion: JSON.stringify(credential) });
  return ctx.http.inject({
    method: 'POST',
    url: token.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: form.toString(),
  });
}

const signIn = async (wrong: Overrides = {}) =>
  present(device.use(await createSignInOptions(), wrong));
const passkeys = async () => (await send(getMfaStatus)).json().data.passkeys;

const rejection = {
  error: 'invalid_grant',
  error_description: "This passkey didn't work. Try again or sign in another way.",
};

describe('the registration of a passkey', () => {
  it('requests a discoverable passkey with user verification and without attestation', async () => {
    const options = await begin();
    expect(options).toMatchObject({
      rp: { name: 'Vys', id: 'app.test' },
      user: { name: user.email, displayName: user.fullName },
      attestation: 'none',
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      timeout: 5 * MINUTE,
      excludeCredentials: [],
    });
    expect(Buffer.from(options.user.id, 'base64url').toString('hex')).toBe(
      user.id.replaceAll('-', ''),
    );
    expect(Buffer.from(options.challenge, 'base64url').length).toBeGreaterThanOrEqual(16);
  });

  it('stores it under its name, notifies its owner, and excludes the same device next time', async () => {
    const response = await add({ isBackedUp: true }, '  My phone ');
    expect(response.statusCode).toBe(201);
    expect(await passkeys()).toEqual([
      {
        id: response.json().data.id,
        name: 'My phone',
        synced: true,
        created_at: ctx.clock.now().toISOString(),
        last_used_at: null,
      },
    ]);
    expect(events).toEqual([{ kind: 'passkey_added', userId: user.id, name: 'My phone' }]);
    const { excludeCredentials } = await begin();
    expect(excludeCredentials).toMatchObject([{ transports: ['internal'] }]);
    expect((await add()).json().code).toBe('identity.passkey_refused');
  });

  it('requires the password', async () => {
    const response = await send(createPasskeyOptions, { password: 'not the password' });
    expect([response.statusCode, response.json().code]).toEqual([403, 'identity.password_wrong']);
  });

  it.each<[string, Overrides]>([
    ['another origin', { origin: 'https://evil.test' }],
    ['another port', { origin: `${TEST_APP_ORIGIN}:8080` }],
    ['another relying party', { rpId: 'evil.test' }],
    ['a challenge that was never issued', { challenge: 'A'.repeat(43) }],
    ['an assertion', { type: 'webauthn.get' }],
    ['an unverified user', { isVerified: false }],
  ])('rejects %s', async (_what, wrong) => {
    const response = await add(wrong);
    expect([response.statusCode, response.json().code]).toEqual([400, 'identity.passkey_refused']);
    expect(await passkeys()).toEqual([]);
  });

  it('accepts a challenge once, within five minutes, and from no other user', async () => {
    const credential = device.make(await begin());
    const thief = await buildUser(ctx);
    const late = await begin();
    expect(
      (await send(addPasskey, { name: 'x', credential: credential }, thief.headers)).statusCode,
    ).toBe(400);
    expect((await send(addPasskey, { name: 'x', credential: credential })).statusCode).toBe(201);
    expect((await send(addPasskey, { name: 'x', credential: credential })).statusCode).toBe(400);
    ctx.clock.advance(5 * MINUTE - 1000);
    const otherAuthenticator = createAuthenticator(TEST_APP_ORIGIN);
    ctx.clock.advance(1000);
    user = { ...user, headers: await freshHeaders(user) };
    const response = await send(addPasskey, {
      name: 'y',
      credential: otherAuthenticator.make(late),
    });
    expect(response.json().code).toBe('identity.passkey_refused');
  });

  it.each([
    [{ id: 'x' }],
    [{ id: 'x', response: null }],
    [{ id: 'x', response: { clientDataJSON: 7 } }],
    [{ id: 'x', response: { clientDataJSON: 'bnVsbA' } }],
    [
      {
        id: 'x',
        response: { clientDataJSON: Buffer.from('{"challenge":"a\\u0000"}').toString('base64url') },
      },
    ],
  ])('rejects nonsense: %j', async (credential) => {
    await begin();
    const response = await send(addPasskey, { name: 'x', credential });
    expect([response.statusCode, response.json().code]).toEqual([400, 'identity.passkey_refused']);
  });

  it('rejects attestation that cannot be read', async () => {
    const createdCredential = device.make(await begin());
    const credential = {
      ...createdCredential,
      response: { ...createdCredential.response, attestationObject: 'o2Nm' },
    };
    expect((await send(addPasskey, { name: 'x', credential })).statusCode).toBe(400);
  });

  it('allows up to twenty passkeys', async () => {
    for (let n = 0; n < 20; n += 1) {
      device = createAuthenticator(TEST_APP_ORIGIN);
      expect((await add({}, `Key ${n}`)).statusCode).toBe(201);
    }
    const response = await send(createPasskeyOptions, { password: user.password });
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      'You already have 20 passkeys. Remove one first.',
    ]);
  });

  it('fails for a session that has just ended, even in another process', async () => {
    const credential = device.make(await begin());
    const { secret } = (await send(startTotpEnrollment, { password: user.password })).json().data;
    const now = ctx.clock.now();
    const mine = ctx.db.updateTable('sessions').where('user_id', '=', user.id);
    await mine.set({ ended_at: now }).execute();
    // This process caches the session as active for some seconds.
    expect((await send(getMfaStatus)).statusCode).toBe(200);
    expect((await send(addPasskey, { name: 'Key', credential })).statusCode).toBe(401);
    expect((await send(confirmTotp, { code: oneTimeCode(secret, now) })).statusCode).toBe(401);
    const state = (await send(getMfaStatus)).json().data;
    expect(state).toMatchObject({ totp_enabled: false, passkeys: [] });
  });

  it('rejects passkeys over the limit that were started before it was reached', async () => {
    const credentials = [];
    for (let n = 0; n < 22; n += 1) {
      credentials.push(createAuthenticator(TEST_APP_ORIGIN).make(await begin()));
    }
    const adding = credentials.map((credential) => send(addPasskey, { name: 'Key', credential }));
    const responses = (await Promise.all(adding)).map(({ statusCode }) => statusCode);
    expect(responses.sort()).toEqual([...Array(20).fill(201), 400, 400]);
  });
});

describe('a sign-in with a passkey', () => {
  it('ASVS 6.3.4 needs no name, password or code, and starts a session like any other', async () => {
    await add();
    const { secret } = (await send(startTotpEnrollment, { password: user.password })).json().data;
    await send(confirmTotp, { code: oneTimeCode(secret, ctx.clock.now()) });
    const options = await createSignInOptions();
    expect(options).toMatchObject({ rpId: 'app.test', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    const response = await present(device.use(options), { origin: TEST_APP_ORIGIN });
    expect(response.statusCode).toBe(200);
    expect(response.headers['set-cookie']).toContain('vys-binding=');
    const caller = await ctx.identity.findCaller(response.json().access_token);
    expect(caller?.userId).toBe(user.id);
    expect((await passkeys())[0].last_used_at).toBe(ctx.clock.now().toISOString());
    const plain = { grant_type: 'refresh_token', client_id: CLIENT_ID };
    const stolen = { ...plain, refresh_token: response.json().refresh_token };
    expect((await postForm(ctx, token.path, stolen)).statusCode).toBe(400);
  });

  it.each<[string, Overrides]>([
    ['another origin', { origin: 'https://app.test.evil.test' }],
    ['another relying party', { rpId: 'test' }],
    ['a challenge that was never issued', { challenge: 'A'.repeat(43) }],
    ['a registration', { type: 'webauthn.create' }],
    ['an unverified user', { isVerified: false }],
    ['a foreign key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
    ['no user handle', { userHandle: undefined }],
    ['a foreign user handle', { userHandle: Buffer.alloc(16).toString('base64url') }],
  ])('rejects %s', async (_what, wrong) => {
    await add();
    const response = await signIn(wrong);
    expect([response.statusCode, response.json()]).toEqual([400, rejection]);
    expect((await signIn()).statusCode).toBe(200);
  });

  it('accepts a response once, even of two concurrent requests, and within five minutes', async () => {
    await add();
    const used = device.use(await createSignInOptions());
    const both = await Promise.all([present(used), present(used)]);
    expect(both.map((response) => response.statusCode).sort()).toEqual([200, 400]);
    const late = device.use(await createSignInOptions());
    ctx.clock.advance(5 * MINUTE);
    expect((await present(late)).json()).toEqual(rejection);
  });

  it('rejects a challenge that was issued for registration', async () => {
    await add();
    expect((await present(device.use(await begin()))).json()).toEqual(rejection);
  });

  it('rejects a counter that did not increase, as with a copied key', async () => {
    await add();
    expect((await signIn({ counter: 7 })).statusCode).toBe(200);
    expect((await signIn({ counter: 7 })).json()).toEqual(rejection);
    expect((await signIn({ counter: 6 })).json()).toEqual(rejection);
    expect((await signIn({ counter: 0 })).json()).toEqual(rejection);
    expect((await signIn({ counter: 8 })).statusCode).toBe(200);
  });

  it('accepts devices whose counter is always zero', async () => {
    await add({ counter: 0 });
    expect((await signIn({ counter: 0 })).statusCode).toBe(200);
    expect((await signIn({ counter: 0 })).statusCode).toBe(200);
  });

  it('rejects unknown and removed passkeys', async () => {
    device.make({ challenge: '', user: { id: '' } });
    expect((await signIn()).json()).toEqual(rejection);
    const { id } = (await add()).json().data;
    await send({ method: 'DELETE', path: `/api/auth/passkeys/${id}` });
    expect((await signIn()).json()).toEqual(rejection);
  });

  it.each(['', 'null', '[]', '7', '{', '{"id":"x"}', '{"id":"x","response":{}}', '{"id":{}}'])(
    'rejects nonsense: %s',
    async (assertion) => {
      const fields = { grant_type: PASSKEY_GRANT, client_id: CLIENT_ID, assertion };
      const response = await postForm(ctx, token.path, fields);
      expect([response.statusCode, response.json()]).toEqual([400, rejection]);
    },
  );

  it('limits the challenges per address, and removes those that were never completed', async () => {
    const otherContext = await createTestHttp();
    const createSignInOptions = () =>
      otherContext.http.inject({ method: 'POST', url: createPasskeySignInOptions.path });
    const listChallenges = () =>
      otherContext.db.selectFrom('passkey_challenges').select('challenge').execute();
    const statuses = await Promise.all(
      Array.from({ length: 101 }, async () => (await createSignInOptions()).statusCode),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(await listChallenges()).toHaveLength(100);
    otherContext.clock.advance(5 * MINUTE);
    await createSignInOptions();
    expect(await listChallenges()).toHaveLength(1);
    await otherContext.close();
  });
});

describe('the removal of a passkey', () => {
  it('notifies its owner, and does not find passkeys of other users', async () => {
    const { id } = (await add()).json().data;
    const route = { method: 'DELETE', path: `/api/auth/passkeys/${id}` };
    const otherUser = await buildUser(ctx);
    expect((await send(route, undefined, otherUser.headers)).json().code).toBe(
      'identity.passkey_not_found',
    );
    expect((await send(route)).statusCode).toBe(204);
    expect((await send(route)).statusCode).toBe(404);
    expect(await passkeys()).toEqual([]);
    expect(events.map(({ kind }) => kind)).toEqual(['passkey_added', 'passkey_removed']);
  });
});

async function freshHeaders(of: TestUser) {
  const response = await postForm(ctx, token.path, {
    grant_type: 'password',
    client_id: CLIENT_ID,
    username: of.username,
    password: of.password,
  });
  return { authorization: `Bearer ${response.json().access_token}` };
}

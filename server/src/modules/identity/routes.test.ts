// Registration, sign-in, userinfo, logout and the realm's documents through the app server.
import {
  CLIENT_ID,
  certs,
  discovery,
  logout,
  register,
  token,
  userInfo,
} from '@vys/contract/identity/identity';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser, postForm, type TestUser } from '../../../test/factories.ts';
import { createTestHttp, TEST_ISSUER, type TestHttp } from '../../../test/http.ts';

let ctx: TestHttp;
let user: TestUser;

beforeAll(async () => {
  ctx = await createTestHttp();
  user = await buildUser(ctx, { email: 'ada@example.test', username: 'ada' });
});
afterAll(() => ctx.close());

const account = {
  email: 'grace@example.test',
  username: 'grace',
  password: 'a long enough password',
  firstName: 'Grace',
  lastName: 'Hopper',
};
const signUp = (body: unknown) =>
  ctx.http.inject({ method: 'POST', url: register.path, payload: body as object });

const login = {
  grant_type: 'password',
  client_id: CLIENT_ID,
  username: 'ada@example.test',
  password: 'correct horse battery',
  scope: 'openid profile email',
};
const requestToken = (fields: Record<string, string>) => postForm(ctx, token.path, fields);
const { username: _name, ...withoutName } = login;

describe('POST /api/auth/register', () => {
  it('API-9 SIGNUP-32 returns 201 with the user, names as given, email in lower case', async () => {
    const response = await signUp({ ...account, email: ' Grace@Example.TEST ', username: 'Grace' });
    expect(response.statusCode).toBe(201);
    expect(response.headers['cache-control']).toBe('no-store');
    const { password: _, ...shown } = account;
    expect(response.json()).toEqual({ user: { ...shown, id: expect.any(String) } });
    expect(
      (await requestToken({ ...login, username: account.email, password: account.password }))
        .statusCode,
    ).toBe(200);
  });

  it('API-9 accepts an account without first and last name', async () => {
    const { email, username, password } = { ...account, email: 'x@example.test', username: 'xyz' };
    const response = await signUp({ email, username, password });
    expect(response.json().user).toMatchObject({ firstName: '', lastName: '' });
  });

  it('SIGNUP-32 API-4 reports which of email and username is taken, so that another can be tried', async () => {
    const sameEmail = await signUp({ ...account, email: 'ADA@example.test', username: 'other' });
    expect(sameEmail.statusCode).toBe(409);
    expect(sameEmail.json()).toMatchObject({
      code: 'identity.email_taken',
      message: 'An account with this email already exists.',
    });
    const sameName = await signUp({ ...account, email: 'other@example.test', username: 'ADA' });
    expect(sameName.statusCode).toBe(409);
    expect(sameName.json()).toMatchObject({
      code: 'identity.username_taken',
      message: 'This username is already taken.',
    });
  });

  it('I11 creates exactly one user from 50 parallel requests, and the others get 409', async () => {
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        signUp({
          ...account,
          email: n % 2 === 0 ? 'race@example.test' : `race${n}@example.test`,
          username: 'race',
        }),
      ),
    );
    const statuses = responses.map((response) => response.statusCode).sort();
    expect(statuses).toEqual([201, ...Array<number>(49).fill(409)]);
    const rows = ctx.db.selectFrom('users').select('id').where('username', '=', 'race');
    expect(await rows.execute()).toHaveLength(1);
  });

  it.each([
    ['malformed JSON', '{"email":', 'input.malformed', 400],
    ['an array', '[]', 'input.invalid', 400],
    ['a number for the email', { ...account, email: 7 }, 'input.invalid', 400],
    ['a bad email', { ...account, email: 'not-an-email' }, 'input.invalid', 400],
    ['a short password', { ...account, password: '1234567' }, 'input.invalid', 400],
    ['a bad username', { ...account, username: 'a b' }, 'input.invalid', 400],
    ['an unknown field', { ...account, role: 'admin' }, 'input.invalid', 400],
    [
      'a NUL',
      { ...account, email: 'n@example.test', username: 'nul', firstName: 'a\u0000b' },
      'input.invalid',
      400,
    ],
    [
      'a body over the limit',
      { ...account, firstName: 'x'.repeat(70_000) },
      'input.too_large',
      413,
    ],
  ])('API-4 rejects %s', async (_what, body, code, status) => {
    const response = await ctx.http.inject({
      method: 'POST',
      url: register.path,
      headers: { 'content-type': 'application/json' },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code, message: expect.any(String) });
  });

  it('makes an address that registers many users wait', { tags: 'slow' }, async () => {
    const otherContext = await createTestHttp();
    const registerOnce = () =>
      otherContext.http.inject({ method: 'POST', url: register.path, payload: account });
    for (let n = 0; n < 300; n += 1) expect((await registerOnce()).statusCode).not.toBe(429);
    const response = await registerOnce();
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('12');
    expect(response.json().code).toBe('rate.limited');
    await otherContext.close();
  });

  it('rejects a form', async () => {
    const response = await postForm(ctx, register.path, { ...account });
    expect(response.statusCode).toBe(415);
    expect(response.json().code).toBe('input.media_type');
  });
});

describe('POST /realms/vys/…/token with a password', () => {
  it('IDP-1 IDP-2 returns the tokens and all fields of Keycloak, not to be cached', async () => {
    const response = await requestToken(login);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      access_token: expect.any(String),
      expires_in: 300,
      refresh_expires_in: 30 * 24 * 60 * 60,
      refresh_token: expect.stringMatching(/^[\w-]{64}$/),
      token_type: 'Bearer',
      id_token: expect.any(String),
      'not-before-policy': 0,
      session_state: expect.any(String),
      scope: 'openid profile email',
    });
  });

  it('ASVS 9.2.4 IDP-2 puts the documented claims into the access token', async () => {
    const body = (await requestToken(login)).json();
    const now = Math.floor(ctx.clock.now().getTime() / 1000);
    expect(decodeProtectedHeader(body.access_token)).toMatchObject({ alg: 'ES256', typ: 'JWT' });
    expect(decodeJwt(body.access_token)).toEqual({
      iss: TEST_ISSUER,
      sub: user.id,
      aud: 'vys-api',
      azp: CLIENT_ID,
      typ: 'Bearer',
      sid: body.session_state,
      jti: expect.any(String),
      iat: now,
      exp: now + 300,
      scope: 'openid profile email',
      email: 'ada@example.test',
      email_verified: false,
      preferred_username: 'ada',
      name: 'Ada Lovelace',
      given_name: 'Ada',
      family_name: 'Lovelace',
    });
    expect(decodeJwt(body.id_token)).toMatchObject({ aud: CLIENT_ID, typ: 'ID' });
  });

  it.each([' ADA@example.test ', 'ada', 'ADA'])('IDP-2 takes %j for the user', async (username) => {
    const response = await requestToken({ ...login, username });
    expect(decodeJwt(response.json().access_token).sub).toBe(user.id);
  });

  it('IDP-3 responds exactly alike to a wrong password, no password and an unknown user', async () => {
    const { password: _, ...withoutPassword } = login;
    const responses = await Promise.all([
      requestToken({ ...login, password: 'wrong' }),
      requestToken(withoutPassword),
      requestToken({ ...login, username: 'unknown-user@example.test' }),
      requestToken({ ...login, username: 'unknown-user' }),
    ]);
    for (const response of responses) {
      expect(response.statusCode).toBe(400);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.body).toBe(
        '{"error":"invalid_grant","error_description":"Invalid user credentials"}',
      );
    }
  });

  it.each([
    [
      'no grant',
      { client_id: CLIENT_ID },
      400,
      'invalid_request',
      'Missing form parameter: grant_type',
    ],
    [
      'an unknown grant',
      { ...login, grant_type: 'implicit' },
      400,
      'unsupported_grant_type',
      'Unsupported grant_type',
    ],
    [
      'an unknown client',
      { ...login, client_id: 'other' },
      401,
      'invalid_client',
      'Invalid client or Invalid client credentials',
    ],
    [
      'no client',
      { grant_type: 'password' },
      401,
      'invalid_client',
      'Invalid client or Invalid client credentials',
    ],
    ['no user name', withoutName, 401, 'invalid_request', 'Missing parameter: username'],
    [
      'an unknown scope',
      { ...login, scope: 'openid admin' },
      400,
      'invalid_scope',
      'Invalid scopes: openid admin',
    ],
  ])('IDP-3 rejects %s', async (_what, fields, status, error, description) => {
    const response = await requestToken(fields);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ error, error_description: description });
  });

  it('ASVS 15.3.7 rejects a repeated field, JSON, and text that no username can contain', async () => {
    const send = (type: string, payload: string) =>
      ctx.http.inject({
        method: 'POST',
        url: token.path,
        headers: { 'content-type': type },
        payload,
      });
    const form = 'application/x-www-form-urlencoded';
    const twice = await send(form, `${new URLSearchParams(login)}&username=eve`);
    expect(twice.statusCode).toBe(400);
    expect(twice.json()).toEqual({
      error: 'invalid_request',
      error_description: 'duplicated parameter',
    });
    const json = await send('application/json', JSON.stringify(login));
    expect(json.statusCode).toBe(415);
    expect(json.json().error).toBe('invalid_request');
    const nul = await requestToken({ ...login, username: 'a\u0000' });
    expect(nul.statusCode).toBe(400);
    expect(nul.json().error).toBe('invalid_request');
  });

  it('ignores fields it does not know (RFC 6749 §3.2)', async () => {
    expect((await requestToken({ ...login, totp: '123456' })).statusCode).toBe(200);
  });

  it('tests no more guesses when they are sent concurrently', async () => {
    await buildUser(ctx, { username: 'rushed' });
    const guess = () => requestToken({ ...login, username: 'rushed', password: 'guess' });
    const responses = await Promise.all(Array.from({ length: 40 }, guess));
    const tested = responses.filter((response) => response.statusCode === 400);
    expect(tested).toHaveLength(5);
  });

  it('makes only the address that guesses wait', async () => {
    await buildUser(ctx, { username: 'guessed' });
    const guess = () => requestToken({ ...login, username: 'guessed', password: 'guess' });
    for (let n = 0; n < 5; n += 1) expect((await guess()).statusCode).toBe(400);
    const waiting = await guess();
    expect(waiting.statusCode).toBe(429);
    expect(waiting.headers['retry-after']).toBe('1');
    expect(waiting.json().error).toBe('invalid_request');
    expect((await requestToken(login)).statusCode).toBe(200);
    // A right password does not spare the wait, or a guesser would learn of it.
    expect((await requestToken({ ...login, username: 'guessed' })).statusCode).toBe(429);
    ctx.clock.advance(1000);
    const owner = { ...login, username: 'guessed' };
    expect((await requestToken(owner)).statusCode).toBe(200);
    expect((await guess()).statusCode).toBe(400);
  });
});

describe('GET /realms/vys/…/userinfo', () => {
  const get = (authorization?: string) =>
    ctx.http.inject({ url: userInfo.path, headers: authorization ? { authorization } : {} });

  it('IDP-5 SESSION-2 returns who the bearer is', async () => {
    const body = (await requestToken(login)).json();
    const response = await get(`Bearer ${body.access_token}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      sub: user.id,
      email: 'ada@example.test',
      email_verified: false,
      preferred_username: 'ada',
      name: 'Ada Lovelace',
      given_name: 'Ada',
      family_name: 'Lovelace',
    });
  });

  it('IDP-5 rejects a call without a token, with a challenge and no body', async () => {
    const response = await get();
    expect([response.statusCode, response.body]).toEqual([401, '']);
    expect(response.headers['www-authenticate']).toBe('Bearer realm="vys"');
  });

  it('IDP-5 rejects what is not a token, with a challenge', async () => {
    const response = await get('Bearer a.b.c');
    expect([response.statusCode, response.body]).toEqual([401, '']);
    expect(response.headers['www-authenticate']).toBe(
      'Bearer realm="vys", error="invalid_token", error_description="Token verification failed"',
    );
  });

  it('IDP-5 rejects a token without the scope openid: 403 and no body', async () => {
    const body = (await requestToken({ ...login, scope: 'email' })).json();
    expect(body).toMatchObject({ scope: 'profile email' });
    expect(body.id_token).toBeUndefined();
    const response = await get(`Bearer ${body.access_token}`);
    expect([response.statusCode, response.body]).toEqual([403, '']);
    expect(response.headers['www-authenticate']).toBe(
      'Bearer realm="vys", error="insufficient_scope", error_description="Missing openid scope"',
    );
  });

  it('IDP-6 rejects the token of a session that was logged out', async () => {
    const body = (await requestToken(login)).json();
    expect((await get(`Bearer ${body.access_token}`)).statusCode).toBe(200);
    await postForm(ctx, logout.path, { client_id: CLIENT_ID, refresh_token: body.refresh_token });
    const response = await get(`Bearer ${body.access_token}`);
    expect([response.statusCode, response.body]).toEqual([401, '']);
    expect(response.headers['www-authenticate']).toContain('user_session_not_found');
  });
});

describe('POST /realms/vys/…/logout', () => {
  const leave = (fields: Record<string, string>) => postForm(ctx, logout.path, fields);

  it('IDP-6 returns 204 without a body, and the refresh token is rejected afterwards', async () => {
    const { refresh_token } = (await requestToken(login)).json();
    const fields = { client_id: CLIENT_ID, refresh_token };
    const response = await leave(fields);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    const refresh = await requestToken({ ...fields, grant_type: 'refresh_token' });
    expect(refresh.statusCode).toBe(400);
    expect(refresh.json()).toEqual({
      error: 'invalid_grant',
      error_description: 'Session not active',
    });
  });

  it('IDP-6 accepts a token that is expired or was used before', async () => {
    const { refresh_token } = (await requestToken(login)).json();
    const fields = { client_id: CLIENT_ID, refresh_token };
    const next = (await requestToken({ ...fields, grant_type: 'refresh_token' })).json();
    ctx.clock.advance(31 * 24 * 60 * 60 * 1000);
    expect((await leave(fields)).statusCode).toBe(204);
    const session = ctx.db
      .selectFrom('sessions')
      .select('ended_at')
      .where('id', '=', next.session_state);
    expect((await session.executeTakeFirstOrThrow()).ended_at).not.toBeNull();
  });

  it.each([
    ['no client', {}, 401, 'invalid_client', 'Invalid client or Invalid client credentials'],
    ['no token', { client_id: CLIENT_ID }, 400, 'invalid_request', 'No refresh token'],
    [
      'no real token',
      { client_id: CLIENT_ID, refresh_token: 'x' },
      400,
      'invalid_grant',
      'Invalid refresh token',
    ],
  ])('IDP-6 rejects %s', async (_what, fields, status, error, description) => {
    const response = await leave(fields);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ error, error_description: description });
  });
});

describe('the metadata of the realm', () => {
  it('IDP-1 names its endpoints under its issuer', async () => {
    const body = (await ctx.http.inject({ url: discovery.path })).json();
    const { origin } = new URL(TEST_ISSUER);
    expect(body).toMatchObject({
      issuer: TEST_ISSUER,
      token_endpoint: `${origin}${token.path}`,
      userinfo_endpoint: `${origin}${userInfo.path}`,
      end_session_endpoint: `${origin}${logout.path}`,
      jwks_uri: `${origin}${certs.path}`,
      grant_types_supported: ['password', 'refresh_token'],
    });
  });

  it('contains the public part of its keys and nothing of the private part', async () => {
    const { keys } = (await ctx.http.inject({ url: certs.path })).json();
    const { kid } = decodeProtectedHeader((await requestToken(login)).json().access_token);
    expect(keys).toHaveLength(1);
    expect(keys[0]).toEqual({
      kid,
      kty: 'EC',
      crv: 'P-256',
      alg: 'ES256',
      use: 'sig',
      x: expect.any(String),
      y: expect.any(String),
    });
  });
});

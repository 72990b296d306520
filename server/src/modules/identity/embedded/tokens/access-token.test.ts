// Which tokens are taken and which are not, and the keys behind them.

import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { CLIENT_ID, certs, token as tokenRoute } from '@vys/contract/identity/identity';
import { decodeJwt, decodeProtectedHeader, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildUser, postForm, type TestUser, tokenFor } from '../../../../../test/factories.ts';
import { createTestHttp, TEST_APP_ORIGIN, type TestHttp } from '../../../../../test/http.ts';
import { identityHooks } from '../../../../../test/identity-hooks.ts';
import { createIdentity } from '../../index.ts';
import { listSigningKeys, type StoredKey } from './key-store.ts';

let ctx: TestHttp;
let user: TestUser;
let ours: StoredKey;

beforeAll(async () => {
  ctx = await createTestHttp();
  user = await buildUser(ctx);
  const [key] = await listSigningKeys(ctx.db);
  if (!key) throw new Error('no key');
  ours = key;
});
afterAll(() => ctx.close());

const ES256 = 'ES256';

type Forgery = { claims?: object; header?: object; sign?: Parameters<SignJWT['sign']>[0] };

/** The user's own valid token, with some of it changed. */
async function forge({ claims = {}, header = {}, sign }: Forgery): Promise<string> {
  const key = sign ?? (await importJWK(ours.privateJwk, ES256));
  const valid = decodeJwt(user.accessToken);
  return new SignJWT({ ...valid, ...claims })
    .setProtectedHeader({ alg: ES256, kid: ours.kid, typ: 'JWT', ...header })
    .sign(key);
}

async function status(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await ctx.http.inject({ url: '/api/user/profile', headers })).statusCode;
}

it('accepts its own token, and the same claims signed again', async () => {
  expect(await status(user.accessToken)).toBe(200);
  expect(await status(await forge({}))).toBe(200);
});

it('ASVS 6.8.2 I7 rejects alg=none', async () => {
  const payload = decodeJwt(user.accessToken);
  const unsecured = new UnsecuredJWT(payload).encode();
  expect(await status(unsecured)).toBe(401);
  const [, body] = user.accessToken.split('.');
  const header = { ...decodeProtectedHeader(user.accessToken), alg: 'none' };
  const start = Buffer.from(JSON.stringify(header)).toString('base64url');
  expect(await status(`${start}.${body}.`)).toBe(401);
});

it('ASVS 9.1.2 I7 rejects HS256 with the public key as the secret', async () => {
  for (const secret of [JSON.stringify(ours.publicJwk), String(ours.publicJwk.x)]) {
    const token = await forge({ header: { alg: 'HS256' }, sign: Buffer.from(secret.padEnd(32)) });
    expect(await status(token)).toBe(401);
  }
});

it('ASVS 9.1.1 I7 rejects a foreign key under a foreign kid, under ours, with jku and with an embedded jwk', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const headers = [
    { kid: randomUUID() },
    {},
    { kid: undefined },
    { kid: 'x', jku: 'https://evil.test/jwks.json' },
    { kid: undefined, jwk: publicKey.export({ format: 'jwk' }) },
  ];
  for (const header of headers) {
    expect(await status(await forge({ header, sign: privateKey })), JSON.stringify(header)).toBe(
      401,
    );
  }
});

it.each([
  ['another audience', { aud: 'other-api' }],
  ['no audience', { aud: undefined }],
  ['another issuer', { iss: 'http://app.test/realms/other' }],
  ['no issuer', { iss: undefined }],
  ['another client', { azp: 'other' }],
  ['the type of an id token', { typ: 'ID' }],
  ['an expiry in the past', { exp: 1 }],
  ['no expiry', { exp: undefined }],
  ['no session', { sid: undefined }],
  ['an unknown session', { sid: randomUUID() }],
  ['a subject who does not own the session', { sub: randomUUID() }],
])('I7 rejects %s', async (_what, claims) => {
  expect(await status(await forge({ claims }))).toBe(401);
});

it('ASVS 9.2.2 I7 rejects id tokens as bearer tokens: the issued one and a forged one', async () => {
  const { username, password } = user;
  const fields = { grant_type: 'password', client_id: CLIENT_ID, username, password };
  const response = await postForm(ctx, tokenRoute.path, { ...fields, scope: 'openid' });
  const { id_token, access_token } = response.json();
  expect(await status(access_token)).toBe(200);
  expect(await status(id_token)).toBe(401);
  expect(await status(await forge({ claims: { aud: CLIENT_ID, typ: 'ID' } }))).toBe(401);
});

it('ASVS 9.1.3 I7 rejects our key under another kid, with a jku header, and with another token type', async () => {
  const headers = [
    { kid: randomUUID() },
    { kid: randomUUID(), jku: `${TEST_APP_ORIGIN}${certs.path}` },
    { kid: ours.kid, typ: 'at+jwt' },
  ];
  for (const header of headers) {
    expect(await status(await forge({ header })), JSON.stringify(header)).toBe(401);
  }
});

it('ASVS 9.2.1 rejects a token after 300 s', async () => {
  const otherUser = await buildUser(ctx);
  ctx.clock.advance(299_000);
  expect(await status(otherUser.accessToken)).toBe(200);
  ctx.clock.advance(1000);
  expect(await status(otherUser.accessToken)).toBe(401);
  expect(await status(await tokenFor(ctx, otherUser))).toBe(200);
});

it('creates one key for processes that start together, and each accepts the tokens of the others', async () => {
  await ctx.db.deleteFrom('signing_keys').execute();
  const deps = {
    db: ctx.db,
    clock: ctx.clock,
    log: ctx.log,
    mailer: ctx.mailer,
    appOrigin: TEST_APP_ORIGIN,
    ...identityHooks,
  };
  const all = await Promise.all(Array.from({ length: 5 }, () => createIdentity(deps)));
  const keys = await listSigningKeys(ctx.db);
  expect(keys).toHaveLength(1);
  const key = await importJWK(keys[0]?.privateJwk ?? {}, ES256);
  const token = await new SignJWT(decodeJwt(await tokenFor(ctx, user)))
    .setProtectedHeader({ alg: ES256, kid: keys[0]?.kid ?? '', typ: 'JWT' })
    .sign(key);
  for (const identity of all) {
    expect(await identity.findCaller(token)).toMatchObject({ userId: user.id });
  }
  // A process that has run for a while meets the new key at its first token.
  ctx.clock.advance(10_000);
  expect(await ctx.identity.findCaller(token)).toMatchObject({ userId: user.id });
});

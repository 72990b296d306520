// Which tokens of a foreign issuer are taken. Those of our own are tried in embedded/access-token.test.ts.
import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { type JWK, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../../../test/clock.ts';
import { ALGORITHMS } from '../keycloak/realm/realm-keys.ts';
import { type TokenRules, verifyAccessToken } from './jwt.ts';

const issuer = 'https://id.example.test/realms/vys';
const clock = createTestClock(new Date('2026-11-20T12:00:00Z'));
const now = Math.floor(clock.now().getTime() / 1000);
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const otherKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const jwk = (key: KeyObject, alg: string): JWK => ({ ...key.export({ format: 'jwk' }), alg });
const keys: Record<string, JWK> = {
  one: jwk(rsa.publicKey, 'RS256'),
  oct: { kty: 'oct', k: 'c2VjcmV0', alg: 'HS256' },
};

const rules: TokenRules = {
  algorithms: ALGORITHMS,
  issuer,
  audience: 'vys-server',
  clientId: 'vys-web',
  clock,
  findKey: async (kid) => keys[kid ?? ''],
};

const claims = {
  iss: issuer,
  aud: ['account', 'vys-server'],
  azp: 'vys-web',
  sub: randomUUID(),
  sid: 'E_JZ8_YbZx5vs4VsYxvkqeWy',
  typ: 'Bearer',
  scope: 'openid',
  preferred_username: 'ada',
  iat: now,
  exp: now + 300,
};
const header = { alg: 'RS256', kid: 'one', typ: 'JWT' };

function sign(changed: object = {}, headers: object = {}, key: KeyObject = rsa.privateKey) {
  return new SignJWT({ ...claims, ...changed })
    .setProtectedHeader({ ...header, ...headers })
    .sign(key);
}

describe('an access token of a foreign realm', () => {
  it('I7 is accepted when all claims are valid, with empty values for missing ones', async () => {
    expect(await verifyAccessToken(await sign(), rules)).toMatchObject({
      sub: claims.sub,
      sid: claims.sid,
      preferred_username: 'ada',
      email: '',
      email_verified: false,
      name: '',
    });
  });

  it.each([
    ['another issuer', { iss: `${issuer}s` }],
    ['no issuer', { iss: undefined }],
    ['another audience', { aud: 'account' }],
    ['no audience', { aud: undefined }],
    ['another client', { azp: 'account-console' }],
    ['no client', { azp: undefined }],
    ['the purpose of an id token', { typ: 'ID' }],
    ['the purpose of a refresh token', { typ: 'Refresh' }],
    ['an end in the past', { exp: now }],
    ['no end', { exp: undefined }],
    ['a beginning to come', { nbf: now + 60 }],
    ['no session', { sid: undefined }],
    ['no user', { sub: undefined }],
    ['a user of another kind', { sub: 'ada' }],
  ])('I7 is rejected with %s', async (_what, changed) => {
    expect(await verifyAccessToken(await sign(changed), rules)).toBeUndefined();
  });

  it('I7 is rejected with an unknown or a different key', async () => {
    expect(await verifyAccessToken(await sign({}, { kid: 'two' }), rules)).toBeUndefined();
    expect(await verifyAccessToken(await sign({}, { kid: undefined }), rules)).toBeUndefined();
    const forged = await sign({}, {}, otherKeys.privateKey);
    expect(await verifyAccessToken(forged, rules)).toBeUndefined();
  });

  it('I7 is rejected with a key or a key address in its own header', async () => {
    const ownKey = { ...jwk(otherKeys.publicKey, 'RS256') };
    const headers = { jwk: ownKey, jku: 'https://evil.example.test/certs', kid: 'two' };
    expect(
      await verifyAccessToken(await sign({}, headers, otherKeys.privateKey), rules),
    ).toBeUndefined();
  });

  it('I7 is rejected with the algorithm none, a symmetric one, or one that is not that of the key', async () => {
    expect(await verifyAccessToken(new UnsecuredJWT(claims).encode(), rules)).toBeUndefined();
    const pem = rsa.publicKey.export({ format: 'pem', type: 'spki' });
    for (const secret of [Buffer.from(pem), Buffer.from('secret')]) {
      for (const kid of ['one', 'oct']) {
        const token = await new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', kid, typ: 'JWT' })
          .sign(secret);
        expect(await verifyAccessToken(token, rules)).toBeUndefined();
      }
    }
    expect(await verifyAccessToken(await sign({}, { alg: 'PS256' }), rules)).toBeUndefined();
    const narrow = { ...rules, algorithms: ['ES256'] };
    expect(await verifyAccessToken(await sign(), narrow)).toBeUndefined();
  });

  it.each(['', 'a', 'a.b.c', '..', `${'a'.repeat(5000)}.b.c`])('I7 is not %j', async (text) => {
    expect(await verifyAccessToken(text, rules)).toBeUndefined();
  });

  it('fails as unavailable, rather than as invalid, when the keys cannot be fetched', async () => {
    const findKey = async () => Promise.reject(new Error('away'));
    await expect(verifyAccessToken(await sign(), { ...rules, findKey })).rejects.toThrow('away');
  });
});

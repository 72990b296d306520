// Access tokens that are almost right: signed by others, for others, too late, or not at all.
import { createHmac, generateKeyPairSync } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, importJWK, SignJWT } from 'jose';
import { sql } from 'kysely';
import type { RouteTestContext } from './test-context.ts';

/** By what is wrong with them. */
export async function forgeTokens(
  context: Pick<RouteTestContext, 'signIn' | 'owner' | 'operator' | 'test'>,
): Promise<Record<string, string>> {
  const { accessToken, refreshToken, idToken } = await context.signIn(context.owner);
  const claims = decodeJwt(accessToken);
  const header = decodeProtectedHeader(accessToken);
  const { rows } = await sql<{ jwk: Record<string, unknown> }>`
    select private_jwk as jwk from signing_keys where kid = ${header.kid}
  `.execute(context.test.test.db);
  const key = await importJWK(rows[0]?.jwk ?? {}, 'ES256');
  const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const now = Math.floor(Date.now() / 1000);
  const sign = (changes: object, by: Parameters<SignJWT['sign']>[0] = key, head = {}) =>
    new SignJWT({ ...claims, ...changes })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: String(header.kid), ...head })
      .sign(by);
  const [, payload = '', signature = ''] = accessToken.split('.');
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const hmacHead = encode({ alg: 'HS256', typ: 'JWT', kid: header.kid });
  const hmac = createHmac('sha256', JSON.stringify(rows[0]?.jwk.x));
  return {
    'no token at all': 'x',
    'the refresh token': refreshToken,
    'the id token': idToken,
    expired: await sign({ iat: now - 1000, exp: now - 600 }),
    'of another issuer': await sign({ iss: 'https://evil.example/realms/vys' }),
    'for another audience': await sign({ aud: 'account' }),
    'of another type': await sign({ typ: 'ID' }),
    'of a session that is not there': await sign({ sid: crypto.randomUUID() }),
    'for a user that is not there': await sign({ sub: crypto.randomUUID() }),
    'with a foreign key under our kid': await sign({}, foreign),
    'with a foreign kid': await sign({}, foreign, { kid: 'evil' }),
    'with a key address': await sign({}, foreign, { jku: 'https://evil.example/jwks' }),
    'without a signature': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    'with a cut signature': `${accessToken.slice(0, -4)}`,
    'with a changed claim': `${accessToken.split('.')[0]}.${encode({ ...claims, sub: context.operator.userId })}.${signature}`,
    'HS256 with the public key': `${hmacHead}.${payload}.${hmac.update(`${hmacHead}.${payload}`).digest('base64url')}`,
  };
}

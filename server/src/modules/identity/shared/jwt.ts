// Signs and verifies JSON Web Tokens for every identity provider; the only importer of jose.
// Whether the session of a token is still active is not checked here.
import { errors, importJWK, type JWK, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';

const claimsSchema = z.object({
  sub: z.uuid(),
  sid: z.string(),
  azp: z.string(),
  typ: z.literal('Bearer'),
  exp: z.number(),
  scope: z.string(),
  // A foreign provider leaves out what it does not know about a user.
  email: z.string().default(''),
  email_verified: z.boolean().default(false),
  preferred_username: z.string(),
  name: z.string().default(''),
});
export type AccessClaims = z.output<typeof claimsSchema>;

export type SigningKey = { readonly kid: string; readonly algorithm: string; readonly jwk: JWK };

export async function signJwt(claims: JWTPayload, key: SigningKey): Promise<string> {
  const { kid, algorithm: alg, jwk } = key;
  return new SignJWT(claims)
    .setProtectedHeader({ alg, kid, typ: 'JWT' })
    .sign(await importKey(jwk, alg));
}

export type TokenRules = {
  /** Never a symmetric one: anyone who can verify it could forge it. */
  readonly algorithms: readonly string[];
  readonly issuer: string;
  readonly audience: string;
  /** The client that people sign in with (`azp`). */
  readonly clientId: string;
  readonly clock: Clock;
  /** A key of the issuer; what a token's header says beyond `kid` is never followed. */
  readonly findKey: (kid: string | undefined) => Promise<JWK | undefined>;
};

/** Undefined for anything but an access token of this issuer and client that has not expired. */
export async function verifyAccessToken(
  token: string,
  { algorithms, issuer, audience, clientId, clock, findKey }: TokenRules,
): Promise<AccessClaims | undefined> {
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid, alg = '' }) => {
        const jwk = await findKey(kid);
        if (jwk === undefined || (jwk.alg !== undefined && jwk.alg !== alg)) {
          throw new errors.JWKSNoMatchingKey();
        }
        return importKey(jwk, alg);
      },
      { algorithms: [...algorithms], issuer, audience, typ: 'JWT', currentDate: clock.now() },
    );
    const claims = claimsSchema.safeParse(payload).data;
    return claims?.azp === clientId ? claims : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

const imported = new WeakMap<JWK, Promise<Awaited<ReturnType<typeof importJWK>>>>();

function importKey(jwk: JWK, algorithm: string) {
  // A key that does not say its algorithm may serve several.
  if (jwk.alg === undefined) return importJWK(jwk, algorithm);
  const key = imported.get(jwk) ?? importJWK(jwk, algorithm);
  imported.set(jwk, key);
  return key;
}

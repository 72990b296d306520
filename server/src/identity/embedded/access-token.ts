// Signs and verifies the JSON Web Tokens of the realm; the only importer of jose.
// Whether the session behind a token still lives is not asked here.
import { randomUUID } from 'node:crypto';
import { ACCESS_TOKEN_SECONDS, CLIENT_ID } from '@vys/contract/identity';
import { errors, importJWK, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../kit/clock.ts';
import { ALGORITHM, type Keys } from './keys.ts';
import { AUDIENCE, joinName } from './rules.ts';
import type { IdentityUser } from './store.ts';

export type TokenSubject = {
  readonly user: IdentityUser;
  readonly sessionId: string;
  readonly scope: string;
};

const claimsSchema = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  azp: z.literal(CLIENT_ID),
  typ: z.literal('Bearer'),
  exp: z.number(),
  scope: z.string(),
  email: z.string(),
  preferred_username: z.string(),
  name: z.string(),
});
export type AccessClaims = z.output<typeof claimsSchema>;

export type Tokens = {
  signAccess(subject: TokenSubject): Promise<string>;
  signId(subject: TokenSubject): Promise<string>;
  /** Undefined for anything but an access token of ours that has not expired. */
  verifyAccess(token: string): Promise<AccessClaims | undefined>;
};

export function createTokens(deps: { keys: Keys; issuer: string; clock: Clock }): Tokens {
  const { keys, issuer, clock } = deps;

  async function sign(subject: TokenSubject, claims: JWTPayload & { aud: string }) {
    const { kid, privateJwk } = keys.current();
    const issuedAt = Math.floor(clock.now().getTime() / 1000);
    return new SignJWT({ ...aboutUser(subject.user), sid: subject.sessionId, ...claims })
      .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
      .setIssuer(issuer)
      .setSubject(subject.user.id)
      .setJti(randomUUID())
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
      .sign(await importJWK(privateJwk, ALGORITHM));
  }

  return {
    signAccess: (subject) =>
      sign(subject, { aud: AUDIENCE, azp: CLIENT_ID, typ: 'Bearer', scope: subject.scope }),
    signId: (subject) => sign(subject, { aud: CLIENT_ID, azp: CLIENT_ID, typ: 'ID' }),
    async verifyAccess(token) {
      try {
        const { payload } = await jwtVerify(
          token,
          async ({ kid }) => {
            const key = await keys.find(kid);
            if (key === undefined) throw new errors.JWKSNoMatchingKey();
            return importJWK(key.publicJwk, ALGORITHM);
          },
          {
            algorithms: [ALGORITHM],
            issuer,
            audience: AUDIENCE,
            typ: 'JWT',
            currentDate: clock.now(),
          },
        );
        return claimsSchema.safeParse(payload).data;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

/** The claims of userinfo and of both tokens (OpenID Connect Core §5.1). */
export function aboutUser(user: IdentityUser) {
  return {
    sub: user.id,
    email: user.email,
    email_verified: user.emailVerified,
    preferred_username: user.username,
    name: joinName(user.firstName, user.lastName),
    given_name: user.firstName,
    family_name: user.lastName,
  };
}

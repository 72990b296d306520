// The JSON Web Tokens of the embedded issuer: what stands in them.
// How they are signed and checked is jwt.ts's; whether their session is still active is not checked here.
import { randomUUID } from 'node:crypto';
import { ACCESS_TOKEN_SECONDS, CLIENT_ID } from '@vys/contract/identity/identity';
import type { Clock } from '../../../../platform/clock.ts';
import { joinName } from '../../shared/full-name.ts';
import { type AccessClaims, signJwt, verifyAccessToken } from '../../shared/jwt.ts';
import { AUDIENCE } from '../rules.ts';
import type { IdentityUser } from '../store.ts';
import { ALGORITHM, type Keys } from './keys.ts';

export type { AccessClaims } from '../../shared/jwt.ts';

export type TokenSubject = {
  readonly user: IdentityUser;
  readonly sessionId: string;
  readonly scope: string;
};

export type Tokens = {
  signAccess(subject: TokenSubject): Promise<string>;
  signId(subject: TokenSubject): Promise<string>;
  /** Undefined for anything but an access token of ours that has not expired. */
  verifyAccess(token: string): Promise<AccessClaims | undefined>;
};

export function createTokens(deps: { keys: Keys; issuer: string; clock: Clock }): Tokens {
  const { keys, issuer, clock } = deps;

  async function sign(subject: TokenSubject, claims: { aud: string } & Record<string, string>) {
    const { kid, privateJwk: jwk } = await keys.current();
    const issuedAt = Math.floor(clock.now().getTime() / 1000);
    const about = { ...aboutUser(subject.user), sid: subject.sessionId, ...claims };
    const times = { iat: issuedAt, exp: issuedAt + ACCESS_TOKEN_SECONDS };
    const payload = { ...about, iss: issuer, jti: randomUUID(), ...times };
    return signJwt(payload, { kid, algorithm: ALGORITHM, jwk });
  }

  return {
    signAccess: (subject) =>
      sign(subject, { aud: AUDIENCE, azp: CLIENT_ID, typ: 'Bearer', scope: subject.scope }),
    signId: (subject) => sign(subject, { aud: CLIENT_ID, azp: CLIENT_ID, typ: 'ID' }),
    verifyAccess: (token) =>
      verifyAccessToken(token, {
        algorithms: [ALGORITHM],
        issuer,
        audience: AUDIENCE,
        clientId: CLIENT_ID,
        clock,
        findKey: async (kid) => (await keys.find(kid))?.publicJwk,
      }),
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

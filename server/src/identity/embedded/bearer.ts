// Who calls with an access token, and what the realm tells about them.
import { REALM, type UserInfo } from '@vys/contract/identity';
import type { Db } from '../../kit/db.ts';
import { OAuthFailure } from '../../kit/fail.ts';
import type { Caller } from '../../kit/http.ts';
import { type AccessClaims, aboutUser, type Tokens } from './access-token.ts';
import type { Liveness } from './liveness.ts';
import { hasScope } from './rules.ts';
import { findUserById } from './store.ts';

type Deps = { db: Db; tokens: Tokens; liveness: Liveness };

/** Valid by signature but of an ended session, or not valid at all: these differ at userinfo only. */
type Bearer = { readonly claims: AccessClaims; readonly isLive: boolean };

async function findBearer(deps: Deps, accessToken: string): Promise<Bearer | undefined> {
  const claims = await deps.tokens.verifyAccess(accessToken);
  if (!claims) return undefined;
  const isLive = await deps.liveness.isLive({ id: claims.sid, userId: claims.sub });
  return { claims, isLive };
}

export async function findCaller(deps: Deps, accessToken: string): Promise<Caller | undefined> {
  const bearer = await findBearer(deps, accessToken);
  return bearer?.isLive ? toCaller(bearer.claims) : undefined;
}

function toCaller(claims: AccessClaims): Caller {
  return {
    userId: claims.sub,
    sessionId: claims.sid,
    email: claims.email,
    username: claims.preferred_username,
    fullName: claims.name,
    expiresAt: new Date(claims.exp * 1000),
    scope: 'full',
  };
}

/** Answers as Keycloak's UserInfoEndpoint does. */
export async function answerUserInfo(
  deps: Deps,
  accessToken: string | undefined,
): Promise<UserInfo> {
  if (accessToken === undefined) throw refuse(400, 'invalid_request', 'Token not provided');
  const bearer = await findBearer(deps, accessToken);
  if (!bearer) throw refuse(401, 'invalid_token', 'Token verification failed');
  const user = bearer.isLive ? await findUserById(deps.db, bearer.claims.sub) : undefined;
  if (!user) {
    const reason = "User session not found or doesn't have client attached on it";
    throw refuse(401, 'invalid_token', reason);
  }
  if (!hasScope(bearer.claims.scope, 'openid')) {
    const challenge = challengeOf('insufficient_scope', 'Missing openid scope');
    throw new OAuthFailure(403, '', '', { 'www-authenticate': challenge });
  }
  return aboutUser(user);
}

function refuse(status: number, error: string, description: string): OAuthFailure {
  return new OAuthFailure(status, error, description, {
    'www-authenticate': challengeOf(error, description),
  });
}

/** RFC 6750 §3. */
function challengeOf(error: string, description: string): string {
  return `Bearer realm="${REALM}", error="${error}", error_description="${description}"`;
}

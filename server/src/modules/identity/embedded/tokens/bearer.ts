// The caller of an access token, and their userinfo response.
import { REALM, type UserInfo } from '@vys/contract/identity/identity';
import type { Db } from '../../../../platform/db/db.ts';
import { OAuthError } from '../../../../platform/errors.ts';
import type { Caller } from '../../../../platform/http/http.ts';
import { hasScope } from '../../shared/scopes.ts';
import type { SessionCache } from '../sessions/session-cache.ts';
import { findUserById } from '../store.ts';
import { type AccessClaims, aboutUser, type Tokens } from './access-token.ts';

type Deps = { db: Db; tokens: Tokens; sessionCache: SessionCache };

/** Valid by signature but of an ended session, or not valid at all: these differ at userinfo only. */
type Bearer = { readonly claims: AccessClaims; readonly isActive: boolean };

async function findBearer(deps: Deps, accessToken: string): Promise<Bearer | undefined> {
  const claims = await deps.tokens.verifyAccess(accessToken);
  if (!claims) return undefined;
  const isActive = await deps.sessionCache.isActive({ id: claims.sid, userId: claims.sub });
  return { claims, isActive };
}

export async function findCaller(deps: Deps, accessToken: string): Promise<Caller | undefined> {
  const bearer = await findBearer(deps, accessToken);
  return bearer?.isActive ? toCaller(bearer.claims) : undefined;
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

/** Responds as Keycloak 26.7 does: rejections have no body, only a challenge (RFC 6750 §3). */
export async function readUserInfo(deps: Deps, accessToken: string | undefined): Promise<UserInfo> {
  if (accessToken === undefined) throw oauthError(401);
  const bearer = await findBearer(deps, accessToken);
  if (!bearer) throw oauthError(401, 'invalid_token', 'Token verification failed');
  const user = bearer.isActive ? await findUserById(deps.db, bearer.claims.sub) : undefined;
  if (!user) throw oauthError(401, 'invalid_token', 'user_session_not_found');
  if (!hasScope(bearer.claims.scope, 'openid')) {
    throw oauthError(403, 'insufficient_scope', 'Missing openid scope');
  }
  return aboutUser(user);
}

function oauthError(status: number, error?: string, description?: string): OAuthError {
  const reason =
    error === undefined ? '' : `, error="${error}", error_description="${description}"`;
  return new OAuthError(status, '', '', {
    'www-authenticate': `Bearer realm="${REALM}"${reason}`,
  });
}

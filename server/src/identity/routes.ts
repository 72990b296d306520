// Binds registration and the realm's endpoints.
import {
  certs,
  discovery,
  logout,
  REALM,
  register,
  token,
  type UserInfo,
  userInfo,
} from '@vys/contract/identity';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../kit/clock.ts';
import type { Db } from '../kit/db.ts';
import { OAuthFailure } from '../kit/fail.ts';
import { type Bind, bearerToken } from '../kit/http.ts';
import { aboutUser, type Tokens } from './access-token.ts';
import { describeRealm } from './discovery.ts';
import type { Keys } from './keys.ts';
import type { Liveness } from './liveness.ts';
import { hasScope, MINUTE } from './rules.ts';
import { findBearer, type NewAccount, type RegisteredUser } from './service.ts';
import { findUserById } from './store.ts';
import { addressKey, createThrottle } from './throttle.ts';
import type { TokenEndpoint } from './token-endpoint.ts';

type Deps = {
  db: Db;
  clock: Clock;
  issuer: string;
  keys: Keys;
  tokens: Tokens;
  liveness: Liveness;
  tokenEndpoint: TokenEndpoint;
  registerUser: (account: NewAccount) => Promise<RegisteredUser>;
};

export function bindRoutes(bind: Bind, deps: Deps): void {
  const { keys, issuer, tokenEndpoint } = deps;
  const registrations = createThrottle({
    clock: deps.clock,
    free: 300,
    longestMs: MINUTE,
    forgetMs: 15 * MINUTE,
  });

  bind(register, async ({ body, request }) => {
    registrations.enter(addressKey(request.ip));
    return { user: await deps.registerUser(body) };
  });
  bind(token, async ({ body, request, reply }) => {
    reply.header('pragma', 'no-cache');
    return tokenEndpoint.issue(body, request.ip);
  });
  bind(logout, async ({ body }) => {
    await tokenEndpoint.end(body);
    return undefined;
  });
  bind(userInfo, async ({ request }) => answerUserInfo(deps, request));
  bind(discovery, async () => describeRealm(issuer));
  bind(certs, async () => ({
    keys: keys.list().map(({ kid, publicJwk }) => ({ ...publicJwk, kid })),
  }));
}

async function answerUserInfo(deps: Deps, request: FastifyRequest): Promise<UserInfo> {
  const accessToken = bearerToken(request);
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

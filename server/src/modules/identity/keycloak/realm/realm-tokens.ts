// Finds the caller of an access token of the realm. Tokens are verified locally; whether the session is
// still active is introspected and cached.

import { z } from 'zod';
import { createBoundedCache } from '../../../../platform/bounded-cache.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Caller } from '../../../../platform/http/http.ts';
import { type AccessClaims, verifyAccessToken } from '../../shared/jwt.ts';
import type { Address } from '../../shared/provider.ts';
import type { RealmSessionCache } from '../sessions/session-cache.ts';
import { unavailable } from './realm-http.ts';
import { ALGORITHMS, type RealmKeys } from './realm-keys.ts';
import type { ServiceAccount } from './service-account.ts';
import type { RealmSettings } from './settings.ts';

export type RealmTokens = {
  /** Undefined for anything but an access token of this realm and client, made for this server. */
  verify(accessToken: string): Promise<AccessClaims | undefined>;
  findCaller(accessToken: string): Promise<Caller | undefined>;
  /** What the last token of a user said about the address. */
  lastAddress(userId: string): Address | undefined;
};

const MAX_USERS = 50_000;
/** Every request waits for it once in five seconds. */
const INTROSPECTION_MS = 3000;

const introspectionSchema = z.object({ active: z.boolean() });

type Deps = {
  settings: RealmSettings;
  service: ServiceAccount;
  keys: RealmKeys;
  sessionCache: RealmSessionCache;
  clock: Clock;
};

export function createRealmTokens(deps: Deps): RealmTokens {
  const { settings, service, keys, sessionCache, clock } = deps;
  const addresses = createBoundedCache<string, Address>({ maxEntries: MAX_USERS });

  function verify(accessToken: string) {
    return verifyAccessToken(accessToken, {
      algorithms: ALGORITHMS,
      issuer: settings.issuer,
      audience: settings.serviceClientId,
      clientId: settings.clientId,
      clock,
      findKey: keys.find,
    });
  }

  async function introspect(token: string): Promise<boolean> {
    const options = { timeoutMs: INTROSPECTION_MS };
    const { status, body } = await service.requestAsClient('token/introspect', { token }, options);
    const response = introspectionSchema.safeParse(body).data;
    if (!response) throw unavailable(`introspection returned ${status}`);
    return response.active;
  }

  return {
    verify,
    lastAddress: (userId) => addresses.get(userId),
    async findCaller(accessToken) {
      const claims = await verify(accessToken);
      if (!claims) return undefined;
      const { sub: userId, sid: sessionId, email } = claims;
      const bearer = { userId, sessionId };
      if (!(await sessionCache.isActive(bearer, () => introspect(accessToken)))) return undefined;
      addresses.set(userId, { email, isVerified: claims.email_verified });
      return {
        userId,
        sessionId,
        email,
        username: claims.preferred_username,
        fullName: claims.name,
        expiresAt: new Date(claims.exp * 1000),
        scope: 'full',
      };
    },
  };
}

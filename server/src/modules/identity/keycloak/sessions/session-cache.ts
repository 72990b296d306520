// Caches for five seconds which sessions of the realm are active, with one request at a time per session.
// While the provider is unavailable a session counts as active: signature and expiry of its tokens decide.

import { createBoundedCache } from '../../../../platform/bounded-cache.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Logger } from '../../../../platform/log/log.ts';
import { SECOND } from '../../../../platform/time-spans.ts';
import type { OnSessionsEnded } from '../../shared/ended-sessions.ts';

export type Bearer = { readonly sessionId: string; readonly userId: string };

export type RealmSessionCache = {
  /** `check` is called on a cache miss. */
  isActive(bearer: Bearer, check: () => Promise<boolean>): Promise<boolean>;
  /** Takes effect in this process at once, in others when they are told, or within five seconds. */
  markRevoked(sessionIds: readonly string[]): void;
  /** Sessions that another process revoked. */
  acceptRevoked(sessionIds: readonly string[]): void;
  /** Drops the entries of a user who was deleted. */
  invalidateUser(userId: string): void;
};

/** Without `userId` for a session that was revoked. */
type CachedSession = { userId?: string; response: Promise<boolean> };
type Deps = { clock: Clock; log: Logger; onSessionsEnded: OnSessionsEnded };

const CACHE_TTL_MS = 5 * SECOND;
/** Longer than an access token lives. */
const REVOKED_TTL_MS = 3600 * SECOND;
const WARN_AGAIN_MS = 60 * SECOND;
const MAX_SESSIONS = 50_000;

export function createRealmSessionCache({ clock, log, onSessionsEnded }: Deps): RealmSessionCache {
  const sessions = createBoundedCache<string, CachedSession>({
    maxEntries: MAX_SESSIONS,
    ttlMs: CACHE_TTL_MS,
    clock,
  });
  let silentUntil = 0;
  let warnedAt = Number.NEGATIVE_INFINITY;

  async function find(check: () => Promise<boolean>): Promise<boolean> {
    try {
      return await check();
    } catch (error) {
      const now = clock.now().getTime();
      silentUntil = now + CACHE_TTL_MS;
      if (now - warnedAt > WARN_AGAIN_MS) {
        warnedAt = now;
        log.warn(
          { event: 'identity.session_check_failed', err: error },
          'session status check failed: identity provider unavailable',
        );
      }
      return true;
    }
  }

  function acceptRevoked(sessionIds: readonly string[]): void {
    const response = Promise.resolve(false);
    for (const id of sessionIds) sessions.set(id, { response }, REVOKED_TTL_MS);
  }

  return {
    async isActive({ sessionId, userId }, check) {
      const cached = sessions.get(sessionId);
      if (cached) return cached.response;
      if (clock.now().getTime() < silentUntil) return true;
      const response = find(check);
      sessions.set(sessionId, { userId, response });
      return response;
    },
    markRevoked(sessionIds) {
      acceptRevoked(sessionIds);
      if (sessionIds.length > 0) onSessionsEnded({ sessionIds });
    },
    acceptRevoked,
    invalidateUser(userId) {
      for (const [id, session] of [...sessions.entries()]) {
        if (session.userId === userId) sessions.delete(id);
      }
      onSessionsEnded({ userId });
    },
  };
}

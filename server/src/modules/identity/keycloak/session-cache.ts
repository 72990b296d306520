// Caches for five seconds which sessions of the realm are active, with one request at a time per session.
// While the provider is unavailable a session counts as active: signature and expiry of its tokens decide.

import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/log/log.ts';
import { SECOND } from '../../../platform/time-spans.ts';

export type Bearer = { readonly sessionId: string; readonly userId: string };

export type RealmSessionCache = {
  /** `check` is called on a cache miss. */
  isActive(bearer: Bearer, check: () => Promise<boolean>): Promise<boolean>;
  /** Takes effect in this process at once, in others within five seconds. */
  markRevoked(sessionIds: readonly string[]): void;
  /** Drops the entries of a user who was deleted. */
  invalidateUser(userId: string): void;
};

type Known = { userId?: string; until: number; response: Promise<boolean> };
type Deps = { clock: Clock; log: Logger };

const CACHE_TTL_MS = 5 * SECOND;
/** Longer than an access token lives. */
const REVOKED_TTL_MS = 3600 * SECOND;
const WARN_AGAIN_MS = 60 * SECOND;
const MAX_SESSIONS = 50_000;

export function createRealmSessionCache({ clock, log }: Deps): RealmSessionCache {
  const known = new Map<string, Known>();
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
        log.warn({ err: error }, 'session status check failed: identity provider unavailable');
      }
      return true;
    }
  }

  function remember(sessionId: string, entry: Known): void {
    if (known.size >= MAX_SESSIONS) known.clear();
    known.set(sessionId, entry);
  }

  return {
    async isActive({ sessionId, userId }, check) {
      const now = clock.now().getTime();
      const entry = known.get(sessionId);
      if (entry && now < entry.until) return entry.response;
      if (now < silentUntil) return true;
      const response = find(check);
      remember(sessionId, { userId, until: now + CACHE_TTL_MS, response });
      return response;
    },
    markRevoked(sessionIds) {
      const until = clock.now().getTime() + REVOKED_TTL_MS;
      for (const id of sessionIds) remember(id, { until, response: Promise.resolve(false) });
    },
    invalidateUser(userId) {
      for (const [id, entry] of known) if (entry.userId === userId) known.delete(id);
    },
  };
}

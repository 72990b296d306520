// Caches for five seconds which sessions are active, so that not every request queries the database.

import { createBoundedCache } from '../../../../platform/bounded-cache.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/db.ts';
import { SECOND } from '../../../../platform/time-spans.ts';
import type { OnSessionsEnded } from '../../shared/ended-sessions.ts';
import { isSessionActive } from './session-store.ts';

export type SessionCache = {
  isActive(session: { id: string; userId: string }): Promise<boolean>;
  /** Takes effect in this process at once, in others when they are told, or within five seconds. */
  markRevoked(sessionIds: readonly string[]): void;
  /** Sessions that another process revoked. */
  acceptRevoked(sessionIds: readonly string[]): void;
};

const CACHE_TTL_MS = 5 * SECOND;
const MAX_SESSIONS = 50_000;

/** Without `userId` for a session that was revoked. */
type CachedSession = { userId?: string; isActive: boolean };

type Deps = { db: Db; clock: Clock; onSessionsEnded: OnSessionsEnded };

export function createSessionCache({ db, clock, onSessionsEnded }: Deps): SessionCache {
  const sessions = createBoundedCache<string, CachedSession>({
    maxEntries: MAX_SESSIONS,
    ttlMs: CACHE_TTL_MS,
    clock,
  });
  let revocations = 0;

  function acceptRevoked(sessionIds: readonly string[]): void {
    revocations += 1;
    for (const id of sessionIds) sessions.set(id, { isActive: false });
  }

  return {
    async isActive({ id, userId }) {
      const now = clock.now();
      const cached = sessions.get(id);
      if (cached && !cached.isActive && cached.userId === undefined) return false;
      if (cached?.userId === userId) return cached.isActive;
      const revocationsBefore = revocations;
      const isActive = await isSessionActive(db, { id, userId }, now);
      // A session was revoked during the query: the result may be stale and is not cached.
      if (revocations !== revocationsBefore)
        return isActive && sessions.get(id)?.isActive !== false;
      sessions.set(id, { userId, isActive });
      return isActive;
    },
    markRevoked(sessionIds) {
      acceptRevoked(sessionIds);
      if (sessionIds.length > 0) onSessionsEnded({ sessionIds });
    },
    acceptRevoked,
  };
}

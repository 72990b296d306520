// Caches for five seconds which sessions are active, so that not every request queries the database.

import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/db.ts';
import { SECOND } from '../../../../platform/time-spans.ts';
import { isSessionActive } from './session-store.ts';

export type SessionCache = {
  isActive(session: { id: string; userId: string }): Promise<boolean>;
  /** Takes effect in this process at once, in others within five seconds. */
  markRevoked(sessionIds: readonly string[]): void;
};

const CACHE_TTL_MS = 5 * SECOND;
const MAX_SESSIONS = 50_000;

export function createSessionCache({ db, clock }: { db: Db; clock: Clock }): SessionCache {
  const seen = new Map<string, { userId: string | undefined; isActive: boolean; until: number }>();
  let revocations = 0;

  return {
    async isActive({ id, userId }) {
      const now = clock.now();
      const known = seen.get(id);
      if (known && now.getTime() < known.until) {
        if (!known.isActive && known.userId === undefined) return false;
        if (known.userId === userId) return known.isActive;
      }
      const revocationsBefore = revocations;
      const isActive = await isSessionActive(db, { id, userId }, now);
      // A session was revoked during the query: the result may be stale and is not cached.
      if (revocations !== revocationsBefore) return isActive && seen.get(id)?.isActive !== false;
      if (seen.size >= MAX_SESSIONS) seen.clear();
      seen.set(id, { userId, isActive, until: now.getTime() + CACHE_TTL_MS });
      return isActive;
    },
    markRevoked(sessionIds) {
      revocations += 1;
      const until = clock.now().getTime() + CACHE_TTL_MS;
      for (const id of sessionIds) seen.set(id, { userId: undefined, isActive: false, until });
    },
  };
}

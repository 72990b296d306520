// Remembers for a few seconds which sessions live, so that not every request asks the database.
import type { Clock } from '../../kit/clock.ts';
import type { Db } from '../../kit/db.ts';
import { SECOND } from './rules.ts';
import { isSessionLive } from './store.ts';

export type Liveness = {
  isLive(session: { id: string; userId: string }): Promise<boolean>;
  /** For this process at once; others notice within five seconds. */
  forget(sessionId: string): void;
};

const REMEMBER_MS = 5 * SECOND;
const MOST_SESSIONS = 50_000;

export function createLiveness({ db, clock }: { db: Db; clock: Clock }): Liveness {
  const seen = new Map<string, { userId: string; isLive: boolean; until: number }>();

  return {
    async isLive({ id, userId }) {
      const now = clock.now();
      const known = seen.get(id);
      if (known?.userId === userId && now.getTime() < known.until) return known.isLive;
      const isLive = await isSessionLive(db, { id, userId }, now);
      if (seen.size >= MOST_SESSIONS) seen.clear();
      seen.set(id, { userId, isLive, until: now.getTime() + REMEMBER_MS });
      return isLive;
    },
    forget(sessionId) {
      seen.delete(sessionId);
    },
  };
}

// Remembers for a few seconds which sessions live, so that not every request asks the database.
import type { Clock } from '../../../kit/clock.ts';
import type { Db } from '../../../kit/db.ts';
import { SECOND } from '../rules.ts';
import { isSessionLive } from './session-store.ts';

export type Liveness = {
  isLive(session: { id: string; userId: string }): Promise<boolean>;
  /** For this process at once; others notice within five seconds. */
  markEnded(sessionIds: readonly string[]): void;
};

const REMEMBER_MS = 5 * SECOND;
const MOST_SESSIONS = 50_000;

export function createLiveness({ db, clock }: { db: Db; clock: Clock }): Liveness {
  const seen = new Map<string, { userId: string | undefined; isLive: boolean; until: number }>();
  let endings = 0;

  return {
    async isLive({ id, userId }) {
      const now = clock.now();
      const known = seen.get(id);
      if (known && now.getTime() < known.until) {
        if (!known.isLive && known.userId === undefined) return false;
        if (known.userId === userId) return known.isLive;
      }
      const endingsBefore = endings;
      const isLive = await isSessionLive(db, { id, userId }, now);
      // The answer may be older than an ending that came meanwhile; then it is not worth keeping.
      if (endings !== endingsBefore) return isLive && seen.get(id)?.isLive !== false;
      if (seen.size >= MOST_SESSIONS) seen.clear();
      seen.set(id, { userId, isLive, until: now.getTime() + REMEMBER_MS });
      return isLive;
    },
    markEnded(sessionIds) {
      endings += 1;
      const until = clock.now().getTime() + REMEMBER_MS;
      for (const id of sessionIds) seen.set(id, { userId: undefined, isLive: false, until });
    },
  };
}

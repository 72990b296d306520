// Remembers for five seconds which sessions of the realm live, and asks once at a time per session. When
// the provider cannot be asked, a session counts as living: signature and expiry of its tokens decide.
import type { Clock } from '../../kit/clock.ts';
import type { Logger } from '../../kit/log.ts';

export type Bearer = { readonly sessionId: string; readonly userId: string };

export type SessionLiveness = {
  /** `ask` is called if it is not known. */
  isLive(bearer: Bearer, ask: () => Promise<boolean>): Promise<boolean>;
  /** For this process at once; others notice within five seconds. */
  markEnded(sessionIds: readonly string[]): void;
  /** For a user who is gone, or all of whose sessions were ended. Those begun later are asked about. */
  askAgain(userId: string): void;
};

type Known = { userId?: string; until: number; answer: Promise<boolean> };
type Deps = { clock: Clock; log: Logger };

const SECOND = 1000;
const REMEMBER_MS = 5 * SECOND;
/** Longer than an access token lives. */
const ENDED_MS = 3600 * SECOND;
const WARN_AGAIN_MS = 60 * SECOND;
const MOST_SESSIONS = 50_000;

export function createSessionLiveness({ clock, log }: Deps): SessionLiveness {
  const known = new Map<string, Known>();
  let silentUntil = 0;
  let warnedAt = Number.NEGATIVE_INFINITY;

  async function find(ask: () => Promise<boolean>): Promise<boolean> {
    try {
      return await ask();
    } catch (error) {
      const now = clock.now().getTime();
      silentUntil = now + REMEMBER_MS;
      if (now - warnedAt > WARN_AGAIN_MS) {
        warnedAt = now;
        log.warn({ err: error }, 'the identity provider cannot be asked which sessions live');
      }
      return true;
    }
  }

  function remember(sessionId: string, entry: Known): void {
    if (known.size >= MOST_SESSIONS) known.clear();
    known.set(sessionId, entry);
  }

  return {
    async isLive({ sessionId, userId }, ask) {
      const now = clock.now().getTime();
      const entry = known.get(sessionId);
      if (entry && now < entry.until) return entry.answer;
      if (now < silentUntil) return true;
      const answer = find(ask);
      remember(sessionId, { userId, until: now + REMEMBER_MS, answer });
      return answer;
    },
    markEnded(sessionIds) {
      const until = clock.now().getTime() + ENDED_MS;
      for (const id of sessionIds) remember(id, { until, answer: Promise.resolve(false) });
    },
    askAgain(userId) {
      for (const [id, entry] of known) if (entry.userId === userId) known.delete(id);
    },
  };
}

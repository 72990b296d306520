// How much worker time users have used lately, and who pauses after jobs that exceeded their limits. Pure:
// the time is passed in, in milliseconds.

export type UserUsage = {
  /** Worker time of the last seconds; what lies further back counts less. */
  usedMs(user: string, now: number): number;
  /** Jobs of the user that run now. */
  running(user: string): number;
  start(user: string, now: number): void;
  finish(user: string, used: { ms: number; exceeded: boolean }, now: number): void;
  /** How long the user still pauses; 0 for most. */
  pausedMs(user: string, now: number): number;
};

/** Worker time counts half after this long. */
const HALF_LIFE_MS = 10_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** After this long without an exceeded limit, pauses begin again with the first one. */
const FORGIVE_MS = 5 * 60_000;

type Usage = { ms: number; at: number; running: number };
type Pause = { strikes: number; until: number };

export function createUserUsage(): UserUsage {
  const usages = new Map<string, Usage>();
  const pauses = new Map<string, Pause>();

  function usedMs(user: string, now: number): number {
    const usage = usages.get(user);
    return usage === undefined ? 0 : usage.ms * 0.5 ** ((now - usage.at) / HALF_LIFE_MS);
  }

  const running = (user: string) => usages.get(user)?.running ?? 0;

  /** What no longer makes a difference is not stored. */
  function prune(now: number): void {
    for (const user of usages.keys()) {
      if (running(user) === 0 && usedMs(user, now) < 1) usages.delete(user);
    }
    for (const [user, { until }] of pauses) {
      if (now - until >= FORGIVE_MS) pauses.delete(user);
    }
  }

  return {
    usedMs,
    running,
    start(user, now) {
      prune(now);
      usages.set(user, { ms: usedMs(user, now), at: now, running: running(user) + 1 });
    },
    finish(user, { ms, exceeded }, now) {
      usages.set(user, { ms: usedMs(user, now) + ms, at: now, running: running(user) - 1 });
      if (!exceeded) return;
      const before = pauses.get(user);
      const strikes = before && now - before.until < FORGIVE_MS ? before.strikes + 1 : 1;
      const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (strikes - 1));
      pauses.set(user, { strikes, until: now + pauseMs });
    },
    pausedMs: (user, now) => Math.max(0, (pauses.get(user)?.until ?? now) - now),
  };
}

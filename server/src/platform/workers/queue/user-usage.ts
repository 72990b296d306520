// How much worker time users have used lately, how long their jobs usually take, and who pauses after jobs
// that exceeded their limits. Pure: the time is passed in, in milliseconds.

export type UsedTime = { ms: number; exceeded: boolean };

export type UserUsage = {
  /** Worker time of the last seconds; what lies further back counts less. */
  usedMs(user: string, now: number): number;
  /** Whether the user has used little lately, and exceeded no limit in the last minutes. */
  isLight(user: string, now: number): boolean;
  /** What a job of the user is expected to take, by those before it. */
  expectedMs(user: string): number;
  /** Whether the user's jobs before it were all in all short. */
  isKnownShort(user: string): boolean;
  /** Jobs of the user that run now. */
  running(user: string): number;
  start(user: string, now: number): void;
  finish(user: string, used: UsedTime, now: number): void;
  /** How long the user still pauses; 0 for most. */
  pausedMs(user: string, now: number): number;
};

/** Worker time counts half after this long. */
const HALF_LIFE_MS = 10_000;
/** More worker time than this in the last seconds is heavy use. */
const LIGHT_USE_MS = 500;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** After this long without an exceeded limit, pauses begin again with the first one. */
const FORGIVE_MS = 5 * 60_000;
/** Assumed of users without jobs so far, with the weight of so many jobs. */
const UNKNOWN_MS = 100;
const UNKNOWN_WEIGHT = 2;
const KNOWN_SHORT_MS = 75;
/** Of more jobs than these the earlier ones count less. */
const MEMORY_JOBS = 50;
/** Users whose usual job is remembered. */
const MAX_KNOWN = 10_000;

type Usage = { ms: number; at: number; running: number };
type Pause = { strikes: number; until: number };
type Usual = { ms: number; jobs: number };

export function createUserUsage(): UserUsage {
  const usages = new Map<string, Usage>();
  const pauses = new Map<string, Pause>();
  // In the order of their last job.
  const usuals = new Map<string, Usual>();

  function usedMs(user: string, now: number): number {
    const usage = usages.get(user);
    return usage === undefined ? 0 : usage.ms * 0.5 ** ((now - usage.at) / HALF_LIFE_MS);
  }

  const running = (user: string) => usages.get(user)?.running ?? 0;

  function isForgiven(user: string, now: number): boolean {
    const pause = pauses.get(user);
    return pause === undefined || now - pause.until >= FORGIVE_MS;
  }

  function remember(user: string, ms: number): void {
    const usual = usuals.get(user) ?? { ms: 0, jobs: 0 };
    const weight = Math.min(usual.jobs, MEMORY_JOBS - 1);
    const before = usual.jobs === 0 ? 0 : usual.ms / usual.jobs;
    usuals.delete(user);
    usuals.set(user, { ms: before * weight + ms, jobs: weight + 1 });
    const [oldest] = usuals.keys();
    if (usuals.size > MAX_KNOWN && oldest !== undefined) usuals.delete(oldest);
  }

  /** What no longer makes a difference is not stored. */
  function prune(now: number): void {
    for (const user of usages.keys()) {
      if (running(user) === 0 && usedMs(user, now) < 1) usages.delete(user);
    }
    for (const user of pauses.keys()) {
      if (isForgiven(user, now)) pauses.delete(user);
    }
  }

  function expectedMs(user: string): number {
    const { ms, jobs } = usuals.get(user) ?? { ms: 0, jobs: 0 };
    return (ms + UNKNOWN_MS * UNKNOWN_WEIGHT) / (jobs + UNKNOWN_WEIGHT);
  }

  return {
    usedMs,
    isLight: (user, now) => usedMs(user, now) <= LIGHT_USE_MS && isForgiven(user, now),
    expectedMs,
    isKnownShort: (user) => expectedMs(user) <= KNOWN_SHORT_MS,
    running,
    start(user, now) {
      prune(now);
      usages.set(user, { ms: usedMs(user, now), at: now, running: running(user) + 1 });
    },
    finish(user, { ms, exceeded }, now) {
      usages.set(user, { ms: usedMs(user, now) + ms, at: now, running: running(user) - 1 });
      remember(user, ms);
      if (!exceeded) return;
      const strikes = isForgiven(user, now) ? 1 : (pauses.get(user)?.strikes ?? 0) + 1;
      const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (strikes - 1));
      pauses.set(user, { strikes, until: now + pauseMs });
    },
    pausedMs: (user, now) => Math.max(0, (pauses.get(user)?.until ?? now) - now),
  };
}

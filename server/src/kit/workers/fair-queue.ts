// The order in which the jobs of many users run. Users take turns; who has used the most worker time
// lately comes last, so many or long jobs delay only their own user. Pure: the time is passed in.
import { createUserUsage } from './user-usage.ts';

export type FairQueueLimits = {
  /** Jobs that may wait in all. */
  waiting: number;
  /** Jobs of one user that may wait. */
  waitingPerUser: number;
  /** Jobs of one user that run at the same time. */
  runningPerUser: number;
};

export type Rejection =
  /** Too many jobs wait in all; says nothing about the user. */
  | { reason: 'full' }
  /** This user has too many jobs waiting. */
  | { reason: 'user_full' }
  /** This user's jobs exceeded their limits; the next one is accepted after `retryAfterMs`. */
  | { reason: 'paused'; retryAfterMs: number };

export type FairQueue<Job> = {
  /** Undefined when the job was accepted. */
  push(user: string, job: Job, now: number): Rejection | undefined;
  /** The next job to start. With `onlyLight`, only of users who have used little worker time lately. */
  take(now: number, onlyLight: boolean): { user: string; job: Job } | undefined;
  /**
   * To be called once for every job that was taken. Returns the user's waiting jobs when the user pauses from
   * now on; they wait no more.
   */
  finish(user: string, used: { ms: number; exceeded: boolean }, now: number): Job[];
  /** Takes back a job that has not started; false when it has. */
  remove(user: string, job: Job): boolean;
  /** All waiting jobs, which then wait no more. */
  clear(): Job[];
};

/** More worker time than this in the last seconds is heavy use. */
const LIGHT_USE_MS = 500;

export function createFairQueue<Job>(limits: FairQueueLimits): FairQueue<Job> {
  // The order of users is the order of their turns.
  const waiting = new Map<string, Job[]>();
  const usage = createUserUsage();

  const count = () => [...waiting.values()].reduce((sum, jobs) => sum + jobs.length, 0);

  function isEligible(user: string, now: number, onlyLight: boolean): boolean {
    if (usage.running(user) >= limits.runningPerUser) return false;
    return !onlyLight || usage.usedMs(user, now) <= LIGHT_USE_MS;
  }

  function detach(user: string, job: Job): void {
    const jobs = (waiting.get(user) ?? []).filter((other) => other !== job);
    // To the end of the turns.
    waiting.delete(user);
    if (jobs.length > 0) waiting.set(user, jobs);
  }

  return {
    push(user, job, now) {
      const pausedMs = usage.pausedMs(user, now);
      if (pausedMs > 0) return { reason: 'paused', retryAfterMs: pausedMs };
      const jobs = waiting.get(user) ?? [];
      if (jobs.length >= limits.waitingPerUser) return { reason: 'user_full' };
      if (count() >= limits.waiting) return { reason: 'full' };
      waiting.set(user, [...jobs, job]);
      return undefined;
    },
    take(now, onlyLight) {
      const users = [...waiting.keys()].filter((user) => isEligible(user, now, onlyLight));
      // A stable sort: users who have used the same keep the order of their turns.
      const [user] = users.sort((a, b) => usage.usedMs(a, now) - usage.usedMs(b, now));
      const job = user === undefined ? undefined : waiting.get(user)?.[0];
      if (user === undefined || job === undefined) return undefined;
      detach(user, job);
      usage.start(user, now);
      return { user, job };
    },
    finish(user, used, now) {
      usage.finish(user, used, now);
      const dropped = used.exceeded ? (waiting.get(user) ?? []) : [];
      if (used.exceeded) waiting.delete(user);
      return dropped;
    },
    remove(user, job) {
      if (!waiting.get(user)?.includes(job)) return false;
      detach(user, job);
      return true;
    },
    clear() {
      const jobs = [...waiting.values()].flat();
      waiting.clear();
      return jobs;
    },
  };
}

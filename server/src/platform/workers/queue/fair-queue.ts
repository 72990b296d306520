// The order in which the jobs of many users run. Users take turns; who has used the most worker time
// lately comes last, so many or long jobs delay only their own user. Pure: the time is passed in.
import { createUserUsage, type UsedTime } from './user-usage.ts';
import { createWaitingJobs, type WaitingJob } from './waiting-jobs.ts';

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

/**
 * Workers of the fast lane run the short jobs of users who have used little worker time lately, those of
 * the slow lane run everything.
 */
export type Lane = 'fast' | 'slow';

export type Entry<Job> = Omit<WaitingJob<Job>, 'since'>;

export type FairQueue<Job> = {
  /**
   * Undefined when the job was accepted and nothing else gave way. In a full queue the newest job of the user
   * with the most waiting jobs gives way to a user with fewer.
   */
  push(
    user: string,
    entry: Entry<Job>,
    now: number,
  ): { job: Job; rejection: Rejection } | undefined;
  /** Whether a job waits that should not wait for another lane. */
  needs(now: number, lane: Lane): boolean;
  /** The next job to start. Without `mayPreempt` the fast lane takes only what is known to be short. */
  take(now: number, lane: Lane, mayPreempt?: boolean): { user: string; job: Job } | undefined;
  /**
   * To be called once for every job that was taken. Returns the user's waiting jobs when the user pauses from
   * now on; they wait no more.
   */
  finish(user: string, used: UsedTime, now: number): Job[];
  /** Instead of `finish`, for a job that took too long for the fast lane: it waits for the slow one. */
  putBack(user: string, job: Job, usedMs: number, now: number): void;
  /** Takes back a job that has not started; false when it has. */
  remove(user: string, job: Job): boolean;
  /** Jobs that wait. */
  size(): number;
  /** All waiting jobs, which then wait no more. */
  clear(): Job[];
};

/** For so long a job that fits the fast lane is left to it, if the slow lane has other work. */
const FAST_LANE_FIRST_MS = 100;
/** Extra charge to a user for a job that was put back, so that the fast lane is free of them for a while. */
const PUT_BACK_MS = 5_000;
/** The same for users whose jobs have been short: the first one may have met a busy machine. */
const PUT_BACK_SHORT_MS = 250;

const extraMs = (isKnownShort: boolean) => (isKnownShort ? PUT_BACK_SHORT_MS : PUT_BACK_MS);

export function createFairQueue<Job>(limits: FairQueueLimits): FairQueue<Job> {
  const waiting = createWaitingJobs<Job>();
  const usage = createUserUsage();

  const isForFastLane = (user: string, now: number) =>
    waiting.first(user)?.isLong === false && usage.isLight(user, now);

  /** Whether the slow lane leaves the user's job to the fast one, if it has other work. */
  function isLeftToFastLane(user: string, now: number): boolean {
    const since = waiting.first(user)?.since ?? now;
    return now - since < FAST_LANE_FIRST_MS && isForFastLane(user, now);
  }

  /** The users whose jobs may run, the next one first. Equal ones keep the order of their turns. */
  function order(now: number, lane: Lane, mayPreempt = true): string[] {
    const users = waiting.users().filter((user) => usage.running(user) < limits.runningPerUser);
    if (lane === 'fast') {
      const isSafe = (user: string) => mayPreempt || usage.isKnownShort(user);
      const light = users.filter((user) => isForFastLane(user, now) && isSafe(user));
      return light.sort((a, b) => usage.expectedMs(a) - usage.expectedMs(b));
    }
    const rank = (user: string) =>
      isLeftToFastLane(user, now) ? Number.MAX_VALUE : usage.usedMs(user, now);
    return users.sort((a, b) => rank(a) - rank(b));
  }

  /** Removes the newest job of the user with the most, if that is more than `user` would have. */
  function evict(user: string): Job | undefined {
    const [busiest = user] = waiting.users().sort((a, b) => waiting.count(b) - waiting.count(a));
    const isFairer = waiting.count(busiest) > waiting.count(user) + 1;
    return isFairer ? waiting.removeNewest(busiest) : undefined;
  }

  function findRejection(user: string, now: number): Rejection | undefined {
    const retryAfterMs = usage.pausedMs(user, now);
    if (retryAfterMs > 0) return { reason: 'paused', retryAfterMs };
    return waiting.count(user) >= limits.waitingPerUser ? { reason: 'user_full' } : undefined;
  }

  return {
    push(user, { job, isLong }, now) {
      const rejection = findRejection(user, now);
      if (rejection !== undefined) return { job, rejection };
      const isFull = waiting.size() >= limits.waiting;
      const evicted = isFull ? evict(user) : undefined;
      if (isFull && evicted === undefined) return { job, rejection: { reason: 'full' } };
      waiting.add(user, { job, isLong, since: now });
      return evicted === undefined ? undefined : { job: evicted, rejection: { reason: 'full' } };
    },
    needs: (now, lane) =>
      order(now, lane).some((user) => lane === 'fast' || !isLeftToFastLane(user, now)),
    take(now, lane, mayPreempt) {
      const [user] = order(now, lane, mayPreempt);
      const next = user === undefined ? undefined : waiting.first(user);
      if (user === undefined || next === undefined) return undefined;
      waiting.remove(user, next.job);
      usage.start(user, now);
      return { user, job: next.job };
    },
    finish(user, used, now) {
      usage.finish(user, used, now);
      return used.exceeded ? waiting.removeAll(user) : [];
    },
    putBack(user, job, usedMs, now) {
      usage.finish(user, { ms: usedMs + extraMs(usage.isKnownShort(user)), exceeded: false }, now);
      waiting.addFirst(user, { job, isLong: true, since: now });
    },
    remove: waiting.remove,
    size: waiting.size,
    clear: () => waiting.users().flatMap(waiting.removeAll),
  };
}

// Runs jobs in worker processes: fair turns by user, a deadline for each job, bounded queues. One of the
// workers is kept for users who have used little time lately, so that long jobs never hold up everybody.
import { fail } from '../fail.ts';
import { createFairQueue, type Rejection } from './fair-queue.ts';
import type { WorkerProgram, WorkerResult } from './worker-process.ts';
import { createWorkerSlot, type WorkerSlot } from './worker-slot.ts';

export type WorkerPool = {
  /**
   * Runs a job of a user; resolves with what became of it. Throws `unavailable` when the queue is full or
   * the job waited too long, and `rate.limited` when the user has too many jobs waiting or is paused after
   * jobs that exceeded their limits; both with `retryAfter` in seconds.
   */
  run(user: string, input: unknown, deadlineMs?: number): Promise<WorkerResult>;
  /** Starts a worker ahead of the first job. */
  warmUp(): void;
  /** Process ids of the workers, for those who measure them. */
  pids(): number[];
  close(): void;
};

export type WorkerPoolOptions = {
  program: WorkerProgram;
  /** Of a job, from its start; milliseconds. */
  deadlineMs: number;
  /** Worker processes; at least two. */
  size?: number;
  /** How long a job may wait for its turn; milliseconds. */
  maxWaitMs?: number;
  /** How many jobs may wait. */
  limits?: { waiting: number; waitingPerUser: number };
  /** Whether a result says that the job exceeded a limit inside of the worker. */
  isExceeded?(value: unknown): boolean;
};

const SIZE = 2;
const MAX_WAIT_MS = 10_000;
const LIMITS = { waiting: 200, waitingPerUser: 20 };
/** A worker without a job for this long ends; the first one stays. */
const IDLE_MS = 60_000;

type PendingJob = {
  input: unknown;
  deadlineMs: number;
  waitTimer?: NodeJS.Timeout;
  resolve(result: WorkerResult): void;
  reject(error: Error): void;
};

export function createWorkerPool(options: WorkerPoolOptions): WorkerPool {
  const { program, deadlineMs, isExceeded, maxWaitMs = MAX_WAIT_MS } = options;
  const size = Math.max(2, options.size ?? SIZE);
  const slots = Array.from({ length: size }, (_, i) =>
    createWorkerSlot(program, i === 0 ? Number.POSITIVE_INFINITY : IDLE_MS),
  );
  const runningPerUser = Math.min(2, size - 1);
  const queue = createFairQueue<PendingJob>({ ...(options.limits ?? LIMITS), runningPerUser });
  let isClosed = false;

  function dispatch(): void {
    for (const slot of slots) {
      // The last one is for users who have used little worker time lately.
      const next = slot.isBusy ? undefined : queue.take(performance.now(), slot === slots.at(-1));
      if (next !== undefined) void runOn(slot, next.user, next.job);
    }
  }

  async function runOn(slot: WorkerSlot, user: string, job: PendingJob): Promise<void> {
    clearTimeout(job.waitTimer);
    const { result, ms } = await slot.run(job.input, job.deadlineMs);
    const exceeded = result.ok
      ? (isExceeded?.(result.value) ?? false)
      : result.fault === 'timeout' || result.fault === 'out_of_memory';
    for (const dropped of queue.finish(user, { ms, exceeded }, performance.now())) {
      clearTimeout(dropped.waitTimer);
      dropped.reject(fail('rate.limited', { retryAfter: 2 }));
    }
    job.resolve(result);
    dispatch();
  }

  function enqueue(user: string, job: PendingJob): void {
    const rejection = queue.push(user, job, performance.now());
    if (rejection !== undefined) {
      job.reject(toError(rejection));
      return;
    }
    job.waitTimer = setTimeout(() => {
      if (queue.remove(user, job)) job.reject(fail('unavailable', { retryAfter: 5 }));
    }, maxWaitMs).unref();
    dispatch();
  }

  return {
    run(user, input, jobDeadlineMs = deadlineMs) {
      const { promise, resolve, reject } = Promise.withResolvers<WorkerResult>();
      if (isClosed) reject(fail('unavailable', { retryAfter: 5 }));
      else enqueue(user, { input, deadlineMs: jobDeadlineMs, resolve, reject });
      return promise;
    },
    warmUp() {
      if (!isClosed) slots[0]?.start();
    },
    pids: () => slots.flatMap(({ pid }) => (pid === undefined ? [] : [pid])),
    close() {
      isClosed = true;
      for (const job of queue.clear()) {
        clearTimeout(job.waitTimer);
        job.reject(fail('unavailable', { retryAfter: 5 }));
      }
      for (const slot of slots) slot.close();
    },
  };
}

function toError(rejection: Rejection): Error {
  switch (rejection.reason) {
    case 'full':
      return fail('unavailable', { retryAfter: 5 });
    case 'user_full':
      return fail('rate.limited', { retryAfter: 2 });
    case 'paused': {
      const seconds = Math.max(1, Math.ceil(rejection.retryAfterMs / 1000));
      const message = `Your last request took too much time. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
      return fail('rate.limited', { message, retryAfter: seconds });
    }
  }
}

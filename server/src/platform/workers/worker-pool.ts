// Runs jobs in worker processes: fair turns by user, a deadline for each job, bounded queues. The first
// worker is the fast lane: it runs short jobs of users who have used little time lately, and gives up a job
// that takes long while others wait: a spare process takes its place. The others, the slow lane, have a lower priority than requests.
import { createCancellation } from './queue/cancellation.ts';
import { createFairQueue, type Lane } from './queue/fair-queue.ts';
import {
  createPendingJob,
  dropped,
  type PendingJob,
  rejected,
  unavailable,
} from './queue/pending-job.ts';
import type { WorkerResult } from './worker-process.ts';
import { getWorkerCommand, type WorkerProgram } from './worker-program.ts';
import { createWorkerSlot, type WorkerSlot } from './worker-slot.ts';

export type WorkerPool = {
  /**
   * Runs a job of a user; resolves with what became of it. Throws `unavailable` when the queue is full or
   * the job waited too long, and `rate.limited` when the user has too many jobs waiting or is paused after
   * jobs that exceeded their limits; both with `retryAfter` in seconds. Throws the reason of the signal at once:
   * the job does not start any more, or its process ends soon.
   */
  run(user: string, input: unknown, options?: RunOptions): Promise<WorkerResult>;
  /** Starts a worker ahead of a job that may follow. Once called, the pool has a spare one whenever it has one. */
  warmUp(): void;
  /** Jobs that run and wait now. */
  load(): WorkerLoad;
  /** Process ids of the workers, for those who measure them. */
  pids(): number[];
  close(): void;
};

export type WorkerLoad = { readonly running: number; readonly waiting: number };

export type RunOptions = { deadlineMs?: number | undefined; signal?: AbortSignal | undefined };

export type WorkerPoolOptions = {
  program: WorkerProgram;
  /** Of a job, from its start; milliseconds. A job may start twice. */
  deadlineMs: number;
  /** Worker processes, two or more. */
  size?: number;
  /** How long a job may wait for its turn; milliseconds. */
  maxWaitMs?: number;
  /** How many jobs may wait. */
  limits?: { waiting: number; waitingPerUser: number };
  /** What a job may take of the fast lane while others wait for it; milliseconds of processor time. */
  fastLaneMs?: number;
  /** Characters of input from which on a job goes to the slow lane at once. */
  longInput?: number;
  /** After so long without a job, all processes of the pool have ended; milliseconds. */
  idleMs?: number;
  /** Gives way to other workers and to requests, in both lanes. */
  isBackground?: boolean;
  /** Whether a result says that the job exceeded a limit inside of the worker. */
  isExceeded?(value: unknown): boolean;
};

const DEFAULTS = {
  size: 2,
  maxWaitMs: 10_000,
  limits: { waiting: 200, waitingPerUser: 20 },
  /** Some times what compiling and rendering a usual page takes. */
  fastLaneMs: 100,
  longInput: 64 * 1024,
  idleMs: 60_000,
  isBackground: false,
};
/** Nice values of the operating system; processes that handle requests have 0, which comes first. */
const PRIORITY: Record<Lane, number> = { fast: 10, slow: 19 };
/** Of pools whose results no user waits for while working on a page. */
const BACKGROUND_PRIORITY = 19;
/** While jobs wait, it is looked this often whether one may start by now. */
const LOOK_MS = 25;

export function createWorkerPool(options: WorkerPoolOptions): WorkerPool {
  const settings = { ...DEFAULTS, ...options };
  const { deadlineMs, maxWaitMs, fastLaneMs, longInput, size, limits } = settings;
  const { fast, slots } = createSlots(settings, dispatch);
  const cancellation = createCancellation((job) => queue.remove(job.user, job), fastLaneMs);
  const queue = createFairQueue<PendingJob>({ ...limits, runningPerUser: Math.min(2, size - 1) });
  let lookTimer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function dispatch(): void {
    for (const slot of slots) if (!slot.isBusy()) useSlot(slot, slot === fast ? 'fast' : 'slow');
    if (fast.isBusy() && queue.needs(performance.now(), 'fast')) makeWay(fast, fastLaneMs);
    clearTimeout(lookTimer);
    if (queue.size() > 0) lookTimer = setTimeout(dispatch, LOOK_MS).unref();
  }

  function useSlot(slot: WorkerSlot, lane: Lane, now = performance.now()): void {
    const next = slot.isReady() ? queue.take(now, lane, mayPreempt(fast)) : undefined;
    if (next !== undefined) void runOn(slot, next.job);
    // The fast lane may take the job as soon as it has started.
    else if (!slot.isReady() && !fast.isStarting() && queue.needs(now, lane)) slot.start();
  }

  async function runOn(slot: WorkerSlot, job: PendingJob): Promise<void> {
    job.stopWaiting();
    if (slot !== fast) fast.prepare();
    const { result, ms, isPreempted } = await cancellation.run(job, slot);
    if (isPreempted && !isClosed) {
      queue.putBack(job.user, job, ms, performance.now());
      wait(job);
    } else {
      const used = { ms, exceeded: hasExceeded(result, options) };
      for (const other of queue.finish(job.user, used, performance.now())) other.reject(dropped());
      job.resolve(result);
    }
    dispatch();
  }

  const wait = (job: PendingJob) =>
    job.wait(maxWaitMs, () => {
      if (queue.remove(job.user, job)) job.reject(unavailable());
    });

  function enqueue(job: PendingJob): void {
    const entry = { job, isLong: job.text.length > longInput };
    const evicted = queue.push(job.user, entry, performance.now());
    evicted?.job.reject(rejected(evicted.rejection));
    if (evicted?.job === job) return;
    wait(job);
    dispatch();
  }

  return {
    run(user, input, { deadlineMs: jobDeadlineMs = deadlineMs, signal } = {}) {
      const job = createPendingJob(user, input, jobDeadlineMs);
      if (isClosed) job.reject(unavailable());
      else enqueue(job);
      return cancellation.follow(job, signal);
    },
    warmUp() {
      fast.prepareAlways();
      if (!isClosed) fast.start();
    },
    load: () => ({ running: countBusy(slots), waiting: queue.size() }),
    pids: () => slots.flatMap((slot) => slot.pids()),
    close() {
      isClosed = true;
      clearTimeout(lookTimer);
      for (const job of queue.clear()) job.reject(unavailable());
      for (const slot of slots) slot.close();
    },
  };
}

type SlotSettings = Required<
  Pick<WorkerPoolOptions, 'size' | 'program' | 'isBackground' | 'idleMs'>
>;

function createSlots(
  { size, program, isBackground, idleMs }: SlotSettings,
  onReady: () => void,
): { fast: WorkerSlot; slots: WorkerSlot[] } {
  const command = getWorkerCommand(program);
  const create = (lane: Lane) => {
    const priority = isBackground ? BACKGROUND_PRIORITY : PRIORITY[lane];
    return createWorkerSlot({ command, priority, idleMs, isKept: lane === 'fast', onReady });
  };
  const fast = create('fast');
  return { fast, slots: [fast, ...Array.from({ length: size - 1 }, () => create('slow'))] };
}

const countBusy = (slots: readonly WorkerSlot[]) => slots.filter((slot) => slot.isBusy()).length;

/** Whether the fast lane can take a job whose duration is unknown. */
function mayPreempt(fast: WorkerSlot): boolean {
  if (!fast.lacksSpare()) return true;
  fast.prepare();
  return false;
}

/** Others wait for the fast lane while a job runs there. */
function makeWay(fast: WorkerSlot, fastLaneMs: number): void {
  const usedMs = fast.usedMs();
  if (usedMs > fastLaneMs / 2) fast.prepare();
  if (usedMs > fastLaneMs) fast.preempt();
}

function hasExceeded(result: WorkerResult, { isExceeded }: WorkerPoolOptions): boolean {
  if (result.ok) return isExceeded?.(result.value) ?? false;
  return result.fault === 'timeout' || result.fault === 'out_of_memory';
}

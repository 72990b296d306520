// Large JSON bodies take turns. Parsing, checking and handing over megabytes keeps the event loop busy for
// tens of milliseconds, in which nothing else is handled; so only a few are handled at once, and users who
// sent many lately come last.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createConcurrencyLimit } from '../rate-limit/concurrency-limit.ts';
import { rateLimits } from '../rate-limit/policies.ts';
import { createFairQueue } from '../workers/queue/fair-queue.ts';
import { rejected, unavailable } from '../workers/queue/pending-job.ts';

export type LargeRequests = {
  /**
   * Before the body is read. Throws `rate.limited` when too many large requests of the user are open, so that
   * they take a bounded amount of memory.
   */
  open(request: FastifyRequest, reply: FastifyReply, user: string): void;
  /**
   * Before the body is parsed: resolves at once for small ones, for large ones at their turn, which ends with
   * the response. Throws `unavailable` when no turn comes in time.
   */
  waitForTurn(request: FastifyRequest): Promise<void>;
};

export type LargeRequestLimits = {
  /** Size of a body that still counts as small. */
  smallBytes: number;
  /** How many are handled at the same time. */
  running: number;
  /** Of one user: how many are being read, wait or are handled. */
  openPerUser: number;
  maxWaitMs: number;
};

const STANDARD: LargeRequestLimits = {
  smallBytes: 64 * 1024,
  running: 2,
  openPerUser: rateLimits['largeRequest.user'].atOnce,
  maxWaitMs: 10_000,
};
const WAITING = 100;

type OpenRequest = { readonly user: string; turn?: Turn };
type Turn = { start(): void; reject(error: Error): void; startedAt?: number };

export function createLargeRequests(limits: LargeRequestLimits = STANDARD): LargeRequests {
  const { smallBytes, openPerUser, maxWaitMs } = limits;
  const opened = new WeakMap<FastifyRequest, OpenRequest>();
  const limit = createConcurrencyLimit({
    atOnce: openPerUser,
    retryAfterSeconds: rateLimits['largeRequest.user'].retryAfterSeconds,
  });
  const queue = createFairQueue<Turn>({
    waiting: WAITING,
    waitingPerUser: openPerUser,
    runningPerUser: 1,
  });
  let running = 0;

  function startNext(): void {
    while (running < limits.running) {
      const now = performance.now();
      const next = queue.take(now, 'slow');
      if (next === undefined) return;
      running += 1;
      next.job.startedAt = now;
      next.job.start();
    }
  }

  function close({ user, turn }: OpenRequest): void {
    if (turn === undefined) return;
    if (turn.startedAt === undefined) {
      queue.remove(user, turn);
      turn.reject(unavailable());
      return;
    }
    const now = performance.now();
    running -= 1;
    queue.finish(user, { ms: now - turn.startedAt, exceeded: false }, now);
    startNext();
  }

  return {
    open(request, reply, user) {
      if (!isLarge(request, smallBytes)) return;
      const end = limit.start(user);
      const entry = { user };
      opened.set(request, entry);
      reply.raw.once('close', () => {
        end();
        close(entry);
      });
    },
    async waitForTurn(request) {
      const entry = opened.get(request);
      if (entry === undefined) return;
      const { promise, resolve: start, reject } = Promise.withResolvers<void>();
      const turn: Turn = { start, reject };
      entry.turn = turn;
      const evicted = queue.push(entry.user, { job: turn, isLong: true }, performance.now());
      evicted?.job.reject(rejected(evicted.rejection));
      const timer = setTimeout(() => {
        if (queue.remove(entry.user, turn)) reject(unavailable());
      }, maxWaitMs).unref();
      startNext();
      await promise.finally(() => clearTimeout(timer));
    },
  };
}

/** Bodies without a length may be of any size. */
function isLarge({ headers }: FastifyRequest, smallBytes: number): boolean {
  const length = headers['content-length'];
  return length === undefined ? 'transfer-encoding' in headers : Number(length) > smallBytes;
}

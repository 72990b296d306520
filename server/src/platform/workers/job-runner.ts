// Runs named functions of the product in worker processes. Handlers are pure functions from JSON to JSON;
// their table gives the types on both sides.
import { appError } from '../errors.ts';
import type { Logger } from '../log/log.ts';
import type { WorkerPool } from './worker-pool.ts';

export type JobHandlers = Readonly<Record<string, (input: never) => unknown>>;

/**
 * Runs one of the handlers for a user. Throws `timeout` past the deadline, `too_complex` when its memory ran
 * out or its result is too large, `rate.limited` and `unavailable` as the pool does, and the reason of the signal.
 */
export type RunJob<Handlers extends JobHandlers> = <Name extends keyof Handlers & string>(
  user: string,
  name: Name,
  input: Parameters<Handlers[Name]>[0],
  signal?: AbortSignal | undefined,
) => Promise<Awaited<ReturnType<Handlers[Name]>>>;

export type JobInput = { name: string; input: unknown };

/** `deadlines`: milliseconds by name, for jobs that may take longer than the pool's own deadline. */
export function createRunJob<Handlers extends JobHandlers>(
  pool: Pick<WorkerPool, 'run'>,
  log: Logger,
  deadlines: Partial<Record<keyof Handlers & string, number>> = {},
): RunJob<Handlers> {
  return async (user, name, input, signal) => {
    const job: JobInput = { name, input };
    const result = await pool.run(user, job, { deadlineMs: deadlines[name], signal });
    if (result.ok) return result.value as never;
    const { fault, message } = result;
    log.warn(
      { event: 'workers.job_failed', job: name, user, fault, reason: message },
      'job failed',
    );
    switch (fault) {
      case 'timeout':
        throw appError('timeout');
      case 'out_of_memory':
      case 'too_large':
        throw appError('too_complex');
      case 'failed':
        throw new Error(`the job ${name} failed: ${message ?? 'unreadable result'}`);
      case 'unavailable':
        throw appError('unavailable', { retryAfter: 5 });
    }
  };
}

/** For the worker's side: a table of handlers as one function. */
export function handleJobs(handlers: JobHandlers): (job: unknown) => unknown {
  return (job) => {
    const { name, input } = job as JobInput;
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
    if (handler === undefined) throw new Error(`there is no job called ${name}`);
    return handler(input as never);
  };
}

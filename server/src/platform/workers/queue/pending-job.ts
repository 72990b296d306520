// A job that was handed to a pool, and what its caller hears when it cannot run.
import { appError } from '../../errors.ts';
import type { WorkerResult } from '../worker-process.ts';
import type { Rejection } from './fair-queue.ts';

export type PendingJob = {
  readonly user: string;
  /** Of the input, as JSON. */
  readonly text: string;
  readonly deadlineMs: number;
  readonly result: Promise<WorkerResult>;
  /** Calls back if the job has not started after so long. */
  wait(maxWaitMs: number, onLate: () => void): void;
  stopWaiting(): void;
  resolve(result: WorkerResult): void;
  reject(error: Error): void;
  /** Its caller hears the reason at once, and nothing of what becomes of it. */
  cancel(reason: Error): void;
  readonly isCancelled: boolean;
};

export function createPendingJob(user: string, input: unknown, deadlineMs: number): PendingJob {
  const { promise, resolve, reject } = Promise.withResolvers<WorkerResult>();
  let timer: NodeJS.Timeout | undefined;
  const stopWaiting = () => clearTimeout(timer);
  let isCancelled = false;

  function rejectWith(error: Error): void {
    stopWaiting();
    reject(error);
  }

  return {
    user,
    text: JSON.stringify(input) ?? 'null',
    deadlineMs,
    result: promise,
    wait(maxWaitMs, onLate) {
      timer = setTimeout(onLate, maxWaitMs).unref();
    },
    stopWaiting,
    resolve,
    reject: rejectWith,
    cancel(reason) {
      isCancelled = true;
      rejectWith(reason);
    },
    get isCancelled() {
      return isCancelled;
    },
  };
}

export const unavailable = (): Error => appError('unavailable', { retryAfter: 5 });

/** Of jobs that waited when their user began to pause. */
export const dropped = (): Error => appError('rate.limited', { retryAfter: 2 });

export function rejected(rejection: Rejection): Error {
  switch (rejection.reason) {
    case 'full':
      return unavailable();
    case 'user_full':
      return appError('rate.limited', { retryAfter: 2 });
    case 'paused': {
      const seconds = Math.max(1, Math.ceil(rejection.retryAfterMs / 1000));
      const message = `Your last request took too long. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
      return appError('rate.limited', { message, retryAfter: seconds });
    }
  }
}

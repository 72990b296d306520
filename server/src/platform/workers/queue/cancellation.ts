// Cancels jobs whose callers do not wait for them any more: one that waits is taken back, one that runs ends with its
// process, unless it is done soon: a new process takes longer to start.
import type { WorkerResult } from '../worker-process.ts';
import type { SlotOutcome, WorkerSlot } from '../worker-slot.ts';
import type { PendingJob } from './pending-job.ts';

type Slot = Pick<WorkerSlot, 'run' | 'usedMs' | 'end'>;

export type Cancellation = {
  /** Cancels a job that was handed to the pool when its signal is aborted; gives its result. */
  follow(job: PendingJob, signal: AbortSignal | undefined): Promise<WorkerResult>;
  /** What became of a cancelled job is `unavailable`: it exceeded nothing. */
  run(job: PendingJob, slot: Slot): Promise<SlotOutcome>;
};

/** How often it is looked how much time a cancelled job has used. */
const LOOK_MS = 25;

const ENDED = { result: { ok: false, fault: 'unavailable' }, isPreempted: false } as const;

export function createCancellation(
  takeBack: (job: PendingJob) => void,
  mostMs: number,
): Cancellation {
  const running = new Map<PendingJob, Slot>();

  function endIfLong(job: PendingJob): void {
    const slot = running.get(job);
    if (slot === undefined) return;
    if (slot.usedMs() > mostMs) slot.end();
    else setTimeout(endIfLong, LOOK_MS, job).unref();
  }

  return {
    follow(job, signal) {
      if (signal === undefined) return job.result;
      const onAbort = () => {
        takeBack(job);
        job.cancel(signal.reason);
        endIfLong(job);
      };
      signal.addEventListener('abort', onAbort, { once: true });
      if (signal.aborted) onAbort();
      return job.result.finally(() => signal.removeEventListener('abort', onAbort));
    },
    async run(job, slot) {
      running.set(job, slot);
      const outcome = await slot.run(job.text, job.deadlineMs);
      running.delete(job);
      return job.isCancelled ? { ms: outcome.ms, ...ENDED } : outcome;
    },
  };
}

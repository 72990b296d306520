// A place for one worker process: runs one job at a time on it, and lets a spare one take over.
import { createStopwatch, type Stopwatch } from './processor-time.ts';
import { createWorkerKeeper, type KeeperOptions } from './worker-keeper.ts';
import type { WorkerProcess, WorkerResult } from './worker-process.ts';

export type SlotOutcome = {
  result: WorkerResult;
  /** Processor time that the job used; where the system does not tell, the time it took. */
  ms: number;
  /** Ended by `preempt`; the result then says nothing. */
  isPreempted: boolean;
};

export type WorkerSlot = {
  isBusy(): boolean;
  /** Whether a job can start at once. */
  isReady(): boolean;
  isStarting(): boolean;
  /** Whether the spare process has taken over, and no other one is ready yet. */
  lacksSpare(): boolean;
  pids(): number[];
  /** Starts the process if there is none, and `onReady` follows; the time without jobs begins again. */
  start(): void;
  /** One job at a time, when the slot is ready. Never throws. */
  run(text: string, deadlineMs: number): Promise<SlotOutcome>;
  /** How much time the running job has used; 0 without one. */
  usedMs(): number;
  /** Keeps another process ready for a while, to which `preempt` can turn. */
  prepare(): void;
  /** From now on keeps one whenever the slot has a process, from when that is ready. */
  prepareAlways(): void;
  /** Ends the running job with its process, once another one is ready. */
  preempt(): void;
  /** Ends the running job with its process. */
  end(): void;
  close(): void;
};

/** A job that waits instead of working counts with this share of its time. */
const WAITING_SHARE = 1 / 8;

const ENDED_BY_CLOSE: WorkerResult = { ok: false, fault: 'unavailable' };

type RunningJob = { worker: WorkerProcess; stopwatch: Stopwatch };

export function createWorkerSlot(options: KeeperOptions): WorkerSlot {
  const { worker, spare, start, prepare, setWorking, close } = createWorkerKeeper(options);
  let job: RunningJob | undefined;
  let isPreempted = false;
  let isClosed = false;
  const usedMs = () => (job === undefined ? 0 : elapsedMs(job));

  return {
    isBusy: () => job !== undefined,
    isReady: () => worker()?.isReady ?? false,
    isStarting: () => worker()?.isReady === false,
    lacksSpare: spare.isMissing,
    pids: () => [worker()?.pid, spare.pid()].filter((pid) => pid !== undefined),
    start,
    async run(text, deadlineMs) {
      const current = worker() as WorkerProcess;
      setWorking(true);
      job = { worker: current, stopwatch: createStopwatch(current.pid) };
      isPreempted = false;
      const result = toOutcome(await current.run(text, deadlineMs, job.stopwatch), isClosed);
      const ms = usedMs();
      job = undefined;
      setWorking(false);
      return { result, ms, isPreempted: isPreempted && !result.ok };
    },
    usedMs,
    prepare,
    prepareAlways: spare.keepAlways,
    preempt() {
      if (!spare.isReady()) return;
      isPreempted = true;
      job?.worker.kill();
    },
    end: () => job?.worker.kill(),
    close() {
      isClosed = true;
      close();
    },
  };
}

const toOutcome = (result: WorkerResult, isClosed: boolean): WorkerResult =>
  isClosed && !result.ok ? ENDED_BY_CLOSE : result;

function elapsedMs({ stopwatch }: RunningJob): number {
  return Math.max(1, stopwatch.processorMs(), stopwatch.clockMs() * WAITING_SHARE);
}

// A place for one worker process: starts it ahead of the jobs, replaces it when it has ended, and ends it
// after a while without jobs.
import { createStopwatch, type Stopwatch } from './processor-time.ts';
import { createSpare } from './spare-process.ts';
import { startWorkerProcess, type WorkerProcess, type WorkerResult } from './worker-process.ts';
import type { WorkerCommand } from './worker-program.ts';

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
  /** Starts the process if there is none; `onReady` follows. */
  start(): void;
  /** One job at a time, when the slot is ready. Never throws. */
  run(text: string, deadlineMs: number): Promise<SlotOutcome>;
  /** How much time the running job has used; 0 without one. */
  usedMs(): number;
  /** Keeps another process ready for a while, to which `preempt` can turn. */
  prepare(): void;
  /** Keeps one always, from when the slot is ready. */
  prepareAlways(): void;
  /** Ends the running job with its process, once another one is ready. */
  preempt(): void;
  /** Ends the running job with its process. */
  end(): void;
  close(): void;
};

export type SlotOptions = {
  command: WorkerCommand;
  /** Of the operating system; lower comes first. */
  priority: number;
  /** How long the process stays without a job; one that stays for good is replaced as soon as it ends. */
  idleMs: number;
  onReady(): void;
};

/** Before a process that could not be started is tried again. */
const RETRY_MS = 1_000;
/** A job that waits instead of working counts with this share of its time. */
const WAITING_SHARE = 1 / 8;

const ENDED_BY_CLOSE: WorkerResult = { ok: false, fault: 'unavailable' };

type RunningJob = { worker: WorkerProcess; stopwatch: Stopwatch };

export function createWorkerSlot(options: SlotOptions): WorkerSlot {
  const isPermanent = !Number.isFinite(options.idleMs);
  const spare = createSpare(launch);
  let worker: WorkerProcess | undefined;
  let job: RunningJob | undefined;
  let isPreempted = false;
  let isClosed = false;
  let failedAt = Number.NEGATIVE_INFINITY;
  let idleTimer: NodeJS.Timeout | undefined;

  function launch(): WorkerProcess {
    const launched = startWorkerProcess(options.command, options.priority, onExit);
    launched.ready.then((isReady) => {
      if (isReady) spare.refill();
      else failedAt = performance.now();
      return isReady ? options.onReady() : launched.kill();
    });
    return launched;
  }

  function onExit(ended: WorkerProcess): void {
    const isFirst = ended === worker;
    if (isFirst) worker = spare.take();
    else spare.discard(ended);
    // One that did not start at all is not tried again at once.
    if (isClosed || !isFirst || !ended.isReady) return;
    if (isPermanent && worker === undefined) worker = launch();
    else spare.refill();
  }

  const mayLaunch = () => performance.now() - failedAt >= RETRY_MS;
  const usedMs = () => (job === undefined ? 0 : elapsedMs(job));

  return {
    isBusy: () => job !== undefined,
    isReady: () => worker?.isReady ?? false,
    isStarting: () => worker?.isReady === false,
    lacksSpare: spare.isMissing,
    pids: () => [worker?.pid, spare.pid()].filter((pid) => pid !== undefined),
    start() {
      if (mayLaunch()) worker ??= launch();
    },
    async run(text, deadlineMs) {
      clearTimeout(idleTimer);
      const current = worker as WorkerProcess;
      job = { worker: current, stopwatch: createStopwatch(current.pid) };
      isPreempted = false;
      const result = toOutcome(await current.run(text, deadlineMs, job.stopwatch), isClosed);
      const ms = usedMs();
      job = undefined;
      if (!isPermanent) idleTimer = setTimeout(() => worker?.kill(), options.idleMs).unref();
      return { result, ms, isPreempted: isPreempted && !result.ok };
    },
    usedMs,
    prepare: () => void (mayLaunch() && spare.keep()),
    prepareAlways: spare.keepAlways,
    preempt() {
      if (!spare.isReady()) return;
      isPreempted = true;
      job?.worker.kill();
    },
    end: () => job?.worker.kill(),
    close() {
      isClosed = true;
      clearTimeout(idleTimer);
      spare.close();
      worker?.kill();
    },
  };
}

const toOutcome = (result: WorkerResult, isClosed: boolean): WorkerResult =>
  isClosed && !result.ok ? ENDED_BY_CLOSE : result;

function elapsedMs({ stopwatch }: RunningJob): number {
  return Math.max(1, stopwatch.processorMs(), stopwatch.clockMs() * WAITING_SHARE);
}

// The process of a slot and its spare one: starts them, replaces what has ended, and ends both after a while
// without jobs.
import { createSpare, type Spare } from './spare-process.ts';
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts';
import type { WorkerCommand } from './worker-program.ts';

export type KeeperOptions = {
  command: WorkerCommand;
  /** Of the operating system; lower comes first. */
  priority: number;
  /** How long the processes stay without a job. */
  idleMs: number;
  /** Whether a process that ends is replaced at once, unless it ended for want of jobs. */
  isKept: boolean;
  onReady(): void;
};

export type WorkerKeeper = {
  worker(): WorkerProcess | undefined;
  readonly spare: Pick<Spare, 'pid' | 'isReady' | 'isMissing' | 'keepAlways'>;
  /** Starts the process if there is none; the time without jobs begins again. */
  start(): void;
  /** The same for the spare one. */
  prepare(): void;
  /** Whether a job runs. When it is over, the time without jobs begins. */
  setWorking(isWorking: boolean): void;
  close(): void;
};

/** Before a process that could not be started is tried again. */
const RETRY_MS = 1_000;

export function createWorkerKeeper(options: KeeperOptions): WorkerKeeper {
  const { command, priority, idleMs, isKept, onReady } = options;
  const spare = createSpare(launch);
  let worker: WorkerProcess | undefined;
  let state: 'kept' | 'resting' | 'closed' = 'kept';
  let isWorking = false;
  let failedAt = Number.NEGATIVE_INFINITY;
  let idleTimer: NodeJS.Timeout | undefined;

  function launch(): WorkerProcess {
    const launched = startWorkerProcess(command, priority, onExit);
    launched.ready.then((isReady) => {
      if (isReady) spare.refill();
      else if (state === 'kept') failedAt = performance.now();
      return isReady ? onReady() : launched.kill();
    });
    return launched;
  }

  function onExit(ended: WorkerProcess): void {
    const isFirst = ended === worker;
    if (isFirst) worker = spare.take();
    else spare.discard(ended);
    // One that did not start at all is not tried again at once.
    if (state !== 'kept' || !isFirst || !ended.isReady) return;
    if (isKept && worker === undefined) worker = launch();
    else spare.refill();
  }

  function awaitJobs(): void {
    clearTimeout(idleTimer);
    if (!isWorking && state !== 'closed') idleTimer = setTimeout(rest, idleMs).unref();
  }

  function rest(): void {
    // A busy machine takes long to start it, and jobs may wait for it.
    if (worker?.isReady === false) awaitJobs();
    else end('resting');
  }

  function end(next: 'resting' | 'closed'): void {
    state = next;
    clearTimeout(idleTimer);
    spare.rest();
    worker?.kill();
  }

  function wake(): boolean {
    if (state === 'closed' || performance.now() - failedAt < RETRY_MS) return false;
    state = 'kept';
    awaitJobs();
    return true;
  }

  return {
    worker: () => worker,
    spare,
    start() {
      if (!wake()) return;
      spare.wake();
      worker ??= launch();
    },
    prepare: () => void (wake() && spare.keep()),
    setWorking(isNow) {
      isWorking = isNow;
      awaitJobs();
    },
    close: () => end('closed'),
  };
}

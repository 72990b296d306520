// A place for one worker process: starts it when a job comes, replaces it when it has ended, and ends it
// after a while without jobs.
import {
  startWorkerProcess,
  type WorkerProcess,
  type WorkerProgram,
  type WorkerResult,
} from './worker-process.ts';

export type WorkerSlot = {
  readonly isBusy: boolean;
  readonly pid: number | undefined;
  /** One job at a time. Never throws. */
  run(input: unknown, deadlineMs: number): Promise<{ result: WorkerResult; ms: number }>;
  start(): void;
  close(): void;
};

/** `idleMs`: how long the process stays without a job. */
export function createWorkerSlot(program: WorkerProgram, idleMs: number): WorkerSlot {
  let worker: WorkerProcess | undefined;
  let isBusy = false;
  let idleTimer: NodeJS.Timeout | undefined;

  function getWorker(): WorkerProcess {
    worker ??= startWorkerProcess(program, (ended) => {
      if (worker === ended) worker = undefined;
    });
    return worker;
  }

  async function runOn(current: WorkerProcess, input: unknown, deadlineMs: number) {
    if (!(await current.ready)) {
      current.kill();
      return { result: { ok: false, fault: 'unavailable' } as const, ms: 0 };
    }
    const start = performance.now();
    const result = await current.run(input, deadlineMs);
    return { result, ms: performance.now() - start };
  }

  return {
    get isBusy() {
      return isBusy;
    },
    get pid() {
      return worker?.pid;
    },
    async run(input, deadlineMs) {
      isBusy = true;
      clearTimeout(idleTimer);
      const outcome = await runOn(getWorker(), input, deadlineMs);
      isBusy = false;
      if (Number.isFinite(idleMs)) idleTimer = setTimeout(() => worker?.kill(), idleMs).unref();
      return outcome;
    },
    start: () => void getWorker(),
    close() {
      clearTimeout(idleTimer);
      worker?.kill();
    },
  };
}

// Another process beside the one that works, kept ready as long as that one is, or for a while after it was
// needed once.
import type { WorkerProcess } from './worker-process.ts';

export type Spare = {
  pid(): number | undefined;
  isReady(): boolean;
  /** Whether one was taken and none is ready since. */
  isMissing(): boolean;
  /** Starts one if there is none; for a while, one that is taken is followed by another. */
  keep(): void;
  /** From now on there is one whenever it is not at rest, once `refill` is called. */
  keepAlways(): void;
  /** Ends it; there is none until `wake` or `keep`. */
  rest(): void;
  wake(): void;
  /** Starts one if one is kept and there is none. */
  refill(): void;
  /** It then is the caller's. */
  take(): WorkerProcess | undefined;
  /** It has ended. */
  discard(ended: WorkerProcess): void;
};

const KEEP_READY_MS = 60_000;

export function createSpare(launch: () => WorkerProcess): Spare {
  let spare: WorkerProcess | undefined;
  let keepsReady = false;
  let isPermanent = false;
  let wasTaken = false;
  let timer: NodeJS.Timeout | undefined;

  function rest(): void {
    keepsReady = false;
    wasTaken = false;
    clearTimeout(timer);
    spare?.kill();
  }

  function refill(): void {
    if (keepsReady) spare ??= launch();
  }

  return {
    pid: () => spare?.pid,
    isReady: () => spare?.isReady ?? false,
    isMissing: () => wasTaken && !spare?.isReady,
    keep() {
      keepsReady = true;
      clearTimeout(timer);
      if (!isPermanent) timer = setTimeout(rest, KEEP_READY_MS).unref();
      refill();
    },
    keepAlways() {
      isPermanent = true;
      keepsReady = true;
      clearTimeout(timer);
    },
    rest,
    wake() {
      keepsReady ||= isPermanent;
    },
    refill,
    take() {
      const worker = spare;
      spare = undefined;
      if (worker !== undefined) wasTaken = true;
      return worker;
    },
    discard(ended) {
      if (spare === ended) spare = undefined;
    },
  };
}

// Another process beside the one that works, kept ready always, or for a while after it was needed once.
import type { WorkerProcess } from './worker-process.ts';

export type Spare = {
  pid(): number | undefined;
  isReady(): boolean;
  /** Whether one was taken and none is ready since. */
  isMissing(): boolean;
  /** Starts one if there is none; for a while, one that is taken is followed by another. */
  keep(): void;
  /** From now on there is always one, once `refill` is called. */
  keepAlways(): void;
  /** Starts one if one is kept and there is none. */
  refill(): void;
  /** It then is the caller's. */
  take(): WorkerProcess | undefined;
  /** It has ended. */
  discard(ended: WorkerProcess): void;
  close(): void;
};

const KEEP_READY_MS = 60_000;

export function createSpare(launch: () => WorkerProcess): Spare {
  let spare: WorkerProcess | undefined;
  let keepsReady = false;
  let isPermanent = false;
  let wasTaken = false;
  let timer: NodeJS.Timeout | undefined;

  function close(): void {
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
      if (!isPermanent) timer = setTimeout(close, KEEP_READY_MS).unref();
      refill();
    },
    keepAlways() {
      isPermanent = true;
      keepsReady = true;
      clearTimeout(timer);
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
    close,
  };
}

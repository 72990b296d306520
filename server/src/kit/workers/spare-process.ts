// Another process beside the one that works, kept ready for a while after it was needed once.
import type { WorkerProcess } from './worker-process.ts';

export type Spare = {
  pid(): number | undefined;
  /** From now on for a while. */
  keep(): void;
  /** Starts one if it is to be kept and there is none. */
  refill(): void;
  /** It then is the caller's. */
  take(): WorkerProcess | undefined;
  /** It has ended. */
  forget(ended: WorkerProcess): void;
  close(): void;
};

const KEEP_MS = 60_000;

export function createSpare(launch: () => WorkerProcess): Spare {
  let spare: WorkerProcess | undefined;
  let isKept = false;
  let timer: NodeJS.Timeout | undefined;

  function close(): void {
    isKept = false;
    clearTimeout(timer);
    spare?.kill();
  }

  return {
    pid: () => spare?.pid,
    keep() {
      isKept = true;
      clearTimeout(timer);
      timer = setTimeout(close, KEEP_MS).unref();
    },
    refill() {
      if (isKept) spare ??= launch();
    },
    take() {
      const taken = spare;
      spare = undefined;
      return taken;
    },
    forget(ended) {
      if (spare === ended) spare = undefined;
    },
    close,
  };
}

// Exponential back-off between restarts of something that ended by itself.

export type RestartDelay = {
  /** How long to wait before the next start, in milliseconds, after it ran that long. */
  next(ranMs: number): number;
};

type Options = { firstMs?: number; maxMs?: number; stableMs?: number };

/** Doubles with each failure up to a maximum, and begins again after a stable run. */
export function createRestartDelay({
  firstMs = 500,
  maxMs = 30_000,
  stableMs = 60_000,
}: Options = {}): RestartDelay {
  let failures = 0;
  return {
    next(ranMs) {
      failures = ranMs >= stableMs ? 1 : failures + 1;
      return Math.min(maxMs, firstMs * 2 ** Math.min(failures - 1, 30));
    },
  };
}

/** As a log line says it: "0.5 s", "30 s". */
export function inSeconds(milliseconds: number): string {
  return `${Math.round(milliseconds / 100) / 10} s`;
}

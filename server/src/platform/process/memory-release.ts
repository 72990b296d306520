// Gives memory back to the system while a process has nothing to do: V8 collects what is left of a start or
// a busy hour only when new work asks for memory.
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const MEBIBYTE = 1024 * 1024;
const LOOK_MS = 10_000;
/** Share of the time since the last look that the process worked; jobs that look for work take less. */
const IDLE_SHARE = 0.03;
/** Growth of resident memory since the last collection from which on another one is worth its time. */
const WORTH_BYTES = 8 * MEBIBYTE;
/** Of the heap. Collecting more would keep a request waiting for longer than half a second. */
const MOST_BYTES = 160 * MEBIBYTE;

export type ProcessUse = {
  /** From 0 to 1, since the last look. */
  busyShare: number;
  residentBytes: number;
  heapBytes: number;
};

/** Says at each look whether to collect now. `collect` returns the resident memory after it. */
export function createMemoryRelease(collect: () => number): (use: ProcessUse) => void {
  let afterCollection = 0;
  return ({ busyShare, residentBytes, heapBytes }) => {
    const isIdle = busyShare < IDLE_SHARE;
    const isWorth = residentBytes - afterCollection > WORTH_BYTES && heapBytes < MOST_BYTES;
    if (isIdle && isWorth) afterCollection = collect();
  };
}

/** Looks every ten seconds, from now on until the process ends. */
export function releaseMemoryWhenIdle(): void {
  const look = createMemoryRelease(() => {
    collectAllGarbage();
    return process.memoryUsage.rss();
  });
  let last = performance.eventLoopUtilization();
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const busyShare = performance.eventLoopUtilization(now, last).utilization;
    last = now;
    const { rss: residentBytes, heapTotal: heapBytes } = process.memoryUsage();
    look({ busyShare, residentBytes, heapBytes });
  }, LOOK_MS).unref();
}

let collect: NodeJS.GCFunction | undefined;

/** The usual way would leave the heap in as many pieces as it had grown to. Waits until it is done. */
export function collectAllGarbage(): void {
  collect ??= findCollector();
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/** Without a flag at the start of the process. */
function findCollector(): NodeJS.GCFunction {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as NodeJS.GCFunction;
}

// Processor time that another process has used, where the system tells it.
import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the kernel was built with (proc(5)). */
const TICK_MS = 10;

/** Milliseconds since the start of the process; undefined where there is no /proc, and once it has ended. */
function processorMs(pid: number | undefined): number | undefined {
  if (pid === undefined) return undefined;
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The fields behind the name, which may itself hold blanks and brackets.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isNaN(ticks) ? undefined : ticks * TICK_MS;
  } catch {
    return undefined;
  }
}

export type Stopwatch = {
  clockMs(): number;
  /** Never more than by the clock; where the system does not tell, the same. */
  processorMs(): number;
};

/** Begins now. Once the process has ended, it shows what was last read. */
export function createStopwatch(pid: number | undefined): Stopwatch {
  const startedAt = performance.now();
  const before = processorMs(pid);
  let last = before;
  const clockMs = () => performance.now() - startedAt;
  return {
    clockMs,
    processorMs() {
      last = processorMs(pid) ?? last;
      if (last === undefined || before === undefined) return clockMs();
      // Compiling and collecting garbage in threads beside may use more.
      return Math.min(last - before, clockMs());
    },
  };
}

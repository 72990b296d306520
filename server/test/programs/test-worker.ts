// Entry of a worker process for tests: each input names what the job does.
import { serveJobs } from '../../src/platform/workers/serve-jobs.ts';

const jobs: Record<string, (value: unknown) => unknown> = {
  echo: (value) => value,
  pid: () => process.pid,
  loop: () => {
    for (;;);
  },
  /** Uses that much processor time, and returns it. */
  work: (ms) => {
    const start = process.cpuUsage();
    for (;;) {
      const { user, system } = process.cpuUsage(start);
      if ((user + system) / 1000 >= Number(ms)) return ms;
    }
  },
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, Number(ms))),
  grow: () => {
    const parts: string[][] = [];
    for (;;) parts.push(Array.from({ length: 10_000 }, (_, i) => `part ${parts.length} ${i}`));
  },
  recurse: () => {
    const next = (n: number): number => next(n + 1) + 1;
    return next(0);
  },
  throw: () => {
    throw new Error('broken');
  },
  long: (length) => 'x'.repeat(Number(length)),
  exit: () => process.exit(3),
};

serveJobs(
  (input) => {
    const { job, value } = input as { job: string; value?: unknown };
    return jobs[job]?.(value);
  },
  { collectBytes: 16 * 1024 * 1024, recycleBytes: 64 * 1024 * 1024 },
);

// The worker process's side: jobs come in as lines on standard input, results leave as lines. An
// exception is reported to the parent; the process stays.
import { readLines } from './lines.ts';

export type ServeOptions = {
  /** Growth of resident memory since the last collection, in bytes, from which on garbage is collected after a job. */
  collectBytes: number;
  /** What is left of the growth since the start after that, from which on the next result asks for a fresh process. */
  recycleBytes: number;
  /** Whether a result asks for a fresh process too. */
  shouldRecycle?(value: unknown): boolean;
  /** Called after each result was sent, to prepare what the next job needs. */
  prepare?(): unknown;
  /** Usual inputs, handled before the first job, which otherwise takes many times as long as the next. */
  warmUp?: readonly unknown[];
};

type Job = { id: number; input: unknown };

export function serveJobs(
  handle: (input: unknown) => unknown,
  { collectBytes, recycleBytes, shouldRecycle, prepare, warmUp = [] }: ServeOptions,
): void {
  const send = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
  let atStart = 0;
  let afterCollection = 0;
  let isFull = false;

  async function run(line: string): Promise<void> {
    const { id, input } = JSON.parse(line) as Job;
    try {
      const value = (await handle(input)) ?? null;
      send({ id, value, recycle: isFull || (shouldRecycle?.(value) ?? false) });
    } catch (error) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      send({ id, error: text.slice(0, 4_000), isTooComplex: error instanceof RangeError });
    }
    // No request waits for this.
    if (process.memoryUsage.rss() - afterCollection > collectBytes) {
      globalThis.gc?.();
      // What is left is in use: collecting it after every job would find nothing.
      afterCollection = process.memoryUsage.rss();
    }
    isFull = process.memoryUsage.rss() - atStart > recycleBytes;
    await prepare?.();
  }

  async function start(): Promise<void> {
    for (const input of warmUp) await handle(input);
    await prepare?.();
    atStart = process.memoryUsage.rss();
    afterCollection = atStart;
    // The parent sends one job at a time, and bounds its length.
    const unbounded = { maxLength: Number.POSITIVE_INFINITY, onTooLong: () => undefined };
    readLines(process.stdin, (line) => void run(line), unbounded);
    send({ ready: true });
  }

  void start();
}

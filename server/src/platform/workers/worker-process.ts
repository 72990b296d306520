// Starts a worker process, gives it one job at a time and kills it when a job passes its deadline.
// Nothing that the process sends is trusted further than its shape.
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { readLines } from './lines.ts';
import type { Stopwatch } from './processor-time.ts';

export type WorkerProgram = {
  /** Absolute path of the file that the process runs; it calls `serveJobs`. */
  entry: string;
  /** Permissions of Node beyond reading the code of the product and its packages. */
  permissions?: readonly string[];
  /** Limit of the JavaScript heap, in MiB. */
  maxHeapMb: number;
  /** Characters of one result. */
  maxResultLength: number;
};

export type WorkerError = 'timeout' | 'out_of_memory' | 'too_large' | 'failed' | 'unavailable';

export type WorkerResult =
  | { ok: true; value: unknown }
  /** `message` is for the log: what a job of ours threw. */
  | { ok: false; fault: WorkerError; message?: string };

export type WorkerProcess = {
  readonly pid: number | undefined;
  /** False when it could not be started. */
  readonly ready: Promise<boolean>;
  /** Whether it has started; stays so when it has ended. */
  readonly isReady: boolean;
  /**
   * One job at a time, its input as JSON. The stopwatch begins with it. The deadline is of processor time, so
   * that a busy machine ends no job that would be done; by the clock it may take three times as long. Never
   * throws.
   */
  run(text: string, deadlineMs: number, stopwatch: Stopwatch): Promise<WorkerResult>;
  kill(): void;
};

/** A busy machine may take seconds; only what hangs is given up. */
const START_MS = 30_000;
const MOST_BY_CLOCK = 3;
const LOOK_MS = 25;

const lineSchema = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({ id: z.number(), value: z.unknown(), recycle: z.boolean() }),
  z.object({ id: z.number(), error: z.string().max(4_000), isTooComplex: z.boolean() }),
]);

/** `priority` is the nice value of the operating system; processes that handle requests have 0. */
export function startWorkerProcess(
  program: WorkerProgram,
  priority: number,
  onExit: (worker: WorkerProcess) => void,
): WorkerProcess {
  const child = spawn(process.execPath, nodeArguments(program), {
    env: {},
    cwd: import.meta.dirname,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  lowerPriority(child.pid, priority);
  const { promise: ready, resolve: settleReady } = Promise.withResolvers<boolean>();
  let finish: (result: WorkerResult) => void = () => undefined;
  let jobId = 0;
  let isReady = false;

  const worker: WorkerProcess = {
    pid: child.pid,
    ready,
    get isReady() {
      return isReady;
    },
    kill() {
      onExit(worker);
      child.kill('SIGKILL');
    },
    async run(text, deadlineMs, stopwatch) {
      const { promise, resolve: settle } = Promise.withResolvers<WorkerResult>();
      finish = settle;
      jobId += 1;
      const stop = callAtDeadline(stopwatch, deadlineMs, () => end('timeout'));
      child.stdin.write(`{"id":${jobId},"input":${text}}\n`);
      return promise.finally(stop);
    },
  };

  function end(fault: WorkerError): void {
    worker.kill();
    finish({ ok: false, fault });
  }

  function onLine(text: string): void {
    const line = parseLine(text);
    if (!line) end('failed');
    else if ('ready' in line) {
      isReady = true;
      settleReady(true);
    } else if (line.id === jobId) {
      if ('value' in line && line.recycle) worker.kill();
      finish(resultOf(line));
    }
  }

  const onTooLong = () => end('too_large');
  readLines(child.stdout, onLine, { maxLength: program.maxResultLength, onTooLong });
  // A write to a process that has just ended; `exit` reports its end.
  child.stdin.on('error', () => undefined);
  child.on('error', () => settleReady(false));
  const startTimer = setTimeout(() => settleReady(false), START_MS);
  ready.then(() => clearTimeout(startTimer));
  child.on('exit', () => {
    settleReady(false);
    onExit(worker);
    // In the middle of a job it ends by itself only when its memory has run out.
    finish({ ok: false, fault: 'out_of_memory' });
  });
  return worker;
}

type JobLine = Exclude<z.output<typeof lineSchema>, { ready: true }>;

function resultOf(line: JobLine): WorkerResult {
  if ('value' in line) return { ok: true, value: line.value };
  if (line.isTooComplex) return { ok: false, fault: 'out_of_memory' };
  return { ok: false, fault: 'failed', message: line.error };
}

function parseLine(text: string): z.output<typeof lineSchema> | undefined {
  try {
    return lineSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Returns a function that keeps it from being called. */
function callAtDeadline(
  stopwatch: Stopwatch,
  deadlineMs: number,
  onDeadline: () => void,
): () => void {
  let timer: NodeJS.Timeout;
  const look = () => {
    const leftMs = Math.min(
      deadlineMs - stopwatch.processorMs(),
      deadlineMs * MOST_BY_CLOCK - stopwatch.clockMs(),
    );
    if (leftMs > 0) timer = setTimeout(look, Math.max(leftMs, LOOK_MS));
    else onDeadline();
  };
  timer = setTimeout(look, deadlineMs);
  return () => clearTimeout(timer);
}

function lowerPriority(pid: number | undefined, priority: number): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, priority);
  } catch {
    // It has ended already, or the system does not allow it; the work is the same.
  }
}

/** Few permissions, an empty environment, and a small heap. */
function nodeArguments({ entry, permissions = [], maxHeapMb }: WorkerProgram): string[] {
  const server = resolve(import.meta.dirname, '../../..');
  const root = resolve(server, '..');
  const packages = ['compiler', 'contract', 'server'].flatMap((name) => {
    const folder = join(root, name);
    // npm puts a package into a folder of its own when the root has another version of it.
    return [join(folder, 'package.json'), join(folder, 'node_modules'), join(folder, 'src')];
  });
  const readable = [...packages, join(root, 'node_modules')];
  return [
    '--permission',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    ...permissions,
    `--max-old-space-size=${maxHeapMb}`,
    '--expose-gc',
    '--no-warnings',
    entry,
  ];
}

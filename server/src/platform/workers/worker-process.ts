// Starts a worker process, gives it one job at a time and kills it when a job passes its deadline.
// Nothing that the process sends is trusted further than its shape.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { z } from 'zod';
import { readLines } from './lines.ts';
import type { Stopwatch } from './processor-time.ts';
import { startTurns } from './start-turns.ts';
import type { WorkerCommand } from './worker-program.ts';

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

/**
 * Starts it when it is its turn among all that start. `priority` is the nice value of the operating system;
 * processes that handle requests have 0.
 */
export function startWorkerProcess(
  { args, maxResultLength }: WorkerCommand,
  priority: number,
  onExit: (worker: WorkerProcess) => void,
): WorkerProcess {
  const { promise: ready, resolve: settleReady } = Promise.withResolvers<boolean>();
  let child: Child | undefined;
  let finish: (result: WorkerResult) => void = () => undefined;
  let jobId = 0;
  let isReady = false;

  const worker: WorkerProcess = {
    get pid() {
      return child?.pid;
    },
    ready,
    get isReady() {
      return isReady;
    },
    kill() {
      cancelStart();
      onExit(worker);
      child?.kill('SIGKILL');
    },
    async run(text, deadlineMs, stopwatch) {
      const { promise, resolve: settle } = Promise.withResolvers<WorkerResult>();
      finish = settle;
      jobId += 1;
      const stop = callAtDeadline(stopwatch, deadlineMs, () => end('timeout'));
      child?.stdin.write(`{"id":${jobId},"input":${text}}\n`);
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
      finish(toWorkerResult(line));
    }
  }

  function onEnd(): void {
    settleReady(false);
    onExit(worker);
    // In the middle of a job it ends by itself only when its memory has run out.
    finish({ ok: false, fault: 'out_of_memory' });
  }

  function start(): Promise<boolean> {
    child = spawnNode(args, priority)
      .on('error', () => settleReady(false))
      .on('exit', onEnd);
    const onTooLong = () => end('too_large');
    readLines(child.stdout, onLine, { maxLength: maxResultLength, onTooLong });
    const startTimer = setTimeout(() => settleReady(false), START_MS);
    return ready.finally(() => clearTimeout(startTimer));
  }

  const cancelStart = startTurns.wait(priority, start);
  return worker;
}

type Child = ChildProcessByStdio<Writable, Readable, null>;

function spawnNode(args: readonly string[], priority: number): Child {
  const child = spawn(process.execPath, args, {
    env: {},
    cwd: import.meta.dirname,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  lowerPriority(child.pid, priority);
  // A write to a process that has just ended; `exit` reports its end.
  child.stdin.on('error', () => undefined);
  return child;
}

type JobLine = Exclude<z.output<typeof lineSchema>, { ready: true }>;

function toWorkerResult(line: JobLine): WorkerResult {
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

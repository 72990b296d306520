// Starts a child process, hands it one job at a time and kills it when the job's wall clock is
// over. Nothing that the child says is trusted further than its shape.
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import {
  type ChildLine,
  childLineSchema,
  fault,
  type Outcome,
  RENDER_MILLISECONDS,
} from './outcome.ts';

const START_MILLISECONDS = 10_000;
/** A page of 1 MB whose every character is escaped. */
const LINE_LIMIT = 8 * 1024 * 1024;

export type Child = {
  pid: number | undefined;
  /** False when it could not be started. */
  ready: Promise<boolean>;
  /** One job at a time. */
  ask(text: string): Promise<Outcome>;
  kill(): void;
};

export type ChildProgram = {
  /** File beside this one. */
  file: string;
  /** Rights beyond reading its own code and its packages. */
  rights: readonly string[];
  /** How long a job may take; RENDER_MILLISECONDS unless told. */
  milliseconds?: number;
};

export function startChild(program: ChildProgram, onEnd: (child: Child) => void): Child {
  const spawned = spawn(process.execPath, nodeArguments(program), {
    env: {},
    cwd: import.meta.dirname,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const { promise: ready, resolve: settleReady } = Promise.withResolvers<boolean>();
  let finish: (outcome: Outcome) => void = () => undefined;
  let jobId = 0;

  const child: Child = {
    pid: spawned.pid,
    ready,
    kill() {
      onEnd(child);
      spawned.kill('SIGKILL');
    },
    async ask(text) {
      const { promise, resolve: settle } = Promise.withResolvers<Outcome>();
      finish = settle;
      jobId += 1;
      const timer = setTimeout(() => end('too_slow'), program.milliseconds ?? RENDER_MILLISECONDS);
      spawned.stdin.write(`${JSON.stringify({ id: jobId, text })}\n`);
      return promise.finally(() => clearTimeout(timer));
    },
  };

  function end(reason: 'too_slow' | 'too_large' | 'unavailable'): void {
    child.kill();
    finish(fault(reason));
  }

  readLines(spawned.stdout, {
    onTooLong: () => end('too_large'),
    onLine(text) {
      const line = readLine(text);
      if (!line) return end('unavailable');
      if ('ready' in line) return settleReady(true);
      if (line.id !== jobId) return;
      if (line.retire) child.kill();
      finish(line.outcome);
    },
  });
  // A write to a child that has just died; its end is told by `exit`.
  spawned.stdin.on('error', () => undefined);
  spawned.on('error', () => settleReady(false));
  const startTimer = setTimeout(() => settleReady(false), START_MILLISECONDS);
  ready.then(() => clearTimeout(startTimer));
  spawned.on('exit', () => {
    settleReady(false);
    onEnd(child);
    // By itself in the middle of a job it dies only of memory.
    finish(fault('out_of_memory'));
  });
  return child;
}

function readLines(
  stream: Readable,
  { onLine, onTooLong }: { onLine(text: string): void; onTooLong(): void },
): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
    if (rest.length > LINE_LIMIT) onTooLong();
  });
}

function readLine(text: string): ChildLine | undefined {
  try {
    return childLineSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Few rights, and a small heap. */
function nodeArguments({ file, rights }: ChildProgram): string[] {
  const server = resolve(import.meta.dirname, '../../..');
  // npm puts a package there when the rest of the house has another version of it.
  const packages = [join(server, 'node_modules'), resolve(server, '../node_modules')];
  const readable = [...packages, join(server, 'package.json'), import.meta.dirname];
  return [
    '--permission',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    ...rights,
    '--max-old-space-size=48',
    '--expose-gc',
    '--no-warnings',
    join(import.meta.dirname, file),
  ];
}

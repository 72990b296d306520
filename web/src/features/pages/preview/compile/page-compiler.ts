// Asks the compile worker. One worker serves the whole app and starts with the first question.
import type { Compiled, Source } from './compile-source.ts';
import { messages } from './messages/en.ts';

type Waiting = { resolve: (compiled: Compiled) => void; reject: (error: Error) => void };
type Running = { worker: Worker; waiting: Map<number, Waiting> };

let running: Running | undefined;
let lastId = 0;

/** Throws when the compiler itself could not be loaded. */
export async function compileInWorker(source: Source): Promise<Compiled> {
  running ??= startWorker();
  const { worker, waiting } = running;
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, source });
  });
}

function startWorker(): Running {
  const worker = new Worker(new URL('./compile-worker.ts', import.meta.url), { type: 'module' });
  const waiting: Running['waiting'] = new Map();
  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ id: number; compiled: Compiled }>) => {
      waiting.get(data.id)?.resolve(data.compiled);
      waiting.delete(data.id);
    },
  );
  worker.addEventListener('error', () => {
    running = undefined;
    worker.terminate();
    const error = new Error(messages.notLoaded);
    for (const { reject } of waiting.values()) reject(error);
  });
  return { worker, waiting };
}

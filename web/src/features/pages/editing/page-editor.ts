// Asks the edit worker. One worker serves the whole app and starts with the first question.
import type { EditJobs } from './edit-page.ts';
import { messages } from './messages.ts';

type Waiting = { resolve: (result: never) => void; reject: (error: Error) => void };
type Running = { worker: Worker; waiting: Map<number, Waiting> };
type Response = { id: number; result?: never; error?: string };

let running: Running | undefined;
let lastId = 0;

/** Responses come in the order of the questions. Throws when the editor itself could not be loaded. */
export async function runEditJob<Job extends keyof EditJobs>(
  job: Job,
  input: Parameters<EditJobs[Job]>[0],
): Promise<ReturnType<EditJobs[Job]>> {
  running ??= startWorker();
  const { worker, waiting } = running;
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, job, input });
  });
}

function startWorker(): Running {
  const worker = new Worker(new URL('./edit-worker.ts', import.meta.url), { type: 'module' });
  const waiting: Running['waiting'] = new Map();
  worker.addEventListener('message', ({ data }: MessageEvent<Response>) => {
    const { id, result, error } = data;
    if (error === undefined) waiting.get(id)?.resolve(result as never);
    else waiting.get(id)?.reject(new Error(error));
    waiting.delete(id);
  });
  worker.addEventListener('error', () => {
    running = undefined;
    worker.terminate();
    const error = new Error(messages.editorNotLoaded);
    for (const { reject } of waiting.values()) reject(error);
  });
  return { worker, waiting };
}

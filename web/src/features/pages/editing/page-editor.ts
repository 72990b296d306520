// Asks the edit worker. One worker serves the whole app. It starts when the first page is compiled, so that both do not
// share a slow connection, or with the first edit.
import type { EditJobs } from './edit-page.ts';
import { messages } from './messages/en.ts';

type Waiting = { resolve: (result: never) => void; reject: (error: Error) => void };
type Running = { worker: Worker; waiting: Map<number, Waiting> };
type Response = { id: number; result?: never; error?: string };

/** What the studio reads ahead; a person waits for the others. */
const readAhead: readonly (keyof EditJobs)[] = ['open', 'elements'];
const start = Promise.withResolvers<void>();
/** The preview no longer needs the connection. */
export const letPageEditorStart = start.resolve;

let running: Running | undefined;
let lastId = 0;

/** Responses come in the order of the questions. Throws when the editor itself could not be loaded. */
export async function runEditJob<Job extends keyof EditJobs>(
  job: Job,
  input: Parameters<EditJobs[Job]>[0],
): Promise<ReturnType<EditJobs[Job]>> {
  if (readAhead.includes(job)) await start.promise;
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
  start.resolve();
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

// Reading and changing pages in a thread of its own, so that typing never waits for it.
import { type EditJobs, editJobs } from './edit-page.ts';

type Request = { id: number; job: keyof EditJobs; input: never };

self.addEventListener('message', ({ data: { id, job, input } }: MessageEvent<Request>) => {
  try {
    self.postMessage({ id, result: editJobs[job](input) });
  } catch (error) {
    self.postMessage({ id, error: String(error) });
  }
});

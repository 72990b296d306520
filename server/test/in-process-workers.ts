// Content jobs in the test's own process: without deadlines, which a machine that is busy with other tests exceeds.
import { contentJobs } from '../src/app/content-workers/content-jobs.ts';
import type { ContentWorkers } from '../src/app/content-workers/content-workers.ts';

/** As jobs get and give it. */
const asJson = <Value>(value: Value): Value =>
  value === undefined ? value : JSON.parse(JSON.stringify(value));

export const inProcessWorkers: ContentWorkers = {
  runJob: (async (_user: string, name: keyof typeof contentJobs, input: never) =>
    asJson(await contentJobs[name](asJson(input)))) as unknown as ContentWorkers['runJob'],
  warmUp: () => undefined,
  load: () => ({ running: 0, waiting: 0 }),
  pids: () => [],
  close: () => undefined,
};

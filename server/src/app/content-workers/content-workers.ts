// The parent's side of the content jobs: a pool of processes with a deadline for each job.
import { join } from 'node:path';
import type { Logger } from '../../platform/log/log.ts';
import { createRunJob, type RunJob } from '../../platform/workers/job-runner.ts';
import {
  createWorkerPool,
  type WorkerPool,
  type WorkerPoolOptions,
} from '../../platform/workers/worker-pool.ts';
import type { ContentJobs } from './content-jobs.ts';

export type ContentWorkers = {
  runJob: RunJob<ContentJobs>;
  warmUp(): void;
  pids(): number[];
  close(): void;
};

const DEADLINE_MS = 1_500;
/** Pages of others may have 2 MB, an export reads a document with all it holds, and a list has many versions. */
const deadlines = {
  readForeignPage: 2_000,
  writeStandalone: 5_000,
  summarizeVersions: 4_000,
  /** Dozens of operations, some of which are corrected. */
  applyModelOutput: 5_000,
};

type PoolOptions = Pick<WorkerPoolOptions, 'maxWaitMs'> & { deadlineMs?: number };

export function createContentPool({
  deadlineMs = DEADLINE_MS,
  ...options
}: PoolOptions = {}): WorkerPool {
  return createWorkerPool({
    program: {
      entry: join(import.meta.dirname, 'content-worker.ts'),
      maxHeapMb: 192,
      maxResultLength: 16 * 1024 * 1024,
    },
    deadlineMs,
    ...options,
  });
}

export function createContentWorkers(log: Logger, options: PoolOptions = {}): ContentWorkers {
  const pool = createContentPool(options);
  const { warmUp, pids, close } = pool;
  return { runJob: createRunJob<ContentJobs>(pool, log, deadlines), warmUp, pids, close };
}

// One attempt of each of some jobs, and what becomes of it: done, retried, or given up. Jobs that are over are deleted at
// once, with their payload.
import type { Logger } from '../log/log.ts';
import { type JobMeasurement, measurements } from '../metrics/measurements.ts';
import type { PgBoss } from './boss.ts';
import { type JobName, jobTable } from './job-table.ts';

export type JobAttempt = {
  readonly id: string;
  /** Of the transaction that added the job. */
  readonly createdAt: Date;
  /** Counts from 1. */
  readonly attempt: number;
};

export type JobHandler<Payload> = (payload: Payload, attempt: JobAttempt) => Promise<void>;

/** Thrown by a handler when no further attempt makes sense. */
export class PermanentJobError extends Error {}

// biome-ignore lint/suspicious/noExplicitAny: `Jobs.work` checks which payload belongs to a name.
export type Handlers = ReadonlyMap<JobName, JobHandler<any>>;

type StoredJob = { id: string; data: unknown; retryCount: number; createdOn: Date };
/** Without a reason when the job is over; otherwise it must be retried. */
type Result = { id: string; reason: string | undefined };

type Deps = { boss: Pick<PgBoss, 'deleteJob'>; handlers: Handlers; log: Logger };

export async function runJobs(
  deps: Deps,
  name: JobName,
  jobs: readonly StoredJob[],
): Promise<Result[]> {
  return await Promise.all(
    jobs.map(async (job) => ({ id: job.id, reason: await runJob(deps, name, job) })),
  );
}

async function runJob(
  { boss, handlers, log }: Deps,
  name: JobName,
  job: StoredJob,
): Promise<string | undefined> {
  const attempt = job.retryCount + 1;
  const startedAt = performance.now();
  const measure = (outcome: JobMeasurement['outcome']) => {
    const seconds = (performance.now() - startedAt) / 1000;
    measurements.jobAttempt.record({ job: name, outcome, seconds });
  };
  try {
    const handler = handlers.get(name);
    if (!handler) throw new Error(`the job ${name} has no handler`);
    await handler(job.data ?? {}, { id: job.id, createdAt: job.createdOn, attempt });
    measure('done');
  } catch (error) {
    // The message only: an error object may hold the payload.
    const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
    const fields = { job: name, jobId: job.id, attempt, reason };
    if (attempt <= jobTable[name].retryLimit && !(error instanceof PermanentJobError)) {
      log.warn({ event: 'jobs.attempt_failed', ...fields }, 'job attempt failed');
      measure('failed');
      return reason;
    }
    log.error({ event: 'jobs.given_up', ...fields }, 'job given up');
    measure('given_up');
  }
  await boss.deleteJob(name, job.id);
  return undefined;
}

// What becomes of jobs that were given up: they are kept for operators, retried as new jobs, or forgotten.
import type { Db, Trx } from '../db/db.ts';
import { collectDeadJobs, deleteOldFailedJobs, takeFailedJob } from './failed-job-store.ts';
import { type JobPayloads, jobNames } from './job-table.ts';
import type { Jobs } from './jobs.ts';

/** Their payloads are about people, emails among them. */
export const FAILED_JOB_DAYS = 14;

/** The handler of the job `failed-jobs`. */
export async function maintainFailedJobs(db: Db): Promise<void> {
  await collectDeadJobs(db);
  await deleteOldFailedJobs(db, FAILED_JOB_DAYS);
}

/** The name of the job; undefined when it is gone, or of a kind that this release does not know. */
export async function retryFailedJob(
  jobs: Pick<Jobs, 'enqueue'>,
  trx: Trx,
  id: string,
  kind: { isEmail: boolean },
): Promise<string | undefined> {
  const job = await takeFailedJob(trx, id, kind);
  const name = jobNames.find((known) => known === job?.name);
  if (!job || name === undefined) return undefined;
  const options = job.key === null ? {} : { key: job.key };
  await jobs.enqueue(trx, name, job.payload as JobPayloads[typeof name], options);
  return name;
}

// Jobs that failed: those that were given up, and those that are tried again.
import { z } from 'zod';
import { route } from '../api/route.ts';
import { isoTime, uuid } from '../api/schemas.ts';
import { ADMIN_PAGE_SIZE, nextCursor, timeCursor } from './paging.ts';

const jobShape = {
  id: uuid,
  name: z.string(),
  /** The account that it is about, where its payload says so. The rest of the payload is not shown. */
  user_id: uuid.nullable(),
  attempts: z.number().int(),
  /** The message of the last error. */
  error: z.string(),
  created_at: isoTime,
};

export const failedJobSchema = z.object({ ...jobShape, failed_at: isoTime });
export type FailedJobRow = z.output<typeof failedJobSchema>;

export const retryingJobSchema = z.object({ ...jobShape, next_attempt_at: isoTime });
export type RetryingJobRow = z.output<typeof retryingJobSchema>;

export const listFailedJobs = route({
  id: 'admin.listFailedJobs',
  method: 'GET',
  path: '/api/admin/jobs/failed',
  summary: `Jobs that were given up, the latest first, ${ADMIN_PAGE_SIZE} at a time (operators)`,
  access: 'user',
  keyScope: 'none',
  query: z.object({ after: timeCursor.optional() }),
  responseType: 'json',
  status: 200,
  output: z.object({ data: z.object({ jobs: z.array(failedJobSchema), next: nextCursor }) }),
  errors: ['input.invalid', 'auth.forbidden'],
});

export const listRetryingJobs = route({
  id: 'admin.listRetryingJobs',
  method: 'GET',
  path: '/api/admin/jobs/retrying',
  summary: 'Jobs that failed and will be tried again, the next ones first (operators)',
  access: 'user',
  keyScope: 'none',
  responseType: 'json',
  status: 200,
  output: z.object({
    data: z.object({
      /** 100 at most. */
      jobs: z.array(retryingJobSchema),
    }),
  }),
  errors: ['auth.forbidden'],
});

const one = {
  access: 'user',
  keyScope: 'none',
  params: z.object({ id: uuid }),
  responseType: 'empty',
  status: 204,
  output: z.undefined(),
  errors: ['auth.forbidden', 'admin.job_not_found'],
} as const;

/** A job that is tried again anyway is due at once. */
export const retryJob = route({
  ...one,
  id: 'admin.retryJob',
  method: 'POST',
  path: '/api/admin/jobs/{id}/retry',
  summary: 'Run a job that failed again, now (operators)',
});

export const discardJob = route({
  ...one,
  id: 'admin.discardJob',
  method: 'POST',
  path: '/api/admin/jobs/{id}/discard',
  summary: 'Give up a job that failed for good (operators)',
});

export const adminJobsRoutes = [listFailedJobs, listRetryingJobs, retryJob, discardJob] as const;

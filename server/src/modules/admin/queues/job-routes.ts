// Binds jobs that failed: listed without their payloads, retried or discarded.
import {
  discardJob,
  type FailedJobRow,
  listFailedJobs,
  listRetryingJobs,
  retryJob,
} from '@vys/contract/admin/jobs';
import { ADMIN_PAGE_SIZE } from '@vys/contract/admin/paging';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { appError } from '../../../platform/errors.ts';
import type { Caller } from '../../../platform/http/http.ts';
import {
  listFailedJobs as listFailed,
  takeFailedJob,
} from '../../../platform/jobs/failed-job-store.ts';
import { retryFailedJob } from '../../../platform/jobs/failed-jobs.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import {
  deleteRetryingJob,
  listRetryingJobs as listRetrying,
  makeRetryDue,
} from '../../../platform/jobs/queue-store.ts';
import type { Accounts } from '../../accounts/index.ts';
import { type AdminBind, nextAfter } from '../operators-only.ts';

type Deps = AdminBind & {
  db: Db;
  jobs: Pick<Jobs, 'enqueue'>;
  accounts: Pick<Accounts, 'logOperatorAction'>;
};

const MOST_RETRYING = 100;
const notAnEmail = { isEmail: false };

export function bindJobs({ bind, checkOperator, db, jobs, accounts }: Deps): void {
  bind(listFailedJobs, async ({ caller, query }) => {
    await checkOperator(caller);
    const page = { areEmails: false, after: query.after, limit: ADMIN_PAGE_SIZE };
    const rows = await listFailed(db, page);
    const shown = rows.map((job) => ({ ...toRow(job), failed_at: job.failedAt.toISOString() }));
    return { data: { jobs: shown, next: nextAfter(rows, page.limit) } };
  });
  bind(listRetryingJobs, async ({ caller }) => {
    await checkOperator(caller);
    const rows = await listRetrying(db, MOST_RETRYING);
    return {
      data: {
        jobs: rows.map((job) => ({
          ...toRow(job),
          next_attempt_at: job.nextAttemptAt.toISOString(),
        })),
      },
    };
  });

  /** `run` gives the name of the job, or undefined where it is gone. */
  async function change(
    operator: Caller,
    action: 'job_retried' | 'job_discarded',
    run: (trx: Trx) => Promise<string | undefined>,
  ): Promise<void> {
    await inTransaction(db, async (trx) => {
      const job = await run(trx);
      if (job === undefined) throw appError('admin.job_not_found');
      await accounts.logOperatorAction(trx, operator, { action, reason: '', details: { job } });
    });
  }
  bind(retryJob, async ({ caller, params: { id } }) => {
    await checkOperator(caller);
    const retry = async (trx: Trx) =>
      (await retryFailedJob(jobs, trx, id, notAnEmail)) ?? (await makeRetryDue(trx, id));
    await change(caller, 'job_retried', retry);
    return undefined;
  });
  bind(discardJob, async ({ caller, params: { id } }) => {
    await checkOperator(caller);
    const discard = async (trx: Trx) =>
      (await takeFailedJob(trx, id, notAnEmail))?.name ?? (await deleteRetryingJob(trx, id));
    await change(caller, 'job_discarded', discard);
    return undefined;
  });
}

type Job = {
  id: string;
  name: string;
  payload: Readonly<Record<string, unknown>>;
  attempts: number;
  reason: string;
  createdAt: Date;
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function toRow({
  id,
  name,
  payload,
  attempts,
  reason,
  createdAt,
}: Job): Omit<FailedJobRow, 'failed_at'> {
  const { userId } = payload;
  const isKnown = typeof userId === 'string' && UUID.test(userId);
  return {
    ...{ id, name, attempts, error: reason },
    user_id: isKnown ? userId : null,
    created_at: createdAt.toISOString(),
  };
}

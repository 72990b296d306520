// Binds emails that were given up and addresses that get none. The texts of emails are not shown.
import {
  discardEmail,
  listFailedEmails,
  listSuppressedAddresses,
  releaseAddress,
  resendEmail,
  suppressAddress,
} from '@vys/contract/admin/emails';
import type { OperatorAction } from '@vys/contract/admin/log';
import { ADMIN_PAGE_SIZE } from '@vys/contract/admin/paging';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import {
  listSuppressed,
  releaseAddress as release,
  suppressAddress as suppress,
} from '../../../platform/email/suppression-store.ts';
import { appError } from '../../../platform/errors.ts';
import type { Caller } from '../../../platform/http/http.ts';
import { listFailedJobs, takeFailedJob } from '../../../platform/jobs/failed-job-store.ts';
import { retryFailedJob } from '../../../platform/jobs/failed-jobs.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Accounts } from '../../accounts/index.ts';
import { type AdminBind, nextAfter } from '../operators-only.ts';

type Deps = AdminBind & {
  db: Db;
  clock: Clock;
  jobs: Pick<Jobs, 'enqueue'>;
  accounts: Pick<Accounts, 'logOperatorAction'>;
};

const anEmail = { isEmail: true };

export function bindEmails(deps: Deps): void {
  const { bind, checkOperator, db, jobs } = deps;
  bind(listFailedEmails, async ({ caller, query }) => {
    await checkOperator(caller);
    const page = { areEmails: true, after: query.after, limit: ADMIN_PAGE_SIZE };
    const rows = await listFailedJobs(db, page);
    const emails = rows.map(({ id, payload, attempts, reason, createdAt, failedAt }) => ({
      id,
      to: String(payload.to ?? ''),
      subject: String(payload.subject ?? ''),
      attempts,
      error: reason,
      created_at: createdAt.toISOString(),
      failed_at: failedAt.toISOString(),
    }));
    return { data: { emails, next: nextAfter(rows, page.limit) } };
  });
  bind(resendEmail, async ({ caller, params: { id } }) => {
    await checkOperator(caller);
    await change(deps, caller, 'email_resent', async (trx) => {
      const name = await retryFailedJob(jobs, trx, id, anEmail);
      if (name === undefined) throw appError('admin.job_not_found');
    });
    return undefined;
  });
  bind(discardEmail, async ({ caller, params: { id } }) => {
    await checkOperator(caller);
    await change(deps, caller, 'email_discarded', async (trx) => {
      if (!(await takeFailedJob(trx, id, anEmail))) throw appError('admin.job_not_found');
    });
    return undefined;
  });
  bindSuppression(deps);
}

function bindSuppression(deps: Deps): void {
  const { bind, checkOperator, db, clock } = deps;
  bind(listSuppressedAddresses, async ({ caller, query }) => {
    await checkOperator(caller);
    const rows = await listSuppressed(db, { after: query.after, limit: ADMIN_PAGE_SIZE });
    const addresses = rows.map(({ address, bounceReason, createdAt }) => ({
      address,
      bounce_reason: bounceReason,
      created_at: createdAt.toISOString(),
    }));
    return { data: { addresses, next: nextAfter(rows, ADMIN_PAGE_SIZE) } };
  });
  bind(suppressAddress, async ({ caller, body: { address, reason } }) => {
    await checkOperator(caller);
    await change(deps, caller, 'address_suppressed', reason, async (trx) => {
      const isNew = await suppress(trx, address, clock.now());
      if (!isNew) throw appError('admin.nothing_to_change');
    });
    return undefined;
  });
  bind(releaseAddress, async ({ caller, body: { address, reason } }) => {
    await checkOperator(caller);
    await change(deps, caller, 'address_released', reason, async (trx) => {
      if (!(await release(trx, address))) throw appError('admin.nothing_to_change');
    });
    return undefined;
  });
}

type Run = (trx: Trx) => Promise<void>;

/** The log names no address: it outlives the accounts. */
async function change(
  deps: Pick<Deps, 'db' | 'accounts'>,
  operator: Caller,
  action: OperatorAction,
  ...rest: [reason: string, run: Run] | [run: Run]
): Promise<void> {
  const [reason, run] = rest.length === 2 ? rest : ['', rest[0]];
  await inTransaction(deps.db, async (trx) => {
    await run(trx);
    await deps.accounts.logOperatorAction(trx, operator, { action, reason });
  });
}

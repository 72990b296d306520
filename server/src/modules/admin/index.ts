// Entry point of the admin module: what operators see and do about accounts, jobs, emails and the installation.
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Mailer } from '../../platform/email/mailer.ts';
import { releaseAddress } from '../../platform/email/suppression-store.ts';
import type { Bind } from '../../platform/http/http.ts';
import { deleteFailedJobsOfUser } from '../../platform/jobs/failed-job-store.ts';
import { maintainFailedJobs } from '../../platform/jobs/failed-jobs.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Accounts, UserDataEraser } from '../accounts/index.ts';
import type { Billing } from '../billing/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Moderation } from '../moderation/index.ts';
import type { Notifications } from '../notifications/index.ts';
import { bindHealth, type HealthDeps } from './health/health-routes.ts';
import { bindOperatorLog } from './log-routes.ts';
import { createOperatorCheck } from './operators-only.ts';
import { bindBounces } from './queues/bounce-routes.ts';
import { bindEmails } from './queues/email-routes.ts';
import { bindJobs } from './queues/job-routes.ts';
import { createTellUser } from './users/tell-user.ts';
import { createUserActions } from './users/user-actions.ts';
import { bindUsers } from './users/user-routes.ts';

export type { Installation } from './health/health-routes.ts';

export type Admin = {
  bind(bind: Bind): void;
  /** The handler of the job `failed-jobs`. */
  maintainFailedJobs(): Promise<void>;
  /** What was to be done about the user, and whether their address gets email. */
  deleteUserData: UserDataEraser;
};

export type AdminDeps = Omit<HealthDeps, 'bind' | 'checkOperator'> & {
  db: Db;
  clock: Clock;
  accounts: Accounts;
  identity: Identity;
  billing: Billing;
  notifications: Pick<Notifications, 'notify'>;
  moderation: Pick<Moderation, 'countOpenCases'>;
  mailer: Pick<Mailer, 'send' | 'isConfigured'>;
  jobs: Pick<Jobs, 'enqueue'>;
  /** Proves who reports that emails came back; absent where that is not possible. */
  bouncesToken?: string;
  appOrigin: string;
  pagesOrigin: string;
};

export function createAdmin(deps: AdminDeps): Admin {
  const { accounts } = deps;
  const actions = createUserActions({ ...deps, tellUser: createTellUser(deps) });
  return {
    bind(bind) {
      const binding = { ...deps, bind, checkOperator: createOperatorCheck(accounts) };
      bindHealth(binding);
      bindUsers({ ...binding, actions });
      bindJobs(binding);
      bindEmails(binding);
      bindBounces(binding);
      bindOperatorLog(binding);
    },
    maintainFailedJobs: () => maintainFailedJobs(deps.db),
    async deleteUserData(trx, { userId }) {
      await deleteFailedJobsOfUser(trx, userId);
      const account = await accounts.findAccount(trx, userId);
      if (account) await releaseAddress(trx, account.email);
    },
  };
}

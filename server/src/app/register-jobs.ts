// Which module does which job, and when those come that repeat.
import type { Accounts } from '../modules/accounts/index.ts';
import type { Admin } from '../modules/admin/index.ts';
import type { Analytics, WeeklyDigest } from '../modules/analytics/index.ts';
import type { Billing } from '../modules/billing/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import type { Notifications } from '../modules/notifications/index.ts';
import type { Pages } from '../modules/pages/index.ts';
import type { Mailer } from '../platform/email/mailer.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { FileDeletionQueue } from '../platform/storage/file-deletion-queue.ts';

type Deps = {
  jobs: Jobs;
  mailer: Pick<Mailer, 'deliver'>;
  fileDeletions: Pick<FileDeletionQueue, 'run'>;
  identity: Pick<Identity, 'runMaintenance'>;
  billing: Pick<Billing, 'jobs' | 'mode'>;
  analytics: Pick<Analytics, 'cleanup' | 'verify'>;
  digest: Pick<WeeklyDigest, 'jobs'>;
  accounts: Pick<Accounts, 'finishDeletion' | 'syncNames'>;
  admin: Pick<Admin, 'maintainFailedJobs'>;
  notifications: Pick<Notifications, 'jobs'>;
  pages: Pick<Pages, 'forgetEdits' | 'frontCaches'> & { turns: Pick<Pages['turns'], 'cleanup'> };
};

export function registerJobs(deps: Deps): void {
  const { jobs, mailer, fileDeletions, identity, analytics, digest, accounts, pages, billing } =
    deps;
  const { deliverEmails, deliverPushes, sendPush, deliverAnnouncement } = deps.notifications.jobs;
  jobs.work('email', mailer.deliver);
  jobs.work('failed-jobs', deps.admin.maintainFailedJobs);
  jobs.schedule('failed-jobs', '*/10 * * * *');
  jobs.work('delete-files', fileDeletions.run);
  jobs.schedule('delete-files', '*/10 * * * *');
  if (pages.frontCaches.hasAny) jobs.work('cache-purge', pages.frontCaches.purge);
  jobs.work('identity-maintenance', identity.runMaintenance);
  jobs.schedule('identity-maintenance', '7 * * * *');
  jobs.work('analytics-cleanup', analytics.cleanup);
  jobs.schedule('analytics-cleanup', '23 * * * *');
  jobs.work('analytics-verify', analytics.verify);
  jobs.schedule('analytics-verify', '41 3 * * *');
  jobs.work('weekly-digests', digest.jobs.queue);
  jobs.schedule('weekly-digests', '3-59/15 * * * *');
  jobs.work('weekly-digest', digest.jobs.send);
  jobs.work('account-deletion', accounts.finishDeletion);
  jobs.work('identity-names', accounts.syncNames);
  jobs.work('chat-cleanup', pages.turns.cleanup);
  jobs.schedule('chat-cleanup', '37 * * * *');
  jobs.work('edits-cleanup', pages.forgetEdits);
  jobs.schedule('edits-cleanup', '47 * * * *');
  jobs.work('notification-email', deliverEmails);
  jobs.work('notification-push', deliverPushes);
  jobs.work('push-message', sendPush);
  jobs.work('announcements', deliverAnnouncement);
  jobs.work('billing-sync', billing.jobs.sync);
  jobs.work('billing-review', billing.jobs.review);
  jobs.schedule('billing-review', '*/10 * * * *');
  jobs.work('billing-reconcile', billing.jobs.reconcile);
  jobs.schedule('billing-reconcile', '13 2 * * *');
  jobs.work('billing-customer-deletion', billing.jobs.deleteCustomer);
  jobs.work('billing-customer-email', billing.jobs.updateEmail);
  jobs.work('billing-sandbox', billing.jobs.runSandbox);
  if (billing.mode === 'sandbox') jobs.schedule('billing-sandbox', '* * * * *');
}

// Texts of the screens of operators.
import type { HealthCheckId, HealthStatus } from '@vys/contract/admin/health';
import type { OperatorAction } from '@vys/contract/admin/log';
import type { Decision } from '@vys/contract/pages/moderation';

const checks: Readonly<Record<HealthCheckId, string>> = {
  database: 'Database',
  replicas: 'Replicas',
  migrations: 'Migrations',
  bus: 'Message bus',
  files: 'File store',
  workers: 'Workers',
  queues: 'Job queues',
  disk: 'Disk',
  spool: 'Event spool',
  backup: 'Backup',
  software: 'Software',
};

const statuses: Readonly<Record<HealthStatus, string>> = {
  ok: 'OK',
  warning: 'Warning',
  failed: 'Failed',
};

const actions: Readonly<Record<OperatorAction, string>> = {
  account_suspended: 'Suspended the account',
  account_reinstated: 'Reinstated the account',
  account_deleted: 'Deleted the account',
  account_exported: 'Exported the data',
  sessions_ended: 'Ended all sessions',
  plan_given: 'Gave a plan',
  plan_ended: 'Ended a complimentary plan',
  job_retried: 'Retried a job',
  job_discarded: 'Discarded a job',
  email_resent: 'Sent an email again',
  email_discarded: 'Discarded an email',
  address_suppressed: 'Suppressed an address',
  address_released: 'Released an address',
  case_decided: 'Decided a case',
  announcement_created: 'Wrote an announcement',
  announcement_changed: 'Changed an announcement',
  announcement_canceled: 'Canceled an announcement',
};

/** What is known of an action besides its reason. */
const details: Readonly<Record<string, string>> = {
  from: 'from',
  to: 'to',
  ends_at: 'ends on',
  job: 'job',
  case: 'case',
  decision: 'decision',
  announcement: 'announcement',
};

const decisions: Readonly<Record<string, string>> = {
  suspend: 'suspend',
  reinstate: 'reinstate',
  dismiss: 'dismiss',
  reopen: 'reopen',
} satisfies Record<Decision, string>;

export const overviewMessages = {
  title: 'Overview',
  intro: 'What needs your attention, and how this server is doing.',
  waiting: 'Waiting for you',
  openCases: 'Reported pages',
  failedJobs: 'Failed jobs',
  failedEmails: 'Failed emails',
  health: 'System health',
  allWell: 'Everything is working.',
  someProblems: (count: number) =>
    count === 1 ? 'One part needs your attention.' : `${count} parts need your attention.`,
  checks,
  statuses,
};

export const logMessages = {
  title: 'Log',
  intro: "Everything operators have done. Entries can't be changed or deleted.",
  actions,
  empty: 'No entries yet',
  emptyHint: 'Operator actions show up here.',
  noEntries: 'No operator actions on this account yet.',
  deletedAccount: 'Deleted account',
  by: (operator: string) => `by ${operator}`,
  details,
  decisions,
};

export const queueMessages = {
  jobs: 'Jobs',
  jobsIntro: 'Background jobs that failed.',
  givenUp: 'Given up',
  givenUpHint: "Failed too many times, or can't succeed. Kept for 14 days.",
  retrying: 'Waiting to be retried',
  retryingHint: 'Next to run first, up to 100.',
  noGivenUp: 'No jobs were given up',
  noRetrying: 'No jobs waiting to be retried',
  retry: 'Retry',
  retryNow: 'Retry now',
  discard: 'Discard',
  discarding: (what: string) => `Discard ${what}?`,
  discardHint: "It won't be retried, and its work is left undone.",
  discardEmailHint: "It won't be sent, and we won't tell the recipient.",
  retryLabel: (name: string) => `Retry ${name}`,
  discardLabel: (name: string) => `Discard ${name}`,
  openAccount: 'Open account',
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  nextAttempt: (when: string) => `next attempt ${when}`,
  noError: 'No error was recorded.',
  retried: 'Job is running again',
  discarded: 'Discarded',
  emails: 'Emails',
  emailsIntro: "Emails that couldn't be sent, and addresses we no longer email.",
  failedEmails: 'Failed emails',
  failedEmailsHint:
    'Rejected by the mail server, or tried for more than two days. Kept for 14 days.',
  noFailedEmails: 'No emails have failed',
  resend: 'Send again',
  resendLabel: (to: string) => `Send again to ${to}`,
  resent: 'Email is on its way',
  suppress: 'Suppress address',
  suppressLabel: (to: string) => `Suppress ${to}`,
  suppressTitle: (to: string) => `Stop sending to ${to}?`,
  suppressHint: 'This address gets no more email from Vys, password resets included.',
  suppressed: 'Address suppressed',
  suppressedAddresses: 'Suppressed addresses',
  bounced: 'Emails to it came back',
  suppressedHint:
    'These get no email. Where emails bounced, only the essentials of an account are still sent.',
  noSuppressed: 'No suppressed addresses',
  release: 'Release',
  releaseLabel: (address: string) => `Release ${address}`,
  releaseTitle: (address: string) => `Send to ${address} again?`,
  releaseHint: 'Emails that were held back in the meantime aren’t sent.',
  released: 'Address released',
  logOnly: 'Only operators read this, in the log.',
};

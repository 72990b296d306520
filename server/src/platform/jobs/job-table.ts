// Every job of the product: its payload, and how often and how fast it is retried. The queue of a new job is
// created by a migration (`select jobs.create_queue(…)`).
import type { PushMessage } from '@vys/contract/notifications/push';
import type { Email } from '../email/mailer.ts';

export type JobPayloads = {
  email: Email;
  /** Keeps jobs whose process died in the last attempt, and forgets old ones. */
  'failed-jobs': Record<string, never>;
  'delete-files': Record<string, never>;
  /** Takes the page at a path out of the caches in front. */
  'cache-purge': { path: string };
  'identity-maintenance': Record<string, never>;
  'analytics-cleanup': Record<string, never>;
  /** Counts a sample of packed days again. */
  'analytics-verify': Record<string, never>;
  /** Adds a `weekly-digest` for everyone whose Monday morning it is. */
  'weekly-digests': Record<string, never>;
  /** `week` is the Monday on which it is sent. */
  'weekly-digest': { userId: string; week: string };
  /** Goes on with a deletion that was cut off. */
  'account-deletion': {
    userId: string;
    username: string;
    email: string;
    /** Of the operator who deleted it. */
    reason?: string | undefined;
  };
  /** Brings the names at a remote identity provider in line with the profile. */
  'identity-names': { userId: string };
  'chat-cleanup': Record<string, never>;
  'edits-cleanup': Record<string, never>;
  /** Emails what waits for a user and is due. */
  'notification-email': { userId: string };
  /** Makes messages to browsers of what waits for a user and is due. */
  'notification-push': { userId: string };
  'push-message': { subscriptionId: string; message: PushMessage };
  announcements: { announcementId: string };
  /** Reads the subscription of a user from the card provider. */
  'billing-sync': { userId: string };
  /** Applies what time alone changes: a grace that ends, a lower plan that begins. */
  'billing-review': Record<string, never>;
  /** Reads all customers from the card provider, some at a time in the order of their ids. */
  'billing-reconcile': { after?: string };
  'billing-customer-deletion': { customerId: string };
  /** Tells the card provider the new address of an account. */
  'billing-customer-email': { userId: string };
  /** What happens by itself at the sandbox: renewals, and the delivery of its events. */
  'billing-sandbox': Record<string, never>;
};

export type JobName = keyof JobPayloads;

export type JobOptions = {
  /** Attempts after the first one. */
  retryLimit: number;
  /** Before the first retry, in seconds; doubled with every further one, with jitter. */
  retryDelay: number;
  retryDelayMax: number;
  /** An attempt that takes longer has failed: its process hangs or is gone. */
  expireInSeconds: number;
  /** How often the queue is read when no notification came, for retries that are due. */
  pollSeconds: number;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const maintenance: JobOptions = {
  retryLimit: 3,
  retryDelay: MINUTE,
  retryDelayMax: 10 * MINUTE,
  expireInSeconds: HOUR,
  pollSeconds: MINUTE,
};

// 1, 2, 4 … minutes, then an hour, until the other server is back: a week in all.
const remote: JobOptions = {
  retryLimit: 170,
  retryDelay: MINUTE,
  retryDelayMax: HOUR,
  expireInSeconds: 5 * MINUTE,
  pollSeconds: MINUTE,
};

// Of our own database only.
const prompt: JobOptions = {
  retryLimit: 20,
  retryDelay: 5,
  retryDelayMax: 10 * MINUTE,
  expireInSeconds: 5 * MINUTE,
  pollSeconds: 15,
};

export const jobTable: Readonly<Record<JobName, JobOptions>> = {
  // 1, 2, 4 … minutes, then 12 hours: between two and three days in all.
  email: {
    retryLimit: 14,
    retryDelay: MINUTE,
    retryDelayMax: 12 * HOUR,
    expireInSeconds: 5 * MINUTE,
    pollSeconds: 15,
  },
  'failed-jobs': maintenance,
  'delete-files': maintenance,
  // 2, 4, 8 … seconds, then ten minutes: about three hours, far longer than a cache keeps a page.
  'cache-purge': {
    retryLimit: 25,
    retryDelay: 2,
    retryDelayMax: 10 * MINUTE,
    expireInSeconds: MINUTE,
    pollSeconds: 5,
  },
  'identity-maintenance': maintenance,
  'analytics-cleanup': maintenance,
  'analytics-verify': maintenance,
  'weekly-digests': maintenance,
  'weekly-digest': prompt,
  'account-deletion': remote,
  'identity-names': remote,
  'chat-cleanup': maintenance,
  'edits-cleanup': maintenance,
  'notification-email': prompt,
  'notification-push': prompt,
  // 10, 20, 40 … seconds, then half an hour: about half a day in all, after which it is too late.
  'push-message': {
    retryLimit: 30,
    retryDelay: 10,
    retryDelayMax: 30 * MINUTE,
    expireInSeconds: MINUTE,
    pollSeconds: 15,
  },
  // Goes on where it was cut off.
  announcements: { ...prompt, expireInSeconds: HOUR },
  'billing-sync': remote,
  'billing-review': maintenance,
  'billing-reconcile': maintenance,
  'billing-customer-deletion': remote,
  'billing-customer-email': remote,
  'billing-sandbox': maintenance,
};

export const jobNames = Object.keys(jobTable) as JobName[];

/** Far longer than any outage: what waits is never dropped. */
const RETENTION_SECONDS = 365 * 24 * HOUR;
/** Of jobs whose process died in the last attempt; all others are deleted when they are over. */
const DELETE_AFTER_SECONDS = HOUR;

/** As they are stored with every job. */
export function storedOptions(name: JobName) {
  const { pollSeconds: _, ...options } = jobTable[name];
  return {
    ...options,
    retryBackoff: true,
    retentionSeconds: RETENTION_SECONDS,
    deleteAfterSeconds: DELETE_AFTER_SECONDS,
  };
}

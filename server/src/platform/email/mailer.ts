// Emails to users: queued in the database, so that an email enqueued in a transaction is sent if and only
// if that transaction is committed, and sent in the background by email-transport.ts.
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Logger } from '../log/log.ts';
import {
  claimDue,
  deleteQueuedEmail,
  deleteQueuedEmailsMentioning,
  deleteQueuedEmailsTo,
  enqueueEmail,
  type QueuedEmail,
  rescheduleEmail,
} from './email-queue-store.ts';
import { retryAt } from './email-retry-rules.ts';
import { createEmailTransport, type EmailSettings } from './email-transport.ts';

export type Email = {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  /** Further header lines, such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
};

export type Mailer = {
  /** False without a mail server: emails are then written as files into the data folder. */
  readonly isConfigured: boolean;
  /** Sent at least once when the transaction of `db` is committed; never when it is rolled back. */
  send(db: Db, email: Email): Promise<void>;
  /** Deletes queued emails: all to an address, or all that mention a URL. */
  cancel(db: Db, filter: { recipient: string } | { mentioning: string }): Promise<void>;
  /** Sends the emails that are due; resolves to the number of emails sent. */
  processQueue(): Promise<number>;
  start(): void;
  /** Sends what is due once more, for at most SHUTDOWN_TIMEOUT_MS, and stops. */
  close(): Promise<void>;
};

export type MailerDeps = { db: Db; settings: EmailSettings; clock: Clock; log: Logger };

const POLL_MS = 5_000;
/** Lets the enqueuing transaction commit; the poll finds what took longer. */
const ENQUEUE_DELAY_MS = 150;
const BATCH = 10;
const SHUTDOWN_TIMEOUT_MS = 8_000;

export function createMailer({ db, settings, clock, log }: MailerDeps): Mailer {
  const transport = createEmailTransport(settings);
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let current: Promise<number> = Promise.resolve(0);

  async function sendOne(email: QueuedEmail): Promise<boolean> {
    try {
      await transport.send(email);
    } catch (error) {
      const nextAttemptAt = retryAt(email.attempts, clock.now(), error);
      const reason = errorMessage(error);
      const level = nextAttemptAt === undefined ? 'error' : 'warn';
      // The error object contains the recipient, so only its message is logged.
      log[level]({ emailId: email.id, reason }, 'email sending failed');
      await rescheduleEmail(db, email.id, nextAttemptAt, clock.now(), reason);
      return false;
    }
    await deleteQueuedEmail(db, email.id);
    return true;
  }

  async function sendDue(): Promise<number> {
    let sent = 0;
    for (;;) {
      const emails = await claimDue(db, clock.now(), BATCH);
      const results = await Promise.all(emails.map(sendOne));
      sent += results.filter(Boolean).length;
      if (emails.length < BATCH) return sent;
    }
  }

  /** One pass at a time in this process; other processes claim other emails. */
  function processQueue(): Promise<number> {
    current = current.catch(() => 0).then(sendDue);
    return current;
  }

  function schedule(afterMs: number): void {
    if (!isRunning) return;
    clearTimeout(timer);
    timer = setTimeout(run, afterMs);
  }

  function run(): void {
    processQueue()
      .catch((error: unknown) => log.warn({ err: error }, 'email queue read failed'))
      .finally(() => schedule(POLL_MS));
  }

  return {
    isConfigured: transport.isConfigured,
    async send(on, email) {
      await enqueueEmail(on, email, clock.now());
      schedule(ENQUEUE_DELAY_MS);
    },
    cancel,
    processQueue,
    start() {
      isRunning = true;
      schedule(0);
    },
    async close() {
      const wasRunning = isRunning;
      isRunning = false;
      clearTimeout(timer);
      const rest = wasRunning ? processQueue().catch(() => 0) : Promise.resolve();
      if (wasRunning) await within(SHUTDOWN_TIMEOUT_MS, rest);
      transport.close();
    },
  };
}

async function cancel(
  db: Db,
  filter: { recipient: string } | { mentioning: string },
): Promise<void> {
  if ('recipient' in filter) await deleteQueuedEmailsTo(db, filter.recipient);
  else await deleteQueuedEmailsMentioning(db, filter.mentioning);
}

function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 500) : 'unknown';
}

/** What is not sent by then stays queued. */
async function within(timeoutMs: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  await Promise.race([work, enough]).finally(() => clearTimeout(timer));
}

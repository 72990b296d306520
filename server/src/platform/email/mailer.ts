// Emails to users: added as jobs, so that an email of a transaction is sent if and only if that transaction is
// committed, and sent in the background by email-transport.ts.
import { type Clock, systemClock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { type JobHandler, PermanentJobError } from '../jobs/run-jobs.ts';
import { createEmailTransport, type EmailSettings } from './email-transport.ts';
import { describeHardBounce, isPermanentlyRejected } from './permanent-rejection.ts';
import { isSuppressed, markBounced } from './suppression-store.ts';

export type Email = {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  /** The same for programs that show HTML. */
  readonly html?: string;
  /** Further header lines, such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
  /** An account cannot do without it: it is sent to addresses from which emails came back too. */
  readonly isEssential?: boolean;
};

export type Mailer = {
  /** False without a mail server: emails are then written as files into the data folder. */
  readonly isConfigured: boolean;
  /** Sent at least once when the transaction of `db` is committed; never when it is rolled back. */
  send(db: Db, email: Email): Promise<void>;
  /** Takes back emails that are not sent yet: all to an address, or all that mention a URL. */
  cancel(db: Db, filter: { recipient: string } | { mentioning: string }): Promise<void>;
  /** The handler of the job `email`. Nothing is sent to an address that is suppressed. */
  deliver: JobHandler<Email>;
  close(): void;
};

export type MailerDeps = {
  db: Db;
  jobs: Pick<Jobs, 'enqueue' | 'cancel'>;
  clock?: Clock;
  settings: EmailSettings;
};

export function createMailer({ db, jobs, clock = systemClock, settings }: MailerDeps): Mailer {
  const transport = createEmailTransport(settings);
  return {
    isConfigured: transport.isConfigured,
    send: (on, email) => jobs.enqueue(on, 'email', email, { key: email.to }),
    async cancel(on, filter) {
      const which =
        'recipient' in filter ? { key: filter.recipient } : { mentioning: filter.mentioning };
      await jobs.cancel(on, 'email', which);
    },
    async deliver(email, { id, createdAt }) {
      const isEssential = email.isEssential === true;
      if (await isSuppressed(db, email.to, { isEssential })) return;
      try {
        await transport.send({ ...email, id, createdAt });
      } catch (error) {
        if (!isPermanentlyRejected(error)) throw error;
        const reason = describeHardBounce(error);
        if (reason !== undefined)
          await markBounced(db, { address: email.to, reason, now: clock.now() });
        throw new PermanentJobError(error.message);
      }
    },
    close: transport.close,
  };
}

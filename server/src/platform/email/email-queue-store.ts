// SQL of the email queue. Claiming an email postpones its next attempt, so that two processes never send the
// same one at a time, and a process that dies while sending does not lose it.
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { LEASE_MS } from './email-retry-rules.ts';
import type { Email } from './mailer.ts';

export type QueuedEmail = Email & {
  readonly id: string;
  readonly createdAt: Date;
  /** Includes the current one. */
  readonly attempts: number;
};

export async function enqueueEmail(db: Db, email: Email, now: Date): Promise<void> {
  await db
    .insertInto('email_queue')
    .values({
      recipient: email.to,
      subject: email.subject,
      body: email.body,
      headers: JSON.stringify(email.headers ?? {}),
      next_attempt_at: now,
      created_at: now,
    })
    .execute();
}

export async function claimDue(db: Db, now: Date, limit: number): Promise<QueuedEmail[]> {
  const due = db
    .selectFrom('email_queue')
    .select('id')
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const rows = await db
    .updateTable('email_queue')
    .set({
      attempts: sql`attempts + 1`,
      next_attempt_at: new Date(now.getTime() + LEASE_MS),
    })
    .where('id', 'in', due)
    .returningAll()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    body: row.body,
    headers: row.headers as Record<string, string>,
    createdAt: row.created_at,
    attempts: row.attempts,
  }));
}

export async function deleteQueuedEmail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('email_queue').where('id', '=', id).execute();
}

export async function deleteQueuedEmailsTo(db: Db, recipient: string): Promise<void> {
  await db.deleteFrom('email_queue').where('recipient', '=', recipient).execute();
}

/** Matches the URL as a whole, not as the prefix of another one. */
export async function deleteQueuedEmailsMentioning(db: Db, url: string): Promise<void> {
  const pattern = `${url.replace(/\W/g, '\\$&')}(?![a-z0-9_-])`;
  await db.deleteFrom('email_queue').where('body', '~', pattern).execute();
}

/** Without a next attempt the email has failed for good, and its text is erased. */
export async function rescheduleEmail(
  db: Db,
  id: string,
  nextAttemptAt: Date | undefined,
  now: Date,
  reason: string,
): Promise<void> {
  const change = nextAttemptAt
    ? { next_attempt_at: nextAttemptAt }
    : { failed_at: now, body: '', headers: JSON.stringify({}) };
  await db
    .updateTable('email_queue')
    .set({ ...change, last_error: reason })
    .where('id', '=', id)
    .execute();
}

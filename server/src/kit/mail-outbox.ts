// SQL of the outbox. Claiming a letter postpones it, so that two processes never send the same one at a
// time, and one that dies while sending does not lose it.
import { sql } from 'kysely';
import type { Db } from './db.ts';
import type { Mail } from './mail.ts';
import { LEASE_MS } from './mail-rules.ts';

export type Letter = Mail & {
  readonly id: string;
  readonly createdAt: Date;
  /** With the one that is being made. */
  readonly attempts: number;
};

export async function insertLetter(db: Db, mail: Mail, now: Date): Promise<void> {
  await db
    .insertInto('outbox')
    .values({
      recipient: mail.to,
      subject: mail.subject,
      body: mail.body,
      headers: JSON.stringify(mail.headers ?? {}),
      next_attempt_at: now,
      created_at: now,
    })
    .execute();
}

export async function claimDue(db: Db, now: Date, limit: number): Promise<Letter[]> {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const rows = await db
    .updateTable('outbox')
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

export async function removeLetter(db: Db, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

export async function removeLettersTo(db: Db, recipient: string): Promise<void> {
  await db.deleteFrom('outbox').where('recipient', '=', recipient).execute();
}

/** An address that only begins with this one is another. */
export async function removeLettersWith(db: Db, url: string): Promise<void> {
  const pattern = `${url.replace(/\W/g, '\\$&')}(?![a-z0-9_-])`;
  await db.deleteFrom('outbox').where('body', '~', pattern).execute();
}

/** Without a next time it is given up, and what it said is forgotten. */
export async function postponeLetter(
  db: Db,
  id: string,
  again: Date | undefined,
  now: Date,
  reason: string,
): Promise<void> {
  const change = again
    ? { next_attempt_at: again }
    : { failed_at: now, body: '', headers: JSON.stringify({}) };
  await db
    .updateTable('outbox')
    .set({ ...change, last_error: reason })
    .where('id', '=', id)
    .execute();
}

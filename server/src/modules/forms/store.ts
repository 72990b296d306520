// SQL of what visitors send through forms, from its arrival to the confirmation of a signup.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { FormEntry, Signup } from './rules.ts';

/** Within a transaction: one submission to a page at a time, so that counts hold. */
export async function lockForms(db: Db, pageId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`forms ${pageId}`}, 0))`.execute(db);
}

export async function countSubmissionsSince(db: Db, pageId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('form_submissions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('page_id', '=', pageId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function isSubmittedSince(
  db: Db,
  pageId: string,
  entry: FormEntry,
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('form_submissions')
    .select('id')
    .where('page_id', '=', pageId)
    .where('created_at', '>', since)
    .where('kind', '=', entry.kind)
    .where('email', 'is not distinct from', entry.email)
    .where('name', 'is not distinct from', entry.name)
    .where('message', 'is not distinct from', entry.message)
    .where('extra', '=', sql<never>`${JSON.stringify(entry.extra)}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertSubmission(
  db: Db,
  pageId: string,
  entry: FormEntry,
  at: Date,
): Promise<void> {
  await db
    .insertInto('form_submissions')
    .values(toRow(pageId, entry, at))
    .execute();
}

/** The signup of this address, and whether it is new. */
export async function upsertSignup(
  db: Db,
  pageId: string,
  entry: FormEntry,
  initial: { status: 'pending' | 'unconfirmed'; unsubscribeToken: string; at: Date },
): Promise<Signup & { id: string; isNew: boolean }> {
  const inserted = await db
    .insertInto('form_submissions')
    .values({
      ...toRow(pageId, entry, initial.at),
      status: initial.status,
      unsubscribe_token: initial.unsubscribeToken,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  const row = await db
    .selectFrom('form_submissions')
    .select([
      'id',
      'status',
      'confirmation_sent_at',
      'confirmation_send_count',
      'confirmation_expires_at',
    ])
    .where('page_id', '=', pageId)
    .where('kind', '=', 'newsletter')
    .where('email', '=', entry.email)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    isNew: inserted !== undefined,
    status: row.status as Signup['status'],
    sentAt: row.confirmation_sent_at,
    sends: row.confirmation_send_count,
    expiresAt: row.confirmation_expires_at,
  };
}

function toRow(pageId: string, { extra, ...entry }: FormEntry, at: Date) {
  return { page_id: pageId, ...entry, extra: JSON.stringify(extra), created_at: at };
}

export async function removeExpiredSignups(db: Db, pageId: string, now: Date): Promise<void> {
  await db
    .deleteFrom('form_submissions')
    .where('page_id', '=', pageId)
    .where('status', '=', 'pending')
    .where('confirmation_expires_at', '<=', now)
    .execute();
}

/** Within a transaction: takes a lock, so that one confirmation email per address is sent at a time. */
export async function countConfirmationEmailsSince(
  db: Db,
  emailHash: Buffer,
  since: Date,
): Promise<number> {
  const key = `email ${emailHash.toString('hex')}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
  await db.deleteFrom('confirmation_email_log').where('sent_at', '<=', since).execute();
  const { count } = await db
    .selectFrom('confirmation_email_log')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('email_hash', '=', emailHash)
    .executeTakeFirstOrThrow();
  return count;
}

export async function recordConfirmationEmail(db: Db, emailHash: Buffer, at: Date): Promise<void> {
  await db
    .insertInto('confirmation_email_log')
    .values({ email_hash: emailHash, sent_at: at })
    .execute();
}

export async function saveConfirmationToken(
  db: Db,
  id: string,
  token: { hash: Buffer; expiresAt: Date; sentAt: Date; sends: number },
): Promise<void> {
  await db
    .updateTable('form_submissions')
    .set({
      confirmation_token_hash: token.hash,
      confirmation_expires_at: token.expiresAt,
      confirmation_sent_at: token.sentAt,
      confirmation_send_count: token.sends,
    })
    .where('id', '=', id)
    .execute();
}

/** A signup that a link names, with the page it is for. */
export type LinkedSignup = {
  readonly id: string;
  readonly email: string;
  readonly unsubscribeToken: string;
  readonly userId: string;
};

const linked = (db: Db) =>
  db
    .selectFrom('form_submissions as f')
    .innerJoin('pages as p', 'p.id', 'f.page_id')
    .select(['f.id', 'f.email', 'f.unsubscribe_token', 'p.user_id'])
    .where('f.kind', '=', 'newsletter');

type LinkedRow = {
  id: string;
  email: string | null;
  unsubscribe_token: string | null;
  user_id: string;
};

function toLinked(row: LinkedRow | undefined): LinkedSignup | undefined {
  if (row?.email == null || row.unsubscribe_token == null) return undefined;
  return {
    id: row.id,
    email: row.email,
    unsubscribeToken: row.unsubscribe_token,
    userId: row.user_id,
  };
}

export async function findByConfirmationTokenHash(db: Db, hash: Buffer, now: Date) {
  const query = linked(db).where('f.confirmation_token_hash', '=', hash);
  return toLinked(await query.where('f.confirmation_expires_at', '>', now).executeTakeFirst());
}

export async function findByUnsubscribeToken(db: Db, token: string) {
  return toLinked(await linked(db).where('f.unsubscribe_token', '=', token).executeTakeFirst());
}

/** Gives false when the link was used in the meantime. */
export async function confirmSignup(db: Db, id: string, hash: Buffer): Promise<boolean> {
  const row = await db
    .updateTable('form_submissions')
    .set({ status: 'confirmed', confirmation_token_hash: null, confirmation_expires_at: null })
    .where('id', '=', id)
    .where('confirmation_token_hash', '=', hash)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeSignup(db: Db, id: string): Promise<void> {
  await db.deleteFrom('form_submissions').where('id', '=', id).execute();
}

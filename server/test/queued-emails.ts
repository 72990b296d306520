// The emails that wait to be sent, for tests without a job runner.
import { sql } from 'kysely';
import type { Db } from '../src/platform/db/db.ts';

export type QueuedEmail = { recipient: string; subject: string; body: string };

/** Newest first. */
export async function listQueuedEmails(db: Db, recipient?: string): Promise<QueuedEmail[]> {
  const { rows } = await sql<QueuedEmail>`
    select data->>'to' as recipient, data->>'subject' as subject, data->>'body' as body from jobs.job
    where name = 'email' and (${recipient ?? null}::text is null or data->>'to' = ${recipient ?? null})
    order by created_on desc
  `.execute(db);
  return rows;
}

export async function deleteQueuedEmails(db: Db): Promise<void> {
  await sql`delete from jobs.job where name = 'email'`.execute(db);
}

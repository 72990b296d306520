// SQL of jobs that were given up: kept with their payload until an operator retries or discards them.
import { sql } from 'kysely';
import type { Db, Trx } from '../db/db.ts';
import { beforeCursor, toCursor } from '../db/keyset-pagination.ts';
import type { JobName } from './job-table.ts';

export type FailedJob = {
  readonly id: string;
  readonly name: string;
  readonly key: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly attempts: number;
  /** The message of the last error. */
  readonly reason: string;
  readonly createdAt: Date;
  readonly failedAt: Date;
  /** Names the place of the job in the list. */
  readonly cursor: string;
};

/** Nothing for a job that was taken back during its last attempt. */
export async function keepFailedJob(
  db: Db,
  { name, id, attempts, reason }: { name: string; id: string; attempts: number; reason: string },
): Promise<void> {
  await sql`
    insert into failed_jobs (id, name, key, payload, attempts, reason, created_at, failed_at)
    select id, name, singleton_key, coalesce(data, '{}'), ${attempts}, ${reason}, created_on, now()
    from jobs.job where name = ${name} and id = ${id}
    on conflict (id) do nothing
  `.execute(db);
}

/** Those whose process died in the last attempt, which the library keeps for an hour. */
export async function collectDeadJobs(db: Db): Promise<void> {
  await sql`
    with dead as (
      delete from jobs.job where state = 'failed' and name not like '\\_\\_pgboss%' returning *
    )
    insert into failed_jobs (id, name, key, payload, attempts, reason, created_at, failed_at)
    select id, name, singleton_key, coalesce(data, '{}'), retry_count + 1,
      coalesce(output->>'reason', output->>'message', 'The process ended during the last attempt.'),
      created_on, coalesce(completed_on, now())
    from dead
    on conflict (id) do nothing
  `.execute(db);
}

/** By the clock of the database, which says when a job failed. */
export async function deleteOldFailedJobs(db: Db, days: number): Promise<void> {
  await sql`
    delete from failed_jobs where failed_at < now() - make_interval(days => ${days}::int)
  `.execute(db);
}

/** The latest first. Emails have a list of their own. */
export async function listFailedJobs(
  db: Db,
  { areEmails, after, limit }: { areEmails: boolean; after: string | undefined; limit: number },
): Promise<FailedJob[]> {
  const rows = await db
    .selectFrom('failed_jobs')
    .selectAll()
    .select(toCursor('failed_at', 'id').as('cursor'))
    .where('name', areEmails ? '=' : '<>', 'email')
    .where(beforeCursor('failed_at', 'id', after))
    .orderBy('failed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    key: row.key,
    payload: row.payload as FailedJob['payload'],
    attempts: row.attempts,
    reason: row.reason,
    createdAt: row.created_at,
    failedAt: row.failed_at,
    cursor: row.cursor,
  }));
}

export async function countFailedJobs(db: Db): Promise<{ jobs: number; emails: number }> {
  return await db
    .selectFrom('failed_jobs')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('name', '<>', 'email').as('jobs'),
      fn.countAll<number>().filterWhere('name', '=', 'email').as('emails'),
    ])
    .executeTakeFirstOrThrow();
}

/** Undefined when another operator was first. */
export async function takeFailedJob(
  trx: Trx,
  id: string,
  { isEmail }: { isEmail: boolean },
): Promise<{ name: string; key: string | null; payload: object } | undefined> {
  const row = await trx
    .deleteFrom('failed_jobs')
    .where('id', '=', id)
    .where('name', isEmail ? '=' : '<>', 'email')
    .returning(['name', 'key', 'payload'])
    .executeTakeFirst();
  return row && { ...row, payload: row.payload as object };
}

export async function deleteFailedJobsByKey(db: Db, name: JobName, key: string): Promise<void> {
  await db.deleteFrom('failed_jobs').where('name', '=', name).where('key', '=', key).execute();
}

export async function deleteFailedJobsMentioning(
  db: Db,
  name: JobName,
  pattern: string,
): Promise<void> {
  await sql`
    delete from failed_jobs where name = ${name} and exists (
      select from jsonb_each_text(payload) as field where field.value ~ ${pattern}
    )
  `.execute(db);
}

/** All that were about a user. */
export async function deleteFailedJobsOfUser(trx: Trx, userId: string): Promise<void> {
  await sql`delete from failed_jobs where payload->>'userId' = ${userId}`.execute(trx);
}

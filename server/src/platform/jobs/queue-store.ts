// SQL of the queues as operators see them: how many jobs wait, and those that failed and are tried again.
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

export type QueueDepth = {
  readonly name: string;
  /** Due, or to run later. */
  readonly waiting: number;
  readonly running: number;
  /** Failed at least once and wait for their next attempt. */
  readonly retrying: number;
  /** How long the oldest job that is due waits. */
  readonly oldestDueSeconds: number;
};

/** Of queues with something in them. */
export async function listQueueDepths(db: Db): Promise<QueueDepth[]> {
  const { rows } = await sql<QueueDepth>`
    select name,
      (count(*) filter (where state = 'created'))::int as waiting,
      (count(*) filter (where state = 'active'))::int as running,
      (count(*) filter (where state = 'retry'))::int as retrying,
      coalesce(extract(epoch from now() - min(start_after)
        filter (where state in ('created', 'retry') and start_after <= now())), 0)::float8
        as "oldestDueSeconds"
    from jobs.job
    where state < 'completed' and name not like '\\_\\_pgboss%'
    group by name order by name
  `.execute(db);
  return rows;
}

export type RetryingJob = {
  readonly id: string;
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly attempts: number;
  readonly reason: string;
  readonly createdAt: Date;
  readonly nextAttemptAt: Date;
};

/** The next ones to run, at most `limit`. */
export async function listRetryingJobs(db: Db, limit: number): Promise<RetryingJob[]> {
  const { rows } = await sql<RetryingJob>`
    select id, name, coalesce(data, '{}') as payload, retry_count + 1 as attempts,
      coalesce(output->>'reason', output->>'message', '') as reason,
      created_on as "createdAt", start_after as "nextAttemptAt"
    from jobs.job where state = 'retry' and name not like '\\_\\_pgboss%'
    order by start_after, id limit ${limit}
  `.execute(db);
  return rows;
}

/** The name of the job, or undefined when it does not wait for another attempt any more. */
export async function makeRetryDue(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    update jobs.job set start_after = now() where id = ${id} and state = 'retry' returning name
  `.execute(db);
  return rows[0]?.name;
}

/** The same. */
export async function deleteRetryingJob(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    delete from jobs.job where id = ${id} and state = 'retry' returning name
  `.execute(db);
  return rows[0]?.name;
}

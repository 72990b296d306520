// What the database knows of the work that waits, for metrics.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export type WaitingJobs = {
  job: string;
  /** Due, and not taken by a process. */
  waiting: number;
  /** Failed at least once and tried again later. */
  retrying: number;
  /** Taken by a process. */
  running: number;
  /** How long the first of those that are due has waited. */
  oldestSeconds: number;
};

/** Of names with any job; one that is scheduled for later is none of these. */
export async function countJobs(db: Db): Promise<WaitingJobs[]> {
  const { rows } = await sql<WaitingJobs>`
    select name as job,
      count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
      count(*) filter (where state = 'retry')::int as retrying,
      count(*) filter (where state = 'active')::int as running,
      coalesce(extract(epoch from now() - min(start_after) filter (
        where state < 'active' and start_after <= now())), 0)::float8 as "oldestSeconds"
    from jobs.job where state < 'completed' group by name
  `.execute(db);
  return rows;
}

/** How long the first email has waited to be delivered; 0 when none waits. */
export async function readEmailAge(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from now() - min(created_on)), 0)::float8 as seconds
    from jobs.job where name = 'email' and state < 'completed'
  `.execute(db);
  return rows[0]?.seconds ?? 0;
}

/** Files that should be gone for an hour and are not. */
export async function countOverdueDeletions(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('pending_file_deletions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('due_at', '<', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return count;
}

export async function countOpenCases(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('moderation_cases')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', 'in', ['open', 'appealed'])
    .executeTakeFirstOrThrow();
  return count;
}

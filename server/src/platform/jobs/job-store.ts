// SQL on the jobs of the library: taking back what has not been done yet, given up or not.
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { deleteFailedJobsByKey, deleteFailedJobsMentioning } from './failed-job-store.ts';
import type { JobName } from './job-table.ts';

/** An attempt in progress is not interrupted, but is the last one. */
export async function deleteJobsByKey(db: Db, name: JobName, key: string): Promise<void> {
  await sql`
    delete from jobs.job where name = ${name} and singleton_key = ${key} and state < 'completed'
  `.execute(db);
  await deleteFailedJobsByKey(db, name, key);
}

/** Matches the URL as a whole, not as the prefix of another one. */
export async function deleteJobsMentioning(db: Db, name: JobName, url: string): Promise<void> {
  const pattern = `${url.replace(/\W/g, '\\$&')}(?![a-z0-9_-])`;
  await sql`
    delete from jobs.job where name = ${name} and state < 'completed' and exists (
      select from jsonb_each_text(data) as field where field.value ~ ${pattern}
    )
  `.execute(db);
  await deleteFailedJobsMentioning(db, name, pattern);
}

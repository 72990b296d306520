// Which tables changed, as triggers record it within the transaction that changes them: what is rolled
// back, or comes and goes, has changed nothing.
import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';

/** Rate limits also count rejected calls, and the loader of views and clicks works beside the calls. */
const ignoredTables = ['rate_limits', 'event_segments', 'excluded_events'];

export type ChangedTables = {
  /** The names of the tables that hold other rows than at the last call, in order. */
  take(): Promise<string[]>;
};

export async function recordChanges(db: Db): Promise<ChangedTables> {
  await sql`create schema changes`.execute(db);
  await sql`create table changes.rows (name text not null, row text, change int not null)`.execute(
    db,
  );
  await sql`
    create function changes.record() returns trigger language plpgsql as $$
    begin
      if tg_op in ('UPDATE', 'DELETE') then
        insert into changes.rows values (tg_argv[0], md5(old::text), -1);
      end if;
      if tg_op in ('UPDATE', 'INSERT') then
        insert into changes.rows values (tg_argv[0], md5(new::text), 1);
      end if;
      if tg_op = 'TRUNCATE' then
        insert into changes.rows values (tg_argv[0], null, 1);
      end if;
      return null;
    end $$`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
  `.execute(db);
  for (const { name } of rows) {
    if (ignoredTables.includes(name)) continue;
    const table = sql.table(name);
    await sql`create trigger changed after insert or update or delete on ${table}
      for each row execute function changes.record(${sql.lit(name)})`.execute(db);
    await sql`create trigger emptied after truncate on ${table}
      for each statement execute function changes.record(${sql.lit(name)})`.execute(db);
  }
  return {
    async take() {
      const changed = await sql<{ name: string }>`
        with taken as (delete from changes.rows returning *),
          differing as (select name from taken group by name, row having sum(change) <> 0)
        select distinct name from differing order by name`.execute(db);
      return changed.rows.map(({ name }) => name);
    },
  };
}

// SQL of the budgets of tries. One statement decides and counts, so that any number of processes and
// of requests at once share a budget exactly.
import { sql } from 'kysely';
import type { Db } from '../kit/db.ts';
import type { Rule } from './budget-rules.ts';

/** Undefined when the try was counted, else the time up to which the key has used its share. */
export async function countTry(
  db: Db,
  key: string,
  rule: Rule,
  now: Date,
): Promise<Date | undefined> {
  const { slackMs, costsMs, forgetMs } = rule;
  const firstCost = costsMs[0] ?? 0;
  // What costs nothing uses nothing up: a try whose process is a millisecond behind would have to wait.
  const first = firstCost === 0 ? new Date(0) : after(now, firstCost);
  const tries = sql`case when b.forget_at <= ${now}::timestamptz then 1
    else least(b.tries + 1, ${costsMs.length}::int) end`;
  const cost = sql`(${[...costsMs]}::float8[])[${tries}]`;
  const usedUpTo = sql`case when ${cost} = 0 then b.used_up_to
    else greatest(b.used_up_to, ${now}::timestamptz) + ${cost} * interval '1 millisecond' end`;
  const { rows } = await sql<{ is_counted: boolean; used_up_to: Date | null }>`
    with counted as (
      insert into try_budgets as b (key, used_up_to, tries, forget_at)
      values (${key}, ${first}, 1, ${after(now, firstCost + forgetMs)})
      on conflict (key) do update set
        tries = ${tries},
        used_up_to = ${usedUpTo},
        forget_at = greatest(${usedUpTo}, ${now}::timestamptz)
          + ${forgetMs}::float8 * interval '1 millisecond'
      where b.used_up_to <= ${after(now, slackMs)}::timestamptz
      returning 1
    )
    select exists (select from counted) as is_counted,
      (select used_up_to from try_budgets where key = ${key}) as used_up_to
  `.execute(db);
  const [row] = rows;
  // A key that appeared at this very moment is not seen by the second half of the statement.
  return row?.is_counted ? undefined : (row?.used_up_to ?? first);
}

/** The last counted try was none of those to hold back. */
export async function uncountTry(db: Db, key: string, { costsMs }: Rule): Promise<void> {
  await sql`
    update try_budgets set
      tries = greatest(tries - 1, 0),
      used_up_to = used_up_to
        - (${[...costsMs]}::float8[])[greatest(tries, 1)] * interval '1 millisecond'
    where key = ${key}
  `.execute(db);
}

export async function forgetTries(db: Db, key: string): Promise<void> {
  await db.deleteFrom('try_budgets').where('key', '=', key).execute();
}

/** Keys whose share is whole again; those that are in use at this moment are left for the next time. */
export async function removeWhole(db: Db, now: Date): Promise<void> {
  await sql`
    delete from try_budgets where key in (
      select key from try_budgets where forget_at <= ${now} for update skip locked
    )
  `.execute(db);
}

function after(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}

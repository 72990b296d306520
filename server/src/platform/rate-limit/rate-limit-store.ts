// SQL of the rate limits (generic cell rate algorithm). One statement decides and counts, so concurrent
// requests of all processes share a limit exactly.
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { AttemptRule } from './rules.ts';

/** Undefined when the attempt was counted, otherwise the theoretical arrival time of the key. */
export async function consumeAttempt(
  db: Db,
  key: string,
  rule: AttemptRule,
  now: Date,
): Promise<Date | undefined> {
  const { burstToleranceMs, emissionIntervalsMs, resetAfterMs } = rule;
  const firstCost = emissionIntervalsMs[0] ?? 0;
  // A free attempt must not advance the arrival time, or a process whose clock is behind would reject.
  const first = firstCost === 0 ? new Date(0) : after(now, firstCost);
  const attempts = sql`case when b.expires_at <= ${now}::timestamptz then 1
    else least(b.attempts + 1, ${emissionIntervalsMs.length}::int) end`;
  const cost = sql`(${[...emissionIntervalsMs]}::float8[])[${attempts}]`;
  const theoreticalArrival = sql`case when ${cost} = 0 then b.theoretical_arrival_at
    else greatest(b.theoretical_arrival_at, ${now}::timestamptz) + ${cost} * interval '1 millisecond' end`;
  const { rows } = await sql<{ is_counted: boolean; theoretical_arrival_at: Date | null }>`
    with counted as (
      insert into rate_limits as b (key, theoretical_arrival_at, attempts, expires_at)
      values (${key}, ${first}, 1, ${after(now, firstCost + resetAfterMs)})
      on conflict (key) do update set
        attempts = ${attempts},
        theoretical_arrival_at = ${theoreticalArrival},
        expires_at = greatest(${theoreticalArrival}, ${now}::timestamptz)
          + ${resetAfterMs}::float8 * interval '1 millisecond'
      where b.theoretical_arrival_at <= ${after(now, burstToleranceMs)}::timestamptz
      returning 1
    )
    select exists (select from counted) as is_counted,
      (select theoretical_arrival_at from rate_limits where key = ${key}) as theoretical_arrival_at
  `.execute(db);
  const [row] = rows;
  // A row inserted concurrently is not visible to the second half of the statement.
  return row?.is_counted ? undefined : (row?.theoretical_arrival_at ?? first);
}

/** Refunds one attempt. */
export async function refundAttempt(
  db: Db,
  key: string,
  { emissionIntervalsMs }: AttemptRule,
): Promise<void> {
  await sql`
    update rate_limits set
      attempts = greatest(attempts - 1, 0),
      theoretical_arrival_at = theoretical_arrival_at
        - (${[...emissionIntervalsMs]}::float8[])[greatest(attempts, 1)] * interval '1 millisecond'
    where key = ${key}
  `.execute(db);
}

export async function resetAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}

/** Deletes counters that have expired; rows that are locked are left for the next run. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await sql`
    delete from rate_limits where key in (
      select key from rate_limits where expires_at <= ${now} for update skip locked
    )
  `.execute(db);
}

function after(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}

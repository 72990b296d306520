// SQL of the log of turns: events are appended in order and never changed.

import type { ChatEvent } from '@vys/contract/ai';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../../platform/db/db.ts';
import type { LeasedTurn } from '../turn-store.ts';

/** Notifies of turns that have new events, or that are over. */
export const TURN_CHANNEL = 'vys_turns';

/** What happened to a turn, by its id. */
export type TurnNews = { id: string; isOver: boolean };

export type LoggedEvent = { seq: number; event: string };

/** False when the turn is over, or another process has taken it over: then nothing was written. */
export async function appendEvents(
  db: Db,
  { id, leaseId }: LeasedTurn,
  events: readonly ChatEvent[],
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with turn as (
      select id from chat_turns
      where id = ${id} and lease_id = ${leaseId} and state = 'running'
      for share
    ), news as (
      select pg_notify(${TURN_CHANNEL}, ${toPayload({ id, isOver: false })}) from turn
    )
    insert into chat_turn_events (turn_id, seq, event)
    select turn.id, ${lastSeq(id)} + added.position, added.event::json
    from turn, unnest(${events.map((event) => JSON.stringify(event))}::text[])
      with ordinality as added (event, position)
    where (select count(*) from news) = 1
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** With the end of a turn that `trx` has locked. */
export async function appendLastEvents(
  trx: Trx,
  id: string,
  events: readonly ChatEvent[],
): Promise<void> {
  await sql`
    insert into chat_turn_events (turn_id, seq, event)
    select ${id}::uuid, ${lastSeq(id)} + added.position, added.event::json
    from unnest(${events.map((event) => JSON.stringify(event))}::text[])
      with ordinality as added (event, position)
  `.execute(trx);
  await sql`select pg_notify(${TURN_CHANNEL}, ${toPayload({ id, isOver: true })})`.execute(trx);
}

const lastSeq = (id: string) =>
  sql`(select coalesce(max(seq), 0) from chat_turn_events where turn_id = ${id})`;

const toPayload = ({ id, isOver }: TurnNews) => `${isOver ? 'over' : 'event'} ${id}`;

export function readNews(payload: string): TurnNews {
  const [kind, id = ''] = payload.split(' ');
  return { id, isOver: kind === 'over' };
}

/** Events after one, and whether the turn was over when they were read: then no more will come. */
export async function readEvents(
  db: Db,
  id: string,
  after: number,
): Promise<{ events: LoggedEvent[]; isOver: boolean }> {
  const { rows } = await sql<{ state: string; seq: number | null; event: string | null }>`
    select t.state, e.seq, e.event::text as event
    from chat_turns t left join chat_turn_events e on e.turn_id = t.id and e.seq > ${after}
    where t.id = ${id}
    order by e.seq
  `.execute(db);
  const events = rows.flatMap(({ seq, event }) =>
    seq === null || event === null ? [] : [{ seq, event }],
  );
  return { events, isOver: rows[0]?.state !== 'running' };
}

/** Of turns that were over before a time. */
export async function deleteEvents(db: Db, endedBefore: Date): Promise<void> {
  await sql`
    delete from chat_turn_events e using chat_turns t
    where t.id = e.turn_id and t.ended_at < ${endedBefore}
  `.execute(db);
}

// SQL of turns: their start, their lease and their end, and the conversation that they make.

import type { ReplyChange, Turn } from '@vys/contract/ai';
import type { PageContent } from '@vys/contract/pages/pages';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { afterCursor } from '../../../platform/db/keyset-pagination.ts';
import { SECOND } from '../../../platform/time-spans.ts';
import type { EarlierTurn } from '../../assistant/index.ts';

/** Of a user; older ones are removed. */
const MOST_TURNS = 200;

export type TurnRequest = {
  context?: PageContent | undefined;
  selection?: string | undefined;
  model?: string | undefined;
};

/** Who runs a turn: nothing is written for it with another lease. */
export type LeasedTurn = { id: string; leaseId: string };

export type RunningTurn = LeasedTurn & {
  userId: string;
  message: string;
  request: TurnRequest;
  /** How many processes have begun it, with this one. */
  attempt: number;
};

export type TurnEnd = {
  state: 'done' | 'stopped' | 'failed';
  reply: string;
  receipt?: string | undefined;
  offers?: Offers;
  /** Versions of the page before and after; nothing was saved when they are the same. */
  before?: string | null;
  after?: string | null;
};

/** What is offered after a reply: what it changed, to be opened, and what to do next. */
export type Offers = {
  changes?: readonly ReplyChange[] | undefined;
  suggestions?: readonly string[] | undefined;
  link?: { text: string; path: string } | undefined;
};

const seconds = (ms: number) => sql`${ms / SECOND} * interval '1 second'`;

/** False when the user has a running turn, or one with this key. */
export async function insertTurn(
  trx: Trx,
  turn: Omit<RunningTurn, 'attempt'> & { key: string | undefined },
  leaseMs: number,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('chat_turns')
    .values({
      id: turn.id,
      user_id: turn.userId,
      message: turn.message,
      state: 'running',
      idempotency_key: turn.key ?? null,
      request: JSON.stringify(turn.request),
      lease_id: turn.leaseId,
      lease_until: leaseEnd(leaseMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return false;
  await sql`
    delete from chat_turns where id in (
      select id from chat_turns where user_id = ${turn.userId}
      order by created_at desc, id desc offset ${MOST_TURNS}
    )
  `.execute(trx);
  return true;
}

const leaseEnd = (leaseMs: number): RawBuilder<Date> =>
  sql<Date>`clock_timestamp() + ${seconds(leaseMs)}`;

export function findTurnByKey(db: Db, userId: string, key: string) {
  return db
    .selectFrom('chat_turns')
    .select(['id', 'message'])
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

export async function findRunningTurn(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('chat_turns')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return row?.id;
}

export async function hasTurn(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat_turns')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the turn is over, or another process has taken it over. */
export async function renewLease(
  db: Db,
  { id, leaseId }: LeasedTurn,
  leaseMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('chat_turns')
    .set({ lease_until: leaseEnd(leaseMs) })
    .where('id', '=', id)
    .where('lease_id', '=', leaseId)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Another process may take the turn over at once. */
export async function releaseLease(db: Db, turn: LeasedTurn): Promise<void> {
  await renewLease(db, turn, 0);
}

/** Gives a turn whose process is gone to another one. */
export async function takeOverTurn(
  db: Db,
  leaseId: string,
  leaseMs: number,
): Promise<RunningTurn | undefined> {
  const row = await db
    .updateTable('chat_turns')
    .set((eb) => ({
      lease_id: leaseId,
      lease_until: leaseEnd(leaseMs),
      attempt: eb('attempt', '+', 1),
    }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('chat_turns')
        .select('id')
        .where('state', '=', 'running')
        .where('lease_until', '<=', sql<Date>`clock_timestamp()`)
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'user_id', 'message', 'request', 'attempt'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, user_id: userId, message, attempt } = row;
  return { id, leaseId, userId, message, attempt, request: (row.request ?? {}) as TurnRequest };
}

/** False when the turn is over, or another process has taken it over; otherwise both wait for `trx`. */
export async function lockTurn(trx: Trx, { id, leaseId }: LeasedTurn): Promise<boolean> {
  const row = await trx
    .selectFrom('chat_turns')
    .select('id')
    .where('id', '=', id)
    .where('lease_id', '=', leaseId)
    .where('state', '=', 'running')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** The state of a turn that cannot change before `trx` is over. */
export async function lockTurnOf(
  trx: Trx,
  userId: string,
  id: string,
): Promise<Turn['state'] | undefined> {
  const row = await trx
    .selectFrom('chat_turns')
    .select('state')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row?.state as Turn['state'] | undefined;
}

export async function writeTurnEnd(
  trx: Trx,
  id: string,
  { state, reply, receipt, offers = {}, before = null, after = null }: TurnEnd,
): Promise<void> {
  await trx
    .updateTable('chat_turns')
    .set({
      state,
      reply,
      receipt: receipt ?? null,
      offers: JSON.stringify(offers),
      before_version_id: before,
      after_version_id: after,
      changed_page: after !== before,
      request: null,
      lease_id: null,
      lease_until: null,
      ended_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute();
}

/** Oldest first. The page is null where there was none, and where its version is no longer kept. */
export async function listRecentTurns(
  db: Db,
  userId: string,
  count: number,
): Promise<EarlierTurn[]> {
  const rows = await db
    .selectFrom('chat_turns as t')
    .leftJoin('page_versions as v', 'v.id', 't.before_version_id')
    .select(['t.message', 'v.jsx', 'v.css', 'v.title', 'v.description'])
    .where('t.user_id', '=', userId)
    .where('t.state', '=', 'done')
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(count)
    .execute();
  return rows.reverse().map(({ message, jsx, css, title, description }) => ({
    message,
    page:
      jsx === null || css === null
        ? null
        : { jsx, css, metadata: { title: title ?? '', description: description ?? '' } },
  }));
}

/** Newest first, those before the given one. */
export async function listTurns(
  db: Db,
  userId: string,
  before: string | undefined,
  limit: number,
): Promise<Turn[]> {
  const cursor = before === undefined ? undefined : { id: before };
  const rows = await db
    .selectFrom('chat_turns')
    .select(['id', 'idempotency_key', 'message', 'reply', 'receipt', 'offers', 'state'])
    .select(['changed_page', 'before_version_id', 'after_version_id', 'created_at', 'ended_at'])
    .where('user_id', '=', userId)
    .where(cursor ? sql<boolean>`not ${afterCursor('chat_turns', cursor)}` : sql<boolean>`true`)
    .where('id', 'is distinct from', before ?? null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ offers, changed_page: changed, ...row }) => {
    const { changes = [], suggestions = [], link = null } = (offers ?? {}) as Offers;
    return {
      ...row,
      changes: [...changes],
      suggestions: [...suggestions],
      link,
      state: row.state as Turn['state'],
      changed,
      created_at: row.created_at.toISOString(),
      ended_at: row.ended_at?.toISOString() ?? null,
    };
  });
}

// SQL of the log of what operators did, to which entries are only added, and which forgets the accounts that are gone.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

export type LogEntry = {
  readonly id: number;
  readonly operatorEmail: string;
  readonly action: string;
  readonly userId: string | null;
  /** Null when there is no such account any more. */
  readonly username: string | null;
  readonly reason: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
};

export type NewLogEntry = {
  readonly operatorId: string;
  readonly operatorEmail: string;
  readonly action: string;
  readonly userId: string | null;
  readonly reason: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
};

export async function insertLogEntry(db: Db, entry: NewLogEntry): Promise<void> {
  await db
    .insertInto('operator_log')
    .values({
      operator_id: entry.operatorId,
      operator_email: entry.operatorEmail,
      action: entry.action,
      user_id: entry.userId,
      reason: entry.reason,
      details: JSON.stringify(entry.details),
      created_at: entry.createdAt,
    })
    .execute();
}

/** Once the account is gone. That it was deleted, and why, stays. */
export async function forgetLogEntries(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('operator_log')
    .set({ user_id: null, reason: '', details: '{}' })
    .where('user_id', '=', userId)
    .where('action', '!=', 'account_deleted')
    .execute();
}

/** The latest first, those before the id `after`. */
export async function listLogEntries(
  db: Db,
  {
    after,
    userId,
    limit,
  }: { after: number | undefined; userId: string | undefined; limit: number },
): Promise<LogEntry[]> {
  return await db
    .selectFrom('operator_log as log')
    .leftJoin('accounts as a', 'a.user_id', 'log.user_id')
    .select([
      'log.id',
      'log.operator_email as operatorEmail',
      'log.action',
      'log.user_id as userId',
      'a.username',
      'log.reason',
      sql<LogEntry['details']>`log.details`.as('details'),
      'log.created_at as createdAt',
    ])
    .$if(after !== undefined, (query) => query.where('log.id', '<', after ?? 0))
    .$if(userId !== undefined, (query) => query.where('log.user_id', '=', userId ?? ''))
    .orderBy('log.id', 'desc')
    .limit(limit)
    .execute();
}

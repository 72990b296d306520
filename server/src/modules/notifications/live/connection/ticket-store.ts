// SQL of the tickets of the live channel.
import type { Db } from '../../../../platform/db/db.ts';

type Ticket = {
  readonly userId: string;
  readonly sessionId: string;
  /** When the access token ends that it was issued for. */
  readonly sessionExpiresAt: Date;
};

export async function insertTicket(
  db: Db,
  { hash, expiresAt, ...ticket }: Ticket & { hash: Buffer; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('live_tickets')
    .values({
      hash,
      user_id: ticket.userId,
      session_id: ticket.sessionId,
      session_expires_at: ticket.sessionExpiresAt,
      expires_at: expiresAt,
    })
    .execute();
}

/** One statement, so that of any number of callers with the same ticket one gets it. */
export async function takeTicket(db: Db, hash: Buffer, now: Date): Promise<Ticket | undefined> {
  const row = await db
    .deleteFrom('live_tickets')
    .where('hash', '=', hash)
    .returning(['user_id', 'session_id', 'session_expires_at', 'expires_at'])
    .executeTakeFirst();
  if (row === undefined || row.expires_at <= now) return undefined;
  return {
    userId: row.user_id,
    sessionId: row.session_id,
    sessionExpiresAt: row.session_expires_at,
  };
}

export async function deleteExpiredTickets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('live_tickets').where('expires_at', '<=', now).execute();
}

export async function deleteTicketsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('live_tickets').where('user_id', '=', userId).execute();
}

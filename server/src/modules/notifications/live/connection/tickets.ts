// One-time tickets that open the live channel, so that no access token stands in an address (ASVS 14.2.1). Kept
// as hashes; any process takes those of any other.
import { randomBytes } from 'node:crypto';
import { createLiveTicket, TICKET_SECONDS } from '@vys/contract/notifications/live';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/db.ts';
import { sha256 } from '../../../../platform/hash.ts';
import type { Bind } from '../../../../platform/http/http.ts';
import type { RateLimiter } from '../../../../platform/rate-limit/rate-limiter.ts';
import { MINUTE, SECOND } from '../../../../platform/time-spans.ts';
import type { Identity } from '../../../identity/index.ts';
import { deleteExpiredTickets, insertTicket, takeTicket } from './ticket-store.ts';

/** Whose connection it is, and until when without renewal. */
export type LiveCaller = {
  readonly userId: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
};

/** Undefined for a token or ticket that is forged, expired or used, or of an ended session. */
export type FindLiveCaller = (credential: string) => Promise<LiveCaller | undefined>;

type Deps = { db: Db; clock: Clock };

const CLEANUP_INTERVAL_MS = 10 * MINUTE;

export function bindTickets(
  bind: Bind,
  { db, clock, rateLimiter }: Deps & { rateLimiter: Pick<RateLimiter, 'consume'> },
): void {
  let cleanedUpAt = clock.now().getTime();
  bind(createLiveTicket, async ({ caller }) => {
    await rateLimiter.consume('liveTicket.user', caller.userId);
    const now = clock.now();
    if (now.getTime() - cleanedUpAt >= CLEANUP_INTERVAL_MS) {
      cleanedUpAt = now.getTime();
      await deleteExpiredTickets(db, now);
    }
    const ticket = randomBytes(32).toString('base64url');
    await insertTicket(db, {
      hash: sha256(ticket),
      userId: caller.userId,
      sessionId: caller.sessionId,
      sessionExpiresAt: caller.expiresAt,
      expiresAt: new Date(now.getTime() + TICKET_SECONDS * SECOND),
    });
    return { data: { ticket, expires_in: TICKET_SECONDS } };
  });
}

export function createTicketReader({
  db,
  clock,
  identity,
}: Deps & { identity: Pick<Identity, 'isSessionActive'> }): FindLiveCaller {
  return async (text) => {
    const now = clock.now();
    const ticket = await takeTicket(db, sha256(text), now);
    if (ticket === undefined || ticket.sessionExpiresAt <= now) return undefined;
    const { userId, sessionId, sessionExpiresAt: expiresAt } = ticket;
    const isActive = await identity.isSessionActive({ id: sessionId, userId });
    return isActive ? { userId, sessionId, expiresAt } : undefined;
  };
}

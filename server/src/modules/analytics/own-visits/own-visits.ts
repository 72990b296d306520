// Recognizes visits of a page's own creator: the app gets a ticket, a browser exchanges it on the pages origin for
// a mark, which it keeps in a cookie. A mark says whose page views are left out, and opens nothing.
import { randomBytes } from 'node:crypto';
import { createBoundedCache } from '../../../platform/bounded-cache.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { sha256 } from '../../../platform/hash.ts';
import { DAY, MINUTE } from '../../../platform/time-spans.ts';
import {
  deleteExpiredMarks,
  deleteMark,
  deleteMarksOf,
  exchangeTicket,
  insertTicket,
  isMarkOfOwner,
} from './own-visits-store.ts';

const TICKET_MS = MINUTE;
export const MARK_DAYS = 30;
/** How long an answer is good: a mark that was taken back elsewhere goes on for so long at most. */
const REMEMBERED_MS = MINUTE;
const TOKEN = /^[\w-]{22}$/;

export type OwnVisits = ReturnType<typeof createOwnVisits>;

export function createOwnVisits({ db, clock }: { db: Db; clock: Clock }) {
  const known = createBoundedCache<string, boolean>({
    maxEntries: 10_000,
    ttlMs: REMEMBERED_MS,
    clock,
  });
  const hashOf = (token: string) => sha256(token);
  const inMs = (ms: number) => new Date(clock.now().getTime() + ms);
  const createToken = () => randomBytes(16).toString('base64url');

  return {
    /** Good once, for a minute. */
    async createTicket(userId: string): Promise<string> {
      const ticket = createToken();
      await insertTicket(db, { hash: hashOf(ticket), userId, expiresAt: inMs(TICKET_MS) });
      return ticket;
    },
    /** The mark for a ticket; undefined for one that is not good. */
    async exchange(ticket: string): Promise<string | undefined> {
      if (!TOKEN.test(ticket)) return undefined;
      const mark = createToken();
      const next = { hash: hashOf(mark), expiresAt: inMs(MARK_DAYS * DAY) };
      const isGood = await exchangeTicket(db, hashOf(ticket), next, clock.now());
      return isGood ? mark : undefined;
    },
    async isOwn(mark: string, pageId: string): Promise<boolean> {
      if (!TOKEN.test(mark)) return false;
      const key = `${mark} ${pageId}`;
      const remembered = known.get(key);
      if (remembered !== undefined) return remembered;
      const isOwn = await isMarkOfOwner(db, hashOf(mark), pageId, clock.now());
      known.set(key, isOwn);
      return isOwn;
    },
    async end(mark: string): Promise<void> {
      if (!TOKEN.test(mark)) return;
      for (const [key] of [...known.entries()]) if (key.startsWith(mark)) known.delete(key);
      await deleteMark(db, hashOf(mark));
    },
    deleteMarksOf: (on: Db, userId: string) => deleteMarksOf(on, userId),
    cleanup: () => deleteExpiredMarks(db, clock.now()),
  };
}

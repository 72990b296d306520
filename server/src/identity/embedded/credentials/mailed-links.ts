// Links that go out by mail: a secret of 256 bits, kept as its hash, for one use within its time.
// A new one ends the older ones of its purpose.
import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../../kit/clock.ts';
import type { Db } from '../../../kit/db.ts';
import { DAY, MINUTE } from '../rules.ts';
import {
  findLink,
  insertLink,
  type LinkPurpose,
  removeExpiredLinks,
  removeLinks,
  takeLink,
} from './mailed-link-store.ts';

export type MailedLinks = {
  /** Gives the secret. */
  make(db: Db, link: { userId: string; email: string; purpose: LinkPurpose }): Promise<string>;
  /** Whose it is, as long as it may be used. */
  find(db: Db, purpose: LinkPurpose, token: string): Promise<string | undefined>;
  /** The same, and it is used up. Only for the address that it was sent to. */
  take(db: Db, purpose: LinkPurpose, token: string): Promise<string | undefined>;
  /** All purposes. */
  endAll(db: Db, userId: string): Promise<void>;
};

export const VERIFY_HOURS = 24;
export const RESET_MINUTES = 60;

const lives: Record<LinkPurpose, number> = {
  verify_email: (VERIFY_HOURS / 24) * DAY,
  reset_password: RESET_MINUTES * MINUTE,
};

export function createMailedLinks(clock: Clock): MailedLinks {
  return {
    async make(db, { userId, email, purpose }) {
      const token = randomBytes(32).toString('base64url');
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + lives[purpose]);
      await removeExpiredLinks(db, now);
      await removeLinks(db, userId, purpose);
      await insertLink(db, { tokenHash: hashOf(token), userId, email, purpose, now, expiresAt });
      return token;
    },
    find: (db, purpose, token) => findLink(db, purpose, hashOf(token), clock.now()),
    take: (db, purpose, token) => takeLink(db, purpose, hashOf(token), clock.now()),
    endAll: (db, userId) => removeLinks(db, userId),
  };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

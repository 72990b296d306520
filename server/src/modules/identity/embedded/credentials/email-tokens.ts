// Tokens of emailed links: 256 random bits, stored as a hash, single use, with an expiry. A new one revokes
// the older ones of its purpose.

import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/db.ts';
import { sha256 } from '../../../../platform/hash.ts';
import { DAY, MINUTE } from '../../../../platform/time-spans.ts';
import {
  consumeEmailToken,
  type EmailTokenPurpose,
  findEmailToken,
  insertEmailToken,
  removeEmailTokens,
  removeExpiredEmailTokens,
} from './email-token-store.ts';

export type EmailTokens = {
  /** Resolves to the token. */
  issue(
    db: Db,
    emailToken: { userId: string; email: string; purpose: EmailTokenPurpose },
  ): Promise<string>;
  /** The user id, while the token is valid. */
  find(db: Db, purpose: EmailTokenPurpose, token: string): Promise<string | undefined>;
  /** The same, and deletes it. Only while the user still has the address that it was sent to. */
  consume(db: Db, purpose: EmailTokenPurpose, token: string): Promise<string | undefined>;
  /** All purposes. */
  revokeAll(db: Db, userId: string): Promise<void>;
};

export const VERIFY_HOURS = 24;
export const RESET_MINUTES = 60;

const lifetimes: Record<EmailTokenPurpose, number> = {
  verify_email: (VERIFY_HOURS / 24) * DAY,
  reset_password: RESET_MINUTES * MINUTE,
};

export function createEmailTokens(clock: Clock): EmailTokens {
  return {
    async issue(db, { userId, email, purpose }) {
      const token = randomBytes(32).toString('base64url');
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + lifetimes[purpose]);
      await removeExpiredEmailTokens(db, now);
      await removeEmailTokens(db, userId, purpose);
      await insertEmailToken(db, {
        tokenHash: hashText(token),
        userId,
        email,
        purpose,
        now,
        expiresAt,
      });
      return token;
    },
    find: (db, purpose, token) => findEmailToken(db, purpose, hashText(token), clock.now()),
    consume: (db, purpose, token) => consumeEmailToken(db, purpose, hashText(token), clock.now()),
    revokeAll: (db, userId) => removeEmailTokens(db, userId),
  };
}

function hashText(token: string): Buffer {
  return sha256(token);
}

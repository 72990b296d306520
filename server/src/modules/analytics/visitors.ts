// Recognizes a visitor within a day without a cookie and without storing an IP address: an HMAC of page, IP
// prefix and User-Agent, keyed with the random salt of the day. Once the salt is deleted, the number cannot
// be traced to a person.

import { createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { ipPrefix } from '../../platform/net/ip-address.ts';
import { HOUR } from '../../platform/time-spans.ts';
import { toDay } from './rules.ts';
import { findOrCreateSalt, removeSaltsBefore } from './store.ts';

// Cleanup runs every hour, so that no salt lives past 50 hours.
const SALT_HOURS = 49;

export type Visitors = {
  /** A signed 64-bit number as text. */
  getVisitorId(at: Date, page: string, ip: string, userAgent: string): Promise<string>;
  cleanup(): Promise<void>;
};

export function createVisitors(db: Db, clock: Clock): Visitors {
  let today: { day: string; salt: Promise<Buffer> } | undefined;

  function saltFor(at: Date): Promise<Buffer> {
    const day = toDay(at);
    if (today?.day !== day) {
      const salt = findOrCreateSalt(db, day, randomBytes(32), at);
      today = { day, salt };
      // The next event tries again.
      salt.catch(() => {
        if (today?.salt === salt) today = undefined;
      });
    }
    return today.salt;
  }

  return {
    async getVisitorId(at, page, ip, userAgent) {
      const hash = createHmac('sha256', await saltFor(at));
      hash.update(`${page}\n${ipPrefix(ip)}\n${userAgent}`);
      return hash.digest().readBigInt64BE(0).toString();
    },
    async cleanup() {
      const now = clock.now();
      if (today !== undefined && today.day !== toDay(now)) today = undefined;
      await removeSaltsBefore(db, new Date(now.getTime() - SALT_HOURS * HOUR));
    },
  };
}

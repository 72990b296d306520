// Recognizes a visitor within a day without a cookie and without storing an IP address: an HMAC of page, IP
// prefix and User-Agent, keyed with the random secret of the day. Once that is deleted, the number cannot be
// traced to a person. A day begins at UTC+14 and ends at UTC-12, so its secret is used for 50 hours at most.

import { createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { ipPrefix } from '../../../platform/net/ip-address.ts';
import { DAY, HOUR } from '../../../platform/time-spans.ts';
import { toDay } from '../rules.ts';
import { findOrCreateSalt, removeSaltsUntil } from '../store.ts';

/** From midnight UTC of a day until it is over everywhere. */
const OVER_AFTER = 36 * HOUR;
const FIRST_ZONE = 14 * HOUR;
const LAST_ZONE = -12 * HOUR;

export type VisitorSource = { pageId: string; day: string; ip: string; userAgent: string };

export type Visitors = {
  /** A signed 64-bit number as text. */
  getVisitorId(source: VisitorSource): Promise<string>;
  /** Gets the secrets of the days that are on now and next, so that midnight needs no database. */
  prepare(): Promise<void>;
  cleanup(): Promise<void>;
};

export function createVisitors(db: Db, clock: Clock): Visitors {
  const secrets = new Map<string, Promise<Buffer>>();

  function getSecret(day: string): Promise<Buffer> {
    const known = secrets.get(day);
    if (known !== undefined) return known;
    const secret = findOrCreateSalt(db, day, randomBytes(32), clock.now());
    secrets.set(day, secret);
    // The next event tries again.
    secret.catch(() => secrets.delete(day));
    return secret;
  }

  function lastDayOver(): string {
    return toDay(new Date(clock.now().getTime() - OVER_AFTER));
  }

  function forgetOld(): void {
    const last = lastDayOver();
    for (const day of secrets.keys()) if (day <= last) secrets.delete(day);
  }

  return {
    async getVisitorId({ pageId, day, ip, userAgent }) {
      const hash = createHmac('sha256', await getSecret(day));
      hash.update(`${pageId}\n${ipPrefix(ip)}\n${userAgent}`);
      return hash.digest().readBigInt64BE(0).toString();
    },
    async prepare() {
      forgetOld();
      const now = clock.now().getTime();
      const offsets = [LAST_ZONE, 0, FIRST_ZONE, FIRST_ZONE + DAY];
      const days = new Set(offsets.map((offset) => toDay(new Date(now + offset))));
      await Promise.all([...days].map(getSecret));
    },
    async cleanup() {
      forgetOld();
      await removeSaltsUntil(db, lastDayOver());
    },
  };
}

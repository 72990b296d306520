// Recognizes a visitor within a day without a cookie and without storing an IP address: a keyed hash of page, IP
// prefix and User-Agent with the random secret of the day. Once that is deleted, the number cannot be
// traced to a person. A day begins at UTC+14 and ends at UTC-12, so its secret is used for 50 hours at most.

import { hash, randomBytes } from 'node:crypto';
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
  /** A signed 64-bit number as text; at once where the secret of the day is known. */
  getVisitorId(source: VisitorSource): string | Promise<string>;
  /** Gets the secrets of the days that are on now and next, so that midnight needs no database. */
  prepare(): Promise<void>;
  cleanup(): Promise<void>;
};

/** Of one day: two keys in hexadecimal. */
type Secret = { inner: string; outer: string };

/** Nested like HMAC (NMAC, RFC 2104 §6), because node:crypto takes a multiple of the time for an HMAC. */
function computeId({ inner, outer }: Secret, { pageId, ip, userAgent }: VisitorSource): string {
  const hashed = hash('sha256', `${inner}${pageId}\n${ipPrefix(ip)}\n${userAgent}`);
  const id = BigInt(`0x${hash('sha256', outer + hashed).slice(0, 16)}`);
  return BigInt.asIntN(64, id).toString();
}

function deriveSecret(salt: Buffer): Secret {
  const derive = (use: string) => hash('sha256', Buffer.concat([salt, Buffer.from(use)]));
  return { inner: derive('inner'), outer: derive('outer') };
}

export function createVisitors(db: Db, clock: Clock): Visitors {
  const secrets = new Map<string, Secret | Promise<Secret>>();

  function getSecret(day: string): Secret | Promise<Secret> {
    const known = secrets.get(day);
    if (known !== undefined) return known;
    const secret = readSecret(day);
    secrets.set(day, secret);
    return secret;
  }

  async function readSecret(day: string): Promise<Secret> {
    try {
      const salt = await findOrCreateSalt(db, day, randomBytes(32), clock.now());
      const secret = deriveSecret(salt);
      secrets.set(day, secret);
      return secret;
    } catch (error) {
      // The next event tries again.
      secrets.delete(day);
      throw error;
    }
  }

  function lastDayOver(): string {
    return toDay(new Date(clock.now().getTime() - OVER_AFTER));
  }

  function forgetOld(): void {
    const last = lastDayOver();
    for (const day of secrets.keys()) if (day <= last) secrets.delete(day);
  }

  return {
    getVisitorId(source) {
      const secret = getSecret(source.day);
      if (secret instanceof Promise) return secret.then((known) => computeId(known, source));
      return computeId(secret, source);
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

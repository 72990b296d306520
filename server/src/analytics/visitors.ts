// Who is the same visitor within a day, without a cookie and without keeping an address: a keyed hash
// of page, network and browser under the day's random secret. When the secret is destroyed, nobody can
// tell any more whom a number stood for.
import { createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '../kit/clock.ts';
import type { Db } from '../kit/db.ts';
import { networkOf } from '../kit/network.ts';
import { dayOf } from './rules.ts';
import { findOrCreateSecret, removeSecretsBefore } from './store.ts';

const HOUR = 3_600_000;
// Swept every hour, so that none lives past 50 hours.
const SECRET_HOURS = 49;

export type Visitors = {
  /** A signed 64-bit number as text. */
  idOf(at: Date, page: string, ip: string, userAgent: string): Promise<string>;
  sweep(): Promise<void>;
};

export function createVisitors(db: Db, clock: Clock): Visitors {
  let today: { day: string; secret: Promise<Buffer> } | undefined;

  function secretOf(at: Date): Promise<Buffer> {
    const day = dayOf(at);
    if (today?.day !== day) {
      const secret = findOrCreateSecret(db, day, randomBytes(32), at);
      today = { day, secret };
      // The next event asks again.
      secret.catch(() => {
        if (today?.secret === secret) today = undefined;
      });
    }
    return today.secret;
  }

  return {
    async idOf(at, page, ip, userAgent) {
      const hash = createHmac('sha256', await secretOf(at));
      hash.update(`${page}\n${networkOf(ip)}\n${userAgent}`);
      return hash.digest().readBigInt64BE(0).toString();
    },
    async sweep() {
      const now = clock.now();
      if (today !== undefined && today.day !== dayOf(now)) today = undefined;
      await removeSecretsBefore(db, new Date(now.getTime() - SECRET_HOURS * HOUR));
    },
  };
}

// Verifies the code of a sign-in: from the authenticator app, or a recovery code.

import type { Clock } from '../../../../platform/clock.ts';
import type { Db, Trx } from '../../../../platform/db/db.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { RateLimiter } from '../../../../platform/rate-limit/rate-limiter.ts';
import type { SecurityEventHandler } from '../../shared/security-events.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { findStep, isTotpCode } from './totp.ts';
import { findTotpFactor, type TotpFactor, takeRecoveryCode, takeTotpStep } from './totp-store.ts';

export type CodeCheck = 'right' | 'missing' | 'wrong';

type Deps = {
  db: Db;
  clock: Clock;
  notifySecurityEvent: SecurityEventHandler;
  rateLimiter: RateLimiter;
};

export function createCodeVerifier({ db, clock, notifySecurityEvent, rateLimiter }: Deps) {
  async function isRight(userId: string, { secret }: TotpFactor, typed: string): Promise<boolean> {
    const code = typed.replace(/\s/g, '');
    if (!isTotpCode(code)) {
      return inTransaction(db, (trx) => useRecoveryCode(trx, userId, code));
    }
    const step = findStep(secret, code, clock.now());
    return step !== undefined && takeTotpStep(db, { userId, secret, step });
  }

  async function useRecoveryCode(trx: Trx, userId: string, code: string): Promise<boolean> {
    const hash = hashRecoveryCode(code);
    const isTaken = await takeRecoveryCode(trx, { userId, hash, now: clock.now() });
    if (isTaken) await notifySecurityEvent(trx, { kind: 'recovery_code_used', userId });
    return isTaken;
  }

  async function consumeAttempt(userId: string): Promise<void> {
    try {
      await rateLimiter.consume('totp.user', userId);
      await rateLimiter.consume('totp.userLong', userId);
    } catch (error) {
      const isFirst = await rateLimiter.tryConsume('totp.alarm', userId);
      if (isFirst) await notifySecurityEvent(db, { kind: 'mfa_bruteforce', userId });
      throw error;
    }
  }

  return {
    /** Call after a correct password. `right` for a user without MFA. */
    async check(userId: string, typed: string | undefined): Promise<CodeCheck> {
      const factor = await findTotpFactor(db, userId);
      if (!factor?.isConfirmed) return 'right';
      if (!typed?.trim()) return 'missing';
      // Only callers who know the password get here, so no one else can exhaust the attempts.
      await consumeAttempt(userId);
      if (!(await isRight(userId, factor, typed))) return 'wrong';
      await rateLimiter.refund('totp.user', userId);
      await rateLimiter.refund('totp.userLong', userId);
      return 'right';
    },
  };
}

export type CodeVerifier = ReturnType<typeof createCodeVerifier>;

// Judges the code that somebody typed while signing in: of their authenticator app, or a recovery code.
import type { Clock } from '../../../kit/clock.ts';
import type { Db, Trx } from '../../../kit/db.ts';
import type { Budgets } from '../../budgets.ts';
import type { TellSecurity } from '../../security-events.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import {
  findTotpFactor,
  type TotpFactor,
  takeRecoveryCode,
  takeTotpStep,
} from './second-factor-store.ts';
import { findStep, isTotpCode } from './totp.ts';

export type CodeVerdict = 'right' | 'missing' | 'wrong';

type Deps = { db: Db; clock: Clock; tell: TellSecurity; budgets: Budgets };

export function createSecondFactor({ db, clock, tell, budgets }: Deps) {
  async function isRight(userId: string, { secret }: TotpFactor, typed: string): Promise<boolean> {
    const code = typed.replace(/\s/g, '');
    if (!isTotpCode(code)) {
      return db.transaction().execute((trx) => useRecoveryCode(trx, userId, code));
    }
    const step = findStep(secret, code, clock.now());
    return step !== undefined && takeTotpStep(db, { userId, secret, step });
  }

  async function useRecoveryCode(trx: Trx, userId: string, code: string): Promise<boolean> {
    const hash = hashRecoveryCode(code);
    const isTaken = await takeRecoveryCode(trx, { userId, hash, now: clock.now() });
    if (isTaken) await tell(trx, { kind: 'recovery_code_used', userId });
    return isTaken;
  }

  async function spendTry(userId: string): Promise<void> {
    try {
      await budgets.spend('totp.user', userId);
      await budgets.spend('totp.userLong', userId);
    } catch (error) {
      const isNews = await budgets.trySpend('totp.alarm', userId);
      if (isNews) await tell(db, { kind: 'codes_guessed', userId });
      throw error;
    }
  }

  return {
    /** For somebody whose password was right. Whoever has no second factor is `right`. */
    async check(userId: string, typed: string | undefined): Promise<CodeVerdict> {
      const factor = await findTotpFactor(db, userId);
      if (!factor?.isConfirmed) return 'right';
      if (!typed?.trim()) return 'missing';
      // Only those who know the password come here, so strangers cannot use the tries up.
      await spendTry(userId);
      if (!(await isRight(userId, factor, typed))) return 'wrong';
      await budgets.giveBack('totp.user', userId);
      await budgets.giveBack('totp.userLong', userId);
      return 'right';
    },
  };
}

export type SecondFactor = ReturnType<typeof createSecondFactor>;

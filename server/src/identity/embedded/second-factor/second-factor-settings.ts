// Turns the authenticator app of a user on and off, and makes their recovery codes.
import type { Clock } from '../../../kit/clock.ts';
import type { Db, Trx } from '../../../kit/db.ts';
import { fail } from '../../../kit/fail.ts';
import type { Caller } from '../../../kit/http.ts';
import type { TellSecurity } from '../../security-events.ts';
import { MINUTE } from '../rules.ts';
import { holdSession } from '../sessions/session-store.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import {
  confirmTotpFactor,
  countRecoveryCodes,
  findTotpFactor,
  lockTotpFactor,
  putTotpSecret,
  removeTotpFactor,
  replaceRecoveryCodes,
} from './second-factor-store.ts';
import { findStep, newTotpSetup } from './totp.ts';

/** A secret that nobody confirmed in this time is asked for anew. */
const SETUP_LIFE_MS = 30 * MINUTE;

type Deps = { db: Db; clock: Clock; tell: TellSecurity };

export function createSecondFactorSettings({ db, clock, tell }: Deps) {
  return {
    async find(userId: string): Promise<{ isOn: boolean; recoveryCodesLeft: number }> {
      const factor = await findTotpFactor(db, userId);
      const isOn = factor?.isConfirmed ?? false;
      return { isOn, recoveryCodesLeft: isOn ? await countRecoveryCodes(db, userId) : 0 };
    },

    /** `label` tells accounts apart in the app. */
    async begin(userId: string, label: string): Promise<{ secret: string; url: string }> {
      const { bytes, secret, url } = newTotpSetup(label);
      const isPut = await putTotpSecret(db, { userId, secret: bytes, now: clock.now() });
      if (!isPut) throw fail('identity.totp_enabled');
      return { secret, url };
    },

    /** The recovery codes, which are never shown again. */
    async confirm(by: Pick<Caller, 'userId' | 'sessionId'>, code: string): Promise<string[]> {
      const { userId } = by;
      const factor = await findTotpFactor(db, userId);
      const now = clock.now();
      const isOpen = factor && now.getTime() - factor.createdAt.getTime() < SETUP_LIFE_MS;
      if (!isOpen || factor.isConfirmed) throw fail('identity.totp_not_begun');
      const step = findStep(factor.secret, code, now);
      if (step === undefined) throw fail('identity.code_wrong');
      return db.transaction().execute(async (trx) => {
        if (!(await holdSession(trx, by, now))) throw fail('auth.unauthenticated');
        const first = { userId, secret: factor.secret, step, now };
        if (!(await confirmTotpFactor(trx, first))) throw fail('identity.totp_not_begun');
        await tell(trx, { kind: 'second_factor_on', userId });
        return renew(trx, userId);
      });
    },

    /** Does nothing when it is off already. */
    disable(userId: string): Promise<void> {
      return db.transaction().execute(async (trx) => {
        const wasOn = await removeTotpFactor(trx, userId);
        if (wasOn) await tell(trx, { kind: 'second_factor_off', userId });
      });
    },

    renewRecoveryCodes(userId: string): Promise<string[]> {
      return db.transaction().execute(async (trx) => {
        if (!(await lockTotpFactor(trx, userId))) throw fail('identity.totp_not_begun');
        await tell(trx, { kind: 'recovery_codes_renewed', userId });
        return renew(trx, userId);
      });
    },
  };
}

export type SecondFactorSettings = ReturnType<typeof createSecondFactorSettings>;

async function renew(trx: Trx, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(trx, userId, codes.map(hashRecoveryCode));
  return codes;
}

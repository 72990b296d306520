// Enrolls and disables a user's authenticator app (TOTP), and issues recovery codes.

import type { Clock } from '../../../../platform/clock.ts';
import type { Db, Trx } from '../../../../platform/db/db.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { appError } from '../../../../platform/errors.ts';
import type { Caller } from '../../../../platform/http/http.ts';
import { MINUTE } from '../../../../platform/time-spans.ts';
import type { SecurityEventHandler } from '../../shared/security-events.ts';
import { lockSession } from '../sessions/session-store.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { findStep, newTotpSetup } from './totp.ts';
import {
  confirmTotpFactor,
  countRecoveryCodes,
  findTotpFactor,
  lockTotpFactor,
  putTotpSecret,
  removeTotpFactor,
  replaceRecoveryCodes,
} from './totp-store.ts';

/** An enrollment that is not confirmed within this time expires. */
const SETUP_LIFE_MS = 30 * MINUTE;

type Deps = { db: Db; clock: Clock; notifySecurityEvent: SecurityEventHandler };

export function createTotpEnrollment({ db, clock, notifySecurityEvent }: Deps) {
  return {
    async find(userId: string): Promise<{ isOn: boolean; recoveryCodesLeft: number }> {
      const factor = await findTotpFactor(db, userId);
      const isOn = factor?.isConfirmed ?? false;
      return { isOn, recoveryCodesLeft: isOn ? await countRecoveryCodes(db, userId) : 0 };
    },

    /** `label` tells accounts apart in the app. */
    async start(userId: string, label: string): Promise<{ secret: string; url: string }> {
      const { bytes, secret, url } = newTotpSetup(label);
      const isPut = await putTotpSecret(db, { userId, secret: bytes, now: clock.now() });
      if (!isPut) throw appError('identity.totp_enabled');
      return { secret, url };
    },

    /** The recovery codes, which are never shown again. */
    async confirm(by: Pick<Caller, 'userId' | 'sessionId'>, code: string): Promise<string[]> {
      const { userId } = by;
      const factor = await findTotpFactor(db, userId);
      const now = clock.now();
      const isOpen = factor && now.getTime() - factor.createdAt.getTime() < SETUP_LIFE_MS;
      if (!isOpen || factor.isConfirmed) throw appError('identity.totp_not_started');
      const step = findStep(factor.secret, code, now);
      if (step === undefined) throw appError('identity.code_wrong');
      return inTransaction(db, async (trx) => {
        if (!(await lockSession(trx, by, now))) throw appError('auth.unauthenticated');
        const first = { userId, secret: factor.secret, step, now };
        if (!(await confirmTotpFactor(trx, first))) throw appError('identity.totp_not_started');
        await notifySecurityEvent(trx, { kind: 'mfa_enabled', userId });
        return renew(trx, userId);
      });
    },

    /** Does nothing when it is off already. */
    disable(userId: string): Promise<void> {
      return inTransaction(db, async (trx) => {
        const wasOn = await removeTotpFactor(trx, userId);
        if (wasOn) await notifySecurityEvent(trx, { kind: 'mfa_disabled', userId });
      });
    },

    renewRecoveryCodes(userId: string): Promise<string[]> {
      return inTransaction(db, async (trx) => {
        if (!(await lockTotpFactor(trx, userId))) throw appError('identity.totp_not_started');
        await notifySecurityEvent(trx, { kind: 'recovery_codes_renewed', userId });
        return renew(trx, userId);
      });
    },
  };
}

export type TotpEnrollment = ReturnType<typeof createTotpEnrollment>;

async function renew(trx: Trx, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(trx, userId, codes.map(hashRecoveryCode));
  return codes;
}

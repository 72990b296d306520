// MFA of the embedded issuer, behind re-authentication and rate limits.

import type { RateLimiter } from '../../../../platform/rate-limit/rate-limiter.ts';
import type { MfaProvider } from '../../shared/mfa-provider.ts';
import type { Reauthenticate } from '../credentials/reauthenticate.ts';
import type { Passkeys } from './passkeys.ts';
import type { TotpEnrollment } from './totp-enrollment.ts';

type Deps = {
  totp: TotpEnrollment;
  passkeys: Passkeys;
  reauthenticate: Reauthenticate;
  rateLimiter: RateLimiter;
};

export function createMfa(deps: Deps): MfaProvider {
  const { totp, passkeys, reauthenticate, rateLimiter } = deps;
  return {
    async find(userId) {
      const { isOn, recoveryCodesLeft } = await totp.find(userId);
      return { isTotpOn: isOn, recoveryCodesLeft, passkeys: await passkeys.list(userId) };
    },
    async startTotpEnrollment({ userId, email }, password) {
      await reauthenticate(userId, password);
      return totp.start(userId, email);
    },
    async confirmTotp(caller, code) {
      // Counted apart from sign-in, whose attempts a stolen session must not exhaust.
      const subject = `setup ${caller.userId}`;
      await rateLimiter.consume('totp.user', subject);
      const codes = await totp.confirm(caller, code);
      await rateLimiter.refund('totp.user', subject);
      return codes;
    },
    async disableTotp({ userId }, password) {
      await reauthenticate(userId, password);
      await totp.disable(userId);
    },
    async renewRecoveryCodes({ userId }, password) {
      await reauthenticate(userId, password);
      return totp.renewRecoveryCodes(userId);
    },
    async createPasskeyOptions({ userId }, password) {
      await reauthenticate(userId, password);
      return { ...(await passkeys.createRegistrationOptions(userId)) };
    },
    addPasskey: (caller, { name, credential }) => passkeys.save(caller, name, credential),
    removePasskey: ({ userId }, id) => passkeys.remove(userId, id),
    async createPasskeySignInOptions({ ip }) {
      await rateLimiter.consume('passkeySignIn.address', ip);
      return { ...(await passkeys.createSignInOptions()) };
    },
  };
}

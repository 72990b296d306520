// The second factors of the embedded issuer, with the password and the budgets in front of them.
import type { Budgets } from '../../budgets.ts';
import type { SecondFactors } from '../../second-factors.ts';
import type { PasswordAgain } from '../credentials/password-again.ts';
import type { Passkeys } from './passkeys.ts';
import type { SecondFactorSettings } from './second-factor-settings.ts';

type Deps = {
  totp: SecondFactorSettings;
  passkeys: Passkeys;
  passwordAgain: PasswordAgain;
  budgets: Budgets;
};

export function createSecondFactors(deps: Deps): SecondFactors {
  const { totp, passkeys, passwordAgain, budgets } = deps;
  return {
    async find(userId) {
      const { isOn, recoveryCodesLeft } = await totp.find(userId);
      return { isTotpOn: isOn, recoveryCodesLeft, passkeys: await passkeys.list(userId) };
    },
    async beginTotp({ userId, email }, password) {
      await passwordAgain(userId, password);
      return totp.begin(userId, email);
    },
    async confirmTotp(caller, code) {
      // Apart from the tries at the sign-in, which a stolen session must not use up.
      const subject = `setup ${caller.userId}`;
      await budgets.spend('totp.user', subject);
      const codes = await totp.confirm(caller, code);
      await budgets.giveBack('totp.user', subject);
      return codes;
    },
    async disableTotp({ userId }, password) {
      await passwordAgain(userId, password);
      await totp.disable(userId);
    },
    async renewRecoveryCodes({ userId }, password) {
      await passwordAgain(userId, password);
      return totp.renewRecoveryCodes(userId);
    },
    async beginPasskey({ userId }, password) {
      await passwordAgain(userId, password);
      return { ...(await passkeys.beginMaking(userId)) };
    },
    addPasskey: (caller, { name, credential }) => passkeys.keep(caller, name, credential),
    removePasskey: ({ userId }, id) => passkeys.remove(userId, id),
    async beginPasskeySignIn({ ip }) {
      await budgets.spend('passkeySignIn.address', ip);
      return { ...(await passkeys.beginSignIn()) };
    },
  };
}

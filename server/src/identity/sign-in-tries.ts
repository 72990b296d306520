// How often a password may be tried at the sign-in. Strangers share what an account allows, a browser
// that has been in the account has its own. Who must wait is told so only by what came from the same
// address; what others did to an account shows in no answer (docs/decisions/022).
import type { Clock } from '../kit/clock.ts';
import type { Logger } from '../kit/log.ts';
import { hashBinding } from './binding.ts';
import { addressKey } from './budget-rules.ts';
import type { Budgets } from './budgets.ts';
import type { Lane } from './embedded/credentials/passwords.ts';
import { MINUTE } from './embedded/rules.ts';
import type { Visitor } from './provider.ts';

export type SignInTry = {
  /** Whose line it stands in while passwords are hashed. */
  readonly lane: Lane;
  /** False when strangers have used up what the account allows; then nothing may be compared with. */
  isAllowed(userId: string | undefined): Promise<boolean>;
  /** The password was right. */
  succeed(): Promise<void>;
};

/** Throws rate.limited for an address or a device that has to wait. `login` is in lower case. */
export type BeginTry = (login: string, visitor: Visitor) => Promise<SignInTry>;

export type KnownDevice = { readonly userId: string; readonly device: Buffer };

/** Whose account `login` names, if one of these browsers has been signed in to it, and which. */
export type FindKnown = (
  login: string,
  devices: readonly Buffer[],
) => Promise<KnownDevice | undefined>;

type Deps = { clock: Clock; log: Logger; budgets: Budgets; findKnown: FindKnown };

export function createSignInTries({ clock, log, budgets, findKnown }: Deps): BeginTry {
  let warnedAt = 0;

  /** Once a minute is enough; the log would grow with every guess. */
  function warn(userId: string | undefined): void {
    const now = clock.now().getTime();
    if (userId === undefined || now - warnedAt < MINUTE) return;
    warnedAt = now;
    log.warn({ userId }, 'strangers have used up the sign-in tries of an account');
  }

  async function byDevice({ userId, device }: KnownDevice): Promise<SignInTry> {
    const subject = `${userId} ${device.toString('base64url')}`;
    await budgets.spend('signIn.knownDevice', subject);
    return {
      lane: 'known',
      isAllowed: async () => true,
      succeed: () => budgets.forget('signIn.knownDevice', subject),
    };
  }

  async function byStranger(login: string, ip: string): Promise<SignInTry> {
    const pair = `${login} ${addressKey(ip)}`;
    // The address first, or it would fill the table with names that it makes up.
    await budgets.spend('signIn.address', ip);
    await budgets.spend('signIn.accountFromAddress', pair).catch(async (error: unknown) => {
      await budgets.giveBack('signIn.address', ip);
      throw error;
    });
    await budgets.spend('signIn.everybody', '');
    let account = login;
    return {
      lane: 'strangers',
      async isAllowed(userId) {
        // By id, since a user signs in by email and by username.
        account = userId ?? login;
        const isAllowed = await budgets.trySpend('signIn.account', account);
        if (!isAllowed) warn(userId);
        return isAllowed;
      },
      async succeed() {
        await Promise.all([
          budgets.forget('signIn.accountFromAddress', pair),
          budgets.giveBack('signIn.address', ip),
          budgets.giveBack('signIn.everybody', ''),
          budgets.giveBack('signIn.account', account),
        ]);
      },
    };
  }

  return async (login, { ip, bindings }) => {
    const known =
      bindings.length === 0 ? undefined : await findKnown(login, bindings.map(hashBinding));
    return known ? byDevice(known) : byStranger(login, ip);
  };
}

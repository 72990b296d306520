// The budgets of tries in front of the provider's sign-in: the same as in front of the embedded issuer.
// A browser that gets in is remembered, because its sessions are not in our database.
import type { TokenAnswer } from '@vys/contract/identity';
import type { Clock } from '../../kit/clock.ts';
import type { Db } from '../../kit/db.ts';
import { OAuthFailure } from '../../kit/fail.ts';
import type { Logger } from '../../kit/log.ts';
import { hashBinding } from '../binding.ts';
import type { Budgets } from '../budgets.ts';
import { nameDevice } from '../devices.ts';
import type { Visitor } from '../provider.ts';
import type { TellSecurity } from '../security-events.ts';
import { createSignInTries, type FindKnown } from '../sign-in-tries.ts';
import { compareDevice, findKnownDevice, keepKnownDevice } from './known-device-store.ts';
import { createTurns } from './one-at-a-time.ts';

export type SignInTries = (
  typed: string,
  visitor: Visitor,
  signIn: () => Promise<TokenAnswer>,
) => Promise<TokenAnswer>;

type Deps = {
  db: Db;
  clock: Clock;
  log: Logger;
  budgets: Budgets;
  tell: TellSecurity;
  /** Whose account a login names, so that email and username share what the account allows. */
  findUserId: (login: string) => Promise<string | undefined>;
};

export function createRealmSignInTries(deps: Deps): SignInTries {
  const { db, findUserId } = deps;
  const findKnown: FindKnown = (login, devices) => findKnownDevice(db, login, devices);
  const beginTry = createSignInTries({ ...deps, findKnown });
  const inTurn = createTurns();

  return async (typed, visitor, signIn) => {
    const login = typed.toLowerCase();
    const attempt = await beginTry(login, visitor);
    const userId = await findUserId(login);
    if (!(await attempt.isAllowed(userId))) {
      throw new OAuthFailure(400, 'invalid_grant', 'Invalid user credentials');
    }
    const answer = await inTurn(userId ?? login, signIn);
    await attempt.succeed();
    if (userId !== undefined) await remember(deps, { login, userId }, visitor);
    return answer;
  };
}

/** In one transaction, so that the owner hears of a new browser if and only if it is known from now on. */
async function remember(
  { db, clock, tell }: Deps,
  { login, userId }: { login: string; userId: string },
  { bindings, userAgent }: Visitor,
): Promise<void> {
  const devices = bindings.map(hashBinding);
  const [device] = devices;
  if (device === undefined) return;
  await db.transaction().execute(async (trx) => {
    const isNew = (await compareDevice(trx, userId, devices)) === 'new';
    await keepKnownDevice(trx, { login, device }, userId, clock.now());
    if (isNew) await tell(trx, { kind: 'new_device', userId, device: nameDevice(userAgent) });
  });
}

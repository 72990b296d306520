// Login throttle in front of Keycloak, with the same limits as the embedded issuer. Known devices are
// stored here, because sessions of the realm are not in our database.

import type { TokenResponse } from '@vys/contract/identity/identity';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/db.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { OAuthError } from '../../../../platform/errors.ts';
import type { Logger } from '../../../../platform/log/log.ts';
import type { RateLimiter } from '../../../../platform/rate-limit/rate-limiter.ts';
import { hashDeviceId } from '../../shared/devices/device-cookie.ts';
import { nameDevice } from '../../shared/devices/devices.ts';
import { createLoginThrottle, type FindKnown } from '../../shared/login-throttle.ts';
import type { ClientInfo } from '../../shared/provider.ts';
import type { SecurityEventHandler } from '../../shared/security-events.ts';
import { createKeyedMutex } from '../sessions/keyed-mutex.ts';
import { compareDevice, findKnownDevice, saveKnownDevice } from './known-device-store.ts';

export type ThrottledSignIn = (
  typed: string,
  clientInfo: ClientInfo,
  signIn: () => Promise<TokenResponse>,
) => Promise<TokenResponse>;

type Deps = {
  db: Db;
  clock: Clock;
  log: Logger;
  rateLimiter: RateLimiter;
  notifySecurityEvent: SecurityEventHandler;
  /** The account of a login, so that email and username share its limit. */
  findUser: (login: string) => Promise<{ id: string; email: string } | undefined>;
};

export function createRealmLoginThrottle(deps: Deps): ThrottledSignIn {
  const { db, findUser } = deps;
  const findKnown: FindKnown = (login, devices) => findKnownDevice(db, login, devices);
  const beginAttempt = createLoginThrottle({ ...deps, findKnown });
  const runExclusive = createKeyedMutex();

  return async (typed, clientInfo, signIn) => {
    const login = typed.toLowerCase();
    const attempt = await beginAttempt(login, clientInfo);
    const user = await findUser(login);
    if (!(await attempt.isAllowed(user?.id))) {
      throw new OAuthError(400, 'invalid_grant', 'Invalid user credentials');
    }
    const response = await runExclusive(user?.id ?? login, signIn);
    await attempt.succeed();
    if (user !== undefined) await remember(deps, { login, user }, clientInfo);
    return response;
  };
}

/** In one transaction, so that the owner is notified if and only if the device becomes known. */
async function remember(
  { db, clock, notifySecurityEvent }: Deps,
  { login, user }: { login: string; user: { id: string; email: string } },
  { deviceIds, userAgent }: ClientInfo,
): Promise<void> {
  const devices = deviceIds.map(hashDeviceId);
  const [device] = devices;
  if (device === undefined) return;
  const { id: userId, email } = user;
  await inTransaction(db, async (trx) => {
    const isNew = (await compareDevice(trx, userId, devices)) === 'new';
    await saveKnownDevice(trx, { login, device }, userId, clock.now());
    if (!isNew) return;
    const event = { kind: 'new_device', userId, email, device: nameDevice(userAgent) } as const;
    await notifySecurityEvent(trx, event);
  });
}

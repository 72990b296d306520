// A realm of Keycloak as the product sees it; puts the parts of this folder together.

import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { appError } from '../../../platform/errors.ts';
import type { Logger } from '../../../platform/log/log.ts';
import { createSerialTaskQueue } from '../../../platform/process/task-queue.ts';
import type { RateLimiter } from '../../../platform/rate-limit/rate-limiter.ts';
import { DAY } from '../../../platform/time-spans.ts';
import type { OnSessionsEnded } from '../shared/ended-sessions.ts';
import type { IdentityProvider } from '../shared/provider.ts';
import type { SecurityEventHandler } from '../shared/security-events.ts';
import { describeForeignRealm } from './realm/discovery.ts';
import { createRealmEndpoints } from './realm/realm-endpoints.ts';
import { fetchRealm } from './realm/realm-http.ts';
import { createRealmKeys } from './realm/realm-keys.ts';
import { createRealmTokens } from './realm/realm-tokens.ts';
import { createServiceAccount } from './realm/service-account.ts';
import type { RealmSettings } from './realm/settings.ts';
import { verifyRealm } from './realm/verify-realm.ts';
import { createRefreshTokens } from './sessions/refresh-tokens.ts';
import { createRealmSessionCache } from './sessions/session-cache.ts';
import { createRealmSessions } from './sessions/sessions.ts';
import { createRealmAccountLifecycle } from './users/account-lifecycle.ts';
import { createFindNames } from './users/find-names.ts';
import { removeDevicesSeenBefore } from './users/known-device-store.ts';
import { createRealmLoginThrottle } from './users/login-throttle.ts';
import { createUserInfo } from './users/user-info.ts';
import { createRealmUsers, type RealmUsers } from './users/users.ts';

export type KeycloakDeps = {
  settings: RealmSettings;
  db: Db;
  appOrigin: string;
  clock: Clock;
  log: Logger;
  rateLimiter: RateLimiter;
  /** Whether a username is reserved although no user has it. */
  isReserved: (username: string) => Promise<boolean>;
  notifySecurityEvent: SecurityEventHandler;
  onSessionsEnded: OnSessionsEnded;
};

/** The longest session lifetime plus a month. */
const DEVICE_RETENTION_MS = 120 * DAY;

/** Throws StartupError when the realm responds, but not as the settings say. */
export async function createKeycloakProvider(deps: KeycloakDeps): Promise<IdentityProvider> {
  const { settings, db, appOrigin, clock, log } = deps;
  const parts = { ...deps, fetchRealm };
  const keys = createRealmKeys(parts);
  const stopWaiting = await verifyRealm({ ...parts, keys });
  const service = createServiceAccount(parts);
  const sessionCache = createRealmSessionCache(deps);
  const tokens = createRealmTokens({ ...deps, service, keys, sessionCache });
  const users = createRealmUsers({ ...deps, service, lastAddress: tokens.lastAddress });
  const sessions = createRealmSessions({ service, sessionCache });
  const refreshTokens = createRefreshTokens({ ...deps, tokens, sessionCache });
  const throttledSignIn = createRealmLoginThrottle({ ...deps, findUser: users.findByLogin });
  const tasks = createSerialTaskQueue(log);
  const lifecycle = createRealmAccountLifecycle({
    ...deps,
    service,
    users,
    sessions,
    sessionCache,
    tasks,
  });

  return {
    ...createRealmEndpoints({ ...parts, refreshTokens, sessionCache, throttledSignIn }),
    userInfo: createUserInfo({ ...parts, tokens }),
    describe: async () => describeForeignRealm(settings.issuer, appOrigin, await keys.list()),
    listKeys: async () => [...(await keys.list())],
    async checkReady() {
      if ((await keys.list()).length === 0) throw appError('unavailable', { retryAfter: 5 });
    },

    async runMaintenance() {
      const before = new Date(clock.now().getTime() - DEVICE_RETENTION_MS);
      await removeDevicesSeenBefore(db, before);
    },

    findCaller: tokens.findCaller,
    isSessionActive: sessions.isSessionActive,
    acceptEndedSessions: sessionCache.acceptRevoked,
    listSessions: sessions.listSessions,
    endSession: sessions.endSession,
    endSessions: sessions.endSessions,
    async register(account) {
      const user = await users.register(account);
      tasks.enqueue('request verification email', () => lifecycle.sendVerification(user.id));
      return user;
    },
    ...lifecycle,
    async drain() {
      stopWaiting();
      await lifecycle.drain();
    },
    ...createDirectory({ db, clock, users }),
    async setEnabled(trx, userId, isEnabled) {
      if (!isEnabled) trx.afterCommit(() => sessionCache.invalidateUser(userId));
    },
    async endUserSessions(trx, userId) {
      trx.afterCommit(() => sessionCache.invalidateUser(userId));
    },
    remote: {
      removeUser: users.remove,
      async setEnabled(userId, isEnabled) {
        await users.setEnabled(userId, isEnabled);
        if (!isEnabled) await sessions.endAllOf(userId);
      },
      endUserSessions: sessions.endAllOf,
    },
  };
}

type DirectoryDeps = Pick<KeycloakDeps, 'db' | 'clock'> & { users: RealmUsers };
type Directory = Pick<
  IdentityProvider,
  'findAddress' | 'isAddressTaken' | 'setAddress' | 'findUserIdByName' | 'findUser' | 'updateNames'
>;

/** Names and addresses, as the realm has them. */
function createDirectory({ db, clock, users }: DirectoryDeps): Directory {
  const findNames = createFindNames({ users, clock });
  return {
    findAddress: (_db, userId) => users.findAddress(userId),
    isAddressTaken: async (_db, email) => (await users.findByLogin(email)) !== undefined,
    async setAddress(userId, address, alongside) {
      await users.updateAddress(userId, address);
      await inTransaction(db, alongside);
    },
    findUserIdByName: async (_db, username) => (await users.findByLogin(username))?.id,
    findUser: (_db, userId) => findNames(userId),
    updateNames: (_db, userId, names) => users.updateNames(userId, names),
  };
}

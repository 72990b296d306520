// A realm of Keycloak as the product sees it; puts the parts of this folder together.
import { createBackground } from '../../kit/background.ts';
import type { Clock } from '../../kit/clock.ts';
import type { Db } from '../../kit/db.ts';
import { fail } from '../../kit/fail.ts';
import type { Logger } from '../../kit/log.ts';
import type { Budgets } from '../budgets.ts';
import type { IdentityProvider } from '../provider.ts';
import type { TellSecurity } from '../security-events.ts';
import { createRealmAccountLife } from './account-life.ts';
import { describeForeignRealm } from './discovery.ts';
import { removeDevicesSeenBefore } from './known-device-store.ts';
import { reachRealm } from './reach-realm.ts';
import { createRealmEndpoints } from './realm-endpoints.ts';
import { askRealm } from './realm-http.ts';
import { createRealmKeys } from './realm-keys.ts';
import { createRealmTokens } from './realm-tokens.ts';
import { createRefreshTokens } from './refresh-tokens.ts';
import { createServiceAccount } from './service-account.ts';
import { createSessionLiveness } from './session-liveness.ts';
import { createRealmSessions } from './sessions.ts';
import type { RealmSettings } from './settings.ts';
import { createRealmSignInTries } from './sign-in-tries.ts';
import { createUserInfo } from './user-info.ts';
import { createRealmUsers } from './users.ts';

export type KeycloakDeps = {
  settings: RealmSettings;
  db: Db;
  appOrigin: string;
  clock: Clock;
  log: Logger;
  budgets: Budgets;
  /** Whether a username is kept for somebody although no user has it. */
  isHeld: (username: string) => Promise<boolean>;
  tell: TellSecurity;
};

/** As long as a session can live, and a month. */
const DEVICES_KEPT_MS = 120 * 24 * 3_600_000;

/** Throws StartupProblem when the realm answers, but not as the settings say. */
export async function createKeycloakProvider(deps: KeycloakDeps): Promise<IdentityProvider> {
  const { settings, db, appOrigin, clock, log } = deps;
  const parts = { ...deps, ask: askRealm };
  const keys = createRealmKeys(parts);
  const stopWaiting = await reachRealm({ ...parts, keys });
  const service = createServiceAccount(parts);
  const liveness = createSessionLiveness(deps);
  const tokens = createRealmTokens({ ...deps, service, keys, liveness });
  const users = createRealmUsers({ ...deps, service, lastAddress: tokens.lastAddress });
  const sessions = createRealmSessions({ service, liveness });
  const refreshTokens = createRefreshTokens({ ...deps, tokens, liveness });
  const findUserId = async (login: string) => (await users.findByLogin(login))?.id;
  const tries = createRealmSignInTries({ ...deps, findUserId });
  const background = createBackground(log);
  const life = createRealmAccountLife({ ...deps, service, users, sessions, liveness, background });

  return {
    ...createRealmEndpoints({ ...parts, refreshTokens, liveness, tries }),
    userInfo: createUserInfo({ ...parts, tokens }),
    describe: async () => describeForeignRealm(settings.issuer, appOrigin, await keys.list()),
    listKeys: async () => [...(await keys.list())],
    async checkReady() {
      if ((await keys.list()).length === 0) throw fail('unavailable', { retryAfter: 5 });
    },

    async upkeep() {
      const before = new Date(clock.now().getTime() - DEVICES_KEPT_MS);
      await removeDevicesSeenBefore(db, before);
    },

    findCaller: tokens.findCaller,
    isSessionLive: sessions.isSessionLive,
    listSessions: sessions.listSessions,
    endSession: sessions.endSession,
    endSessions: sessions.endSessions,
    async register(account) {
      const user = await users.register(account);
      background.run('asking for a link that confirms an address', () =>
        life.sendVerification(user.id),
      );
      return user;
    },
    ...life,
    async settled() {
      stopWaiting();
      await life.settled();
    },
    findAddress: (_db, userId) => users.findAddress(userId),
    findUserIdByName: (_db, username) => findUserId(username),
    updateNames: (_db, userId, names) => users.updateNames(userId, names),
  };
}

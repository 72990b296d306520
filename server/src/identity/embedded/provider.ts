// The embedded issuer as the product sees it; puts the parts of this folder together.
import type { Clock } from '../../kit/clock.ts';
import type { Db, Trx } from '../../kit/db.ts';
import type { Logger } from '../../kit/log.ts';
import type { Mailer } from '../../kit/mail.ts';
import type { Budgets } from '../budgets.ts';
import type { IdentityProvider } from '../provider.ts';
import type { TellSecurity } from '../security-events.ts';
import { createSignInTries } from '../sign-in-tries.ts';
import { createAccountLife } from './credentials/account-life.ts';
import { sendVerifyLink } from './credentials/credentials.ts';
import { createMailedLinks } from './credentials/mailed-links.ts';
import { createPasswordAgain } from './credentials/password-again.ts';
import { createPasswordCheck } from './credentials/password-check.ts';
import { createPasswords, type PasswordCost } from './credentials/passwords.ts';
import { createPasskeys } from './second-factor/passkeys.ts';
import { createSecondFactor } from './second-factor/second-factor.ts';
import { createSecondFactorSettings } from './second-factor/second-factor-settings.ts';
import { createSecondFactors } from './second-factor/second-factors.ts';
import { findKnownDevice } from './sessions/known-device-store.ts';
import { createLiveness } from './sessions/liveness.ts';
import { createRefresh } from './sessions/refresh.ts';
import { createSessions } from './sessions/sessions.ts';
import { createTokenEndpoint } from './sessions/token-endpoint.ts';
import { findUserById, findUserIdByName, type IdentityUser } from './store.ts';
import { createTokens } from './tokens/access-token.ts';
import { answerUserInfo, findCaller } from './tokens/bearer.ts';
import { describeRealm } from './tokens/discovery.ts';
import { openKeys } from './tokens/keys.ts';
import { createRegistration, updateNames } from './users.ts';

export type EmbeddedDeps = {
  db: Db;
  /** Address of the realm, as it stands in tokens. */
  issuer: string;
  clock: Clock;
  log: Logger;
  /** How often something may be tried: `await budgets.spend('totp.user', userId)`. */
  budgets: Budgets;
  /** For new password hashes; the standard unless told. */
  passwordCost?: PasswordCost;
  /** Whether a username is kept for somebody although no user has it. */
  isHeld: (username: string) => Promise<boolean>;
  tell: TellSecurity;
  mail: Pick<Mailer, 'send'>;
  /** Where the links in letters lead. */
  appOrigin: string;
};

export async function createEmbeddedProvider(deps: EmbeddedDeps): Promise<IdentityProvider> {
  const { db, issuer, clock, log, isHeld, tell, budgets } = deps;
  const keys = await openKeys({ db, clock, log });
  const tokens = createTokens({ keys, issuer, clock });
  const passwords = createPasswords(deps.passwordCost);
  const liveness = createLiveness({ db, clock });
  const sessions = createSessions({ db, clock, liveness, tell });
  const refresh = createRefresh({ db, clock, liveness, log, tell });
  const checkPassword = createPasswordCheck({
    ...deps,
    passwords,
    beginTry: createSignInTries({
      ...deps,
      findKnown: (login, devices) => findKnownDevice(db, login, devices),
    }),
  });
  const passkeys = createPasskeys(deps);
  const tokenEndpoint = createTokenEndpoint({
    sessions,
    refresh,
    checkPassword,
    secondFactor: createSecondFactor(deps),
    passkeys,
    tokens,
    clock,
  });
  const bearers = { db, tokens, liveness };
  const life = { ...deps, passwords, sessions, links: createMailedLinks(clock) };
  const welcome = (trx: Trx, user: IdentityUser) => sendVerifyLink(life, trx, user);

  return {
    grant: tokenEndpoint.grant,
    end: tokenEndpoint.end,
    userInfo: (accessToken) => answerUserInfo(bearers, accessToken),
    describe: async () => describeRealm(issuer),
    listKeys: async () => (await keys.list()).map(({ kid, publicJwk }) => ({ ...publicJwk, kid })),
    upkeep: keys.rotate,

    findCaller: (accessToken) => findCaller(bearers, accessToken),
    isSessionLive: liveness.isLive,
    async listSessions({ userId, sessionId }) {
      const all = await sessions.list(userId);
      return all.map((session) => ({ ...session, isCurrent: session.id === sessionId }));
    },
    endSession: ({ userId }, id) => sessions.endOne(userId, id),
    async endSessions({ userId, sessionId }, scope) {
      const forget = await sessions.endAll(db, userId, scope === 'others' ? sessionId : undefined);
      forget();
    },
    register: createRegistration({ db, clock, passwords, isHeld, welcome }),
    ...createAccountLife(life),
    secondFactors: createSecondFactors({
      totp: createSecondFactorSettings(deps),
      passkeys,
      passwordAgain: createPasswordAgain({ db, passwords, budgets }),
      budgets,
    }),
    async findAddress(connection, userId) {
      const user = await findUserById(connection, userId);
      return user && { email: user.email, isVerified: user.emailVerified };
    },
    findUserIdByName,
    updateNames: (connection, userId, names) => updateNames(connection, userId, names, clock.now()),
  };
}

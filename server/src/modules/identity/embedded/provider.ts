// The embedded issuer as the product sees it; puts the parts of this folder together.

import type { Language } from '@vys/contract/language/languages';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Mailer } from '../../../platform/email/mailer.ts';
import type { Logger } from '../../../platform/log/log.ts';
import type { RateLimiter } from '../../../platform/rate-limit/rate-limiter.ts';
import type { OnSessionsEnded } from '../shared/ended-sessions.ts';
import { createLoginThrottle } from '../shared/login-throttle.ts';
import type { FindLanguage, IdentityProvider } from '../shared/provider.ts';
import { describeRealm } from '../shared/realm-discovery.ts';
import type { SecurityEventHandler } from '../shared/security-events.ts';
import { createAccountLifecycle } from './credentials/account-lifecycle.ts';
import { sendVerificationEmail } from './credentials/credentials.ts';
import { createEmailTokens } from './credentials/email-tokens.ts';
import { createPasswords, type PasswordCost } from './credentials/passwords.ts';
import { createReauthenticate } from './credentials/reauthenticate.ts';
import { createVerifyCredentials } from './credentials/verify-credentials.ts';
import { createMfa } from './mfa/index.ts';
import { createPasskeys } from './mfa/passkeys.ts';
import { createTotpEnrollment } from './mfa/totp-enrollment.ts';
import { createCodeVerifier } from './mfa/verify-code.ts';
import { findKnownDevice } from './sessions/known-device-store.ts';
import { createRefresh } from './sessions/refresh.ts';
import { createSessionCache } from './sessions/session-cache.ts';
import { lockSession } from './sessions/session-store.ts';
import { createSessions } from './sessions/sessions.ts';
import { createTokenEndpoint } from './sessions/token-endpoint.ts';
import { type IdentityUser, setDisabledAt } from './store.ts';
import { createTokens } from './tokens/access-token.ts';
import { findCaller, readUserInfo } from './tokens/bearer.ts';
import { openKeys } from './tokens/keys.ts';
import { createAddresses, createRegistration, createUserDirectory } from './users.ts';

export type EmbeddedDeps = {
  db: Db;
  /** Address of the realm, as it stands in tokens. */
  issuer: string;
  clock: Clock;
  log: Logger;
  /** `await rateLimiter.consume('totp.user', userId)` before each attempt. */
  rateLimiter: RateLimiter;
  /** For new password hashes; the standard cost by default. */
  passwordCost?: PasswordCost;
  /** Whether a username is reserved although no user has it. */
  isReserved: (username: string) => Promise<boolean>;
  notifySecurityEvent: SecurityEventHandler;
  onSessionsEnded: OnSessionsEnded;
  mailer: Pick<Mailer, 'send'>;
  /** Where the links in emails lead. */
  appOrigin: string;
  findLanguage: FindLanguage;
};

export async function createEmbeddedProvider(deps: EmbeddedDeps): Promise<IdentityProvider> {
  const { db, issuer, clock, log, isReserved, notifySecurityEvent, rateLimiter } = deps;
  const keys = await openKeys({ db, clock, log });
  const tokens = createTokens({ keys, issuer, clock });
  const passwords = createPasswords(deps.passwordCost);
  const sessionCache = createSessionCache(deps);
  const sessions = createSessions({ db, clock, sessionCache, notifySecurityEvent });
  const refresh = createRefresh({ db, clock, sessionCache, log, notifySecurityEvent });
  const verifyCredentials = createVerifyCredentials({
    ...deps,
    passwords,
    beginAttempt: createLoginThrottle({
      ...deps,
      findKnown: (login, devices) => findKnownDevice(db, login, devices),
    }),
  });
  const passkeys = createPasskeys(deps);
  const totp = createTotpEnrollment(deps);
  const tokenEndpoint = createTokenEndpoint({
    sessions,
    refresh,
    verifyCredentials,
    codeVerifier: createCodeVerifier(deps),
    passkeys,
    tokens,
    clock,
  });
  const reauthenticate = createReauthenticate({ db, passwords, rateLimiter });
  const bearers = { db, tokens, sessionCache };
  const emailTokens = createEmailTokens(clock);
  const lifecycleDeps = { ...deps, passwords, sessions, emailTokens };
  const welcome = (trx: Trx, user: IdentityUser, language: Language) =>
    sendVerificationEmail(lifecycleDeps, trx, user, language);

  return {
    grant: tokenEndpoint.grant,
    end: tokenEndpoint.end,
    userInfo: (accessToken) => readUserInfo(bearers, accessToken),
    describe: async () => describeRealm(issuer),
    listKeys: async () => (await keys.list()).map(({ kid, publicJwk }) => ({ ...publicJwk, kid })),
    runMaintenance: keys.rotate,

    findCaller: (accessToken) => findCaller(bearers, accessToken),
    isSessionActive: sessionCache.isActive,
    acceptEndedSessions: sessionCache.acceptRevoked,
    async setEnabled(trx, userId, isEnabled) {
      await setDisabledAt(trx, userId, isEnabled ? null : clock.now());
      if (!isEnabled) await sessions.endAll(trx, userId);
    },
    endUserSessions: (trx, userId) => sessions.endAll(trx, userId),
    async listSessions({ userId, sessionId }) {
      const userSessions = await sessions.list(userId);
      return userSessions.map((session) => ({ ...session, isCurrent: session.id === sessionId }));
    },
    endSession: ({ userId }, id) => sessions.endOne(userId, id),
    async endSessions({ userId, sessionId }, scope) {
      const exceptId = scope === 'others' ? sessionId : undefined;
      await inTransaction(db, (trx) => sessions.endAll(trx, userId, exceptId));
    },
    register: createRegistration({ db, clock, passwords, isReserved, welcome }),
    ...createAccountLifecycle(lifecycleDeps),
    mfa: createMfa({ totp, passkeys, reauthenticate, rateLimiter }),
    ...createUserDirectory({ clock }),
    reauthenticate,
    lockSession,
    ...createAddresses({ db, clock, emailTokens }),
  };
}

// Opens, lists and ends the sessions of a user. What refresh tokens do is in refresh.ts.

import { ACCOUNT_DISABLED } from '@vys/contract/api/endpoints';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db, Trx } from '../../../../platform/db/db.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { appError, OAuthError } from '../../../../platform/errors.ts';
import { DAY } from '../../../../platform/time-spans.ts';
import { hashDeviceId } from '../../shared/devices/device-cookie.ts';
import { nameDevice } from '../../shared/devices/devices.ts';
import type { ClientInfo, DeviceSession } from '../../shared/provider.ts';
import type { SecurityEventHandler } from '../../shared/security-events.ts';
import { later, SESSION_IDLE_MS, SESSION_LONGEST_MS } from '../rules.ts';
import { type IdentityUser, isNewUser } from '../store.ts';
import { chooseDeviceIds } from './choose-device-ids.ts';
import { createRefreshToken } from './refresh-token.ts';
import type { SessionCache } from './session-cache.ts';
import {
  type ActiveSession,
  type AuthMethod,
  endUserSession,
  endUserSessions,
  findSignIns,
  insertSession,
  listActiveSessions,
  lockCredentials,
  lockEnabledUser,
} from './session-store.ts';

export type OpenSession = ActiveSession & {
  readonly refreshToken: string;
  /** For the cookie of the browser that holds it. */
  readonly deviceIds?: readonly string[];
};

/** A user and the credential that authenticated them. */
export type AuthenticatedUser = { readonly user: IdentityUser; readonly method: AuthMethod };

type Deps = {
  db: Db;
  clock: Clock;
  sessionCache: SessionCache;
  notifySecurityEvent: SecurityEventHandler;
};

export type Sessions = {
  /** Undefined when the credentials changed in the meantime. Throws an OAuthError for a disabled user. */
  open(
    authenticated: AuthenticatedUser,
    scope: string,
    clientInfo: ClientInfo,
  ): Promise<OpenSession | undefined>;
  list(userId: string): Promise<Omit<DeviceSession, 'isCurrent'>[]>;
  /** Throws identity.session_not_found, for sessions of others too. */
  endOne(userId: string, sessionId: string): Promise<void>;
  /**
   * Ends what a user has open, but for `exceptId`. From the commit on, this process rejects the access
   * tokens.
   */
  endAll(trx: Trx, userId: string, exceptId?: string): Promise<void>;
};

/** Rolls the transaction back, so that no notification is sent for a failed sign-in. */
const credentialsChanged = new Error('the credentials changed during the sign-in');

/** As Keycloak says it. */
const accountDisabled = () => new OAuthError(400, 'invalid_grant', ACCOUNT_DISABLED);

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function createSessions({ db, clock, sessionCache, notifySecurityEvent }: Deps): Sessions {
  return {
    async open({ user, method }, scope, clientInfo) {
      const { userAgent, ip: address, isBrowser } = clientInfo;
      const deviceHashes = isBrowser ? clientInfo.deviceIds.map(hashDeviceId) : null;
      const now = clock.now();
      const token = createRefreshToken();
      const expiresAt = later(now, SESSION_IDLE_MS);
      const opening = inTransaction(db, async (trx) => {
        const before = await findSignIns(trx, { userId: user.id, deviceHashes, userAgent });
        // What ended long ago is not on record: only for a new account nothing means the first time.
        const isFirst = before === 'none' && (await isNewUser(trx, user.id, later(now, -DAY)));
        if (before !== 'from_here' && !isFirst) {
          await notifySecurityEvent(trx, {
            kind: 'new_device',
            userId: user.id,
            device: nameDevice(userAgent),
          });
        }
        // Locked until the session is inserted: a revocation of all sessions runs before it or finds it.
        if (!(await lockCredentials(trx, user.id, method))) throw credentialsChanged;
        if (!(await lockEnabledUser(trx, user.id))) throw accountDisabled();
        const deviceIds = isBrowser
          ? await chooseDeviceIds(trx, user.id, clientInfo.deviceIds, now)
          : undefined;
        const id = await insertSession(trx, {
          userId: user.id,
          scope,
          familyHash: token.familyHash,
          refreshHash: token.hash,
          deviceHash: deviceIds === undefined ? null : hashDeviceId(deviceIds[0]),
          userAgent,
          address,
          now,
          expiresAt,
          absoluteExpiresAt: later(now, SESSION_LONGEST_MS),
        });
        return { id, ...(deviceIds === undefined ? {} : { deviceIds }) };
      });
      const opened = await opening.catch((error: unknown) => {
        if (error === credentialsChanged) return undefined;
        throw error;
      });
      return opened && { ...opened, scope, expiresAt, user, refreshToken: token.text };
    },

    async list(userId) {
      const sessions = await listActiveSessions(db, userId, clock.now());
      return sessions.map(({ userAgent, ...rest }) => ({ ...rest, device: nameDevice(userAgent) }));
    },

    async endOne(userId, sessionId) {
      if (!UUID.test(sessionId)) throw appError('identity.session_not_found');
      const isEnded = await endUserSession(db, userId, sessionId, clock.now());
      if (!isEnded) throw appError('identity.session_not_found');
      sessionCache.markRevoked([sessionId]);
    },

    async endAll(trx, userId, exceptId) {
      const ended = await endUserSessions(trx, userId, exceptId, clock.now());
      trx.afterCommit(() => sessionCache.markRevoked(ended));
    },
  };
}

// Continues and ends a session by its refresh token. A session is a family of them (RFC 9700 §4.14), and
// one that a browser opened also requires its device cookie. Error texts are those of Keycloak.

import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/db.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { OAuthError } from '../../../../platform/errors.ts';
import type { Logger } from '../../../../platform/log/log.ts';
import { hashDeviceId } from '../../shared/devices/device-cookie.ts';
import { nameDevice } from '../../shared/devices/devices.ts';
import type { ClientInfo } from '../../shared/provider.ts';
import type { SecurityEventHandler } from '../../shared/security-events.ts';
import {
  checkRefreshToken,
  isBoundToDevice,
  later,
  type RefreshCheck,
  SESSION_IDLE_MS,
} from '../rules.ts';
import {
  decryptSuccessor,
  encryptSuccessor,
  parseRefreshToken,
  type RefreshToken,
  rotateRefreshToken,
} from './refresh-token.ts';
import type { SessionCache } from './session-cache.ts';
import {
  endSession,
  findFamily,
  markDeviceMismatch,
  rotateSession,
  type StoredFamily,
} from './session-store.ts';
import type { OpenSession } from './sessions.ts';

export type Refresh = {
  continue(refreshToken: string, clientInfo: ClientInfo): Promise<OpenSession>;
  /** Any token of the family will do, an old or expired one too. */
  end(refreshToken: string, clientInfo: ClientInfo): Promise<void>;
};

type Deps = {
  db: Db;
  clock: Clock;
  sessionCache: SessionCache;
  log: Logger;
  notifySecurityEvent: SecurityEventHandler;
};

const errorDescriptions: Record<Exclude<RefreshCheck, 'repeated'>, string> = {
  unknown: 'Invalid refresh token',
  ended: 'Session not active',
  expired: 'Token is not active',
  wrong_device: "Session doesn't have required client",
  reused: 'Maximum allowed refresh token reuse exceeded',
};

export function createRefresh(deps: Deps): Refresh {
  const { db, clock, sessionCache } = deps;

  return {
    async continue(text, clientInfo) {
      const token = parseRefreshToken(text);
      if (token === undefined) throw refreshError('unknown');
      const now = clock.now();
      const successor = rotateRefreshToken(token);
      const session = await rotateSession(db, {
        from: token.hash,
        to: successor.hash,
        encryptedSuccessor: encryptSuccessor(successor, token),
        deviceHashes: hashDeviceIds(clientInfo),
        userAgent: clientInfo.userAgent,
        address: clientInfo.ip,
        now,
        expiresAt: later(now, SESSION_IDLE_MS),
      });
      if (session) return { ...session, refreshToken: successor.text };
      return handleReuse(deps, token, clientInfo, now);
    },

    async end(text, clientInfo) {
      const token = parseRefreshToken(text);
      const family = token && (await findFamily(db, token.familyHash));
      if (!family) throw refreshError('unknown');
      if (!isBoundToDevice(family, hashDeviceIds(clientInfo))) {
        await reportWrongDevice(deps, family);
        throw refreshError('wrong_device');
      }
      await endSession(db, family.session.id, clock.now());
      sessionCache.markRevoked([family.session.id]);
    },
  };
}

/** For a token that is not the newest of an active family of this device. */
async function handleReuse(
  deps: Deps,
  token: RefreshToken,
  clientInfo: ClientInfo,
  now: Date,
): Promise<OpenSession> {
  const family = await findFamily(deps.db, token.familyHash);
  const result = checkRefreshToken(family, token.hash, hashDeviceIds(clientInfo), now);
  if (result === 'repeated' && family?.encryptedSuccessor) {
    return {
      ...family.session,
      refreshToken: decryptSuccessor(family.encryptedSuccessor, token).text,
    };
  }
  if (result === 'reused' && family) await endReused(deps, family, now);
  if (result === 'wrong_device' && family) await reportWrongDevice(deps, family);
  throw refreshError(result === 'repeated' ? 'unknown' : result);
}

async function endReused(
  { db, notifySecurityEvent, log, sessionCache }: Deps,
  family: StoredFamily,
  now: Date,
) {
  const { id: sessionId, user } = family.session;
  const device = nameDevice(family.userAgent);
  await inTransaction(db, async (trx) => {
    const isFirst = await endSession(trx, sessionId, now);
    if (isFirst)
      await notifySecurityEvent(trx, { kind: 'refresh_token_reused', userId: user.id, device });
    trx.afterCommit(() => sessionCache.markRevoked([sessionId]));
  });
  log.warn(
    { event: 'identity.refresh_token_reused', sessionId, userId: user.id },
    'refresh token reuse detected; session revoked',
  );
}

/** Does not revoke the session, or anyone with a copy of the token could sign its owner out. */
async function reportWrongDevice(
  { db, clock, notifySecurityEvent, log }: Deps,
  family: StoredFamily,
) {
  const { id: sessionId, user } = family.session;
  const device = nameDevice(family.userAgent);
  await inTransaction(db, async (trx) => {
    const isFirst = await markDeviceMismatch(trx, sessionId, clock.now());
    if (isFirst)
      await notifySecurityEvent(trx, {
        kind: 'refresh_token_wrong_device',
        userId: user.id,
        device,
      });
  });
  log.warn(
    { event: 'identity.refresh_token_rejected', sessionId, userId: user.id },
    'refresh token rejected: wrong device',
  );
}

function hashDeviceIds({ deviceIds }: ClientInfo): Buffer[] {
  return deviceIds.map(hashDeviceId);
}

function refreshError(result: Exclude<RefreshCheck, 'repeated'>): OAuthError {
  return new OAuthError(400, 'invalid_grant', errorDescriptions[result]);
}

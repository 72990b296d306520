// The refresh tokens that we hand out and take back: the provider's own for programs, encrypted for browsers.
import type { TokenResponse } from '@vys/contract/identity/identity';
import { z } from 'zod';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/db.ts';
import { OAuthError } from '../../../../platform/errors.ts';
import type { Logger } from '../../../../platform/log/log.ts';
import { nameDevice } from '../../shared/devices/devices.ts';
import type { ClientInfo, Granted } from '../../shared/provider.ts';
import type { SecurityEventHandler } from '../../shared/security-events.ts';
import { unavailable } from '../realm/realm-http.ts';
import type { RealmTokens } from '../realm/realm-tokens.ts';
import type { RealmSettings } from '../realm/settings.ts';
import {
  decryptToken,
  encryptToken,
  isEncrypted,
  type Owner,
  readOwner,
} from './encrypted-token.ts';
import { createRefreshDeduplication } from './refresh-deduplication.ts';
import type { RealmSessionCache } from './session-cache.ts';

export type RefreshTokens = {
  /** The provider's token. Throws when a browser's comes without its cookie; the session goes on. */
  open(held: string, clientInfo: ClientInfo): Promise<string>;
  /**
   * The token response for this client; `held` is the token that it came with. Without one a browser's
   * is encrypted for the first value of its cookie.
   */
  handOut(response: TokenResponse, clientInfo: ClientInfo, held?: string): Promise<Granted>;
  /**
   * One refresh for concurrent requests with the same token. A later reuse means that the token was copied:
   * the provider has ended the session, and its owner is notified.
   */
  dedupe(
    token: string,
    clientInfo: ClientInfo,
    refresh: () => Promise<TokenResponse>,
  ): Promise<TokenResponse>;
};

const MAX_NOTIFIED = 10_000;
/** What the provider says of a token that was used before, once it has checked its signature. */
const REUSED = ['Maximum allowed refresh token reuse exceeded', 'Stale token'];

type Deps = {
  settings: RealmSettings;
  db: Db;
  clock: Clock;
  tokens: RealmTokens;
  sessionCache: RealmSessionCache;
  log: Logger;
  notifySecurityEvent: SecurityEventHandler;
};

export function createRefreshTokens(deps: Deps): RefreshTokens {
  const { settings, clock, tokens, sessionCache, log } = deps;
  const ownerKey = settings.serviceSecret;
  const notifyOnce = createOwnerNotifier(deps);
  const dedupe = createRefreshDeduplication<TokenResponse>(clock);

  return {
    async dedupe(token, clientInfo, refresh) {
      try {
        return await dedupe(token, refresh);
      } catch (error) {
        const owner = isReuse(error) ? getOwner(token) : undefined;
        if (owner) {
          sessionCache.markRevoked([owner.sessionId]);
          await notifyOnce('refresh_token_reused', owner, clientInfo);
        }
        throw error;
      }
    },

    async open(held, clientInfo) {
      if (!isEncrypted(held)) return held;
      const opened = decryptToken(held, clientInfo.deviceIds);
      if (opened) return opened.token;
      log.warn(
        { event: 'identity.refresh_token_rejected' },
        'refresh token rejected: wrong device',
      );
      const owner = readOwner(held, ownerKey);
      if (owner) await notifyOnce('refresh_token_wrong_device', owner, clientInfo);
      throw new OAuthError(400, 'invalid_grant', "Session doesn't have required client");
    },

    async handOut(response, clientInfo, held) {
      const claims = await tokens.verify(response.access_token);
      if (!claims) {
        // Every later call with these tokens would be rejected without an explanation.
        log.error(
          {
            event: 'identity.tokens_unusable',
            issuer: settings.issuer,
            audience: settings.serviceClientId,
          },
          'identity provider tokens rejected: wrong audience, issuer or client',
        );
        throw unavailable('tokens that are not for this server');
      }
      const opened = held === undefined ? undefined : decryptToken(held, clientInfo.deviceIds);
      const { isBrowser, deviceIds } = clientInfo;
      const deviceId = opened?.deviceId ?? (isBrowser ? deviceIds[0] : undefined);
      if (deviceId === undefined) return { response };
      const owner = { userId: claims.sub, sessionId: claims.sid };
      const encrypted = encryptToken(response.refresh_token, owner, deviceId, ownerKey);
      return { response: { ...response, refresh_token: encrypted }, deviceIds };
    },
  };
}

type Warning = 'refresh_token_reused' | 'refresh_token_wrong_device';

/** Notifies owners of events of their session, each kind once per session and process. */
function createOwnerNotifier({
  db,
  log,
  notifySecurityEvent,
}: Pick<Deps, 'db' | 'log' | 'notifySecurityEvent'>) {
  const notified = new Set<string>();

  return async function notifyOnce(
    kind: Warning,
    { userId, sessionId }: Owner,
    { userAgent }: ClientInfo,
  ): Promise<void> {
    const key = `${kind} ${sessionId}`;
    if (notified.has(key)) return;
    if (notified.size >= MAX_NOTIFIED) notified.clear();
    notified.add(key);
    log.warn({ event: 'identity.owner_notified', userId, sessionId }, `owner notified: ${kind}`);
    await notifySecurityEvent(db, { kind, userId, device: nameDevice(userAgent) });
  };
}

function isReuse(error: unknown): boolean {
  return error instanceof OAuthError && REUSED.includes(error.description);
}

const ownerSchema = z.object({ sub: z.string(), sid: z.string() });

/** Only for a token that the provider has just checked: then what it says about itself is true. */
export function getOwner(refreshToken: string): Owner | undefined {
  try {
    const text = Buffer.from(refreshToken.split('.')[1] ?? '', 'base64url').toString('utf8');
    const claims = ownerSchema.safeParse(JSON.parse(text)).data;
    return claims && { userId: claims.sub, sessionId: claims.sid };
  } catch {
    return undefined;
  }
}

// The refresh tokens that we hand out and take back: the provider's own for programs, sealed for browsers.
import type { TokenAnswer } from '@vys/contract/identity';
import { z } from 'zod';
import type { Clock } from '../../kit/clock.ts';
import type { Db } from '../../kit/db.ts';
import { OAuthFailure } from '../../kit/fail.ts';
import type { Logger } from '../../kit/log.ts';
import { nameDevice } from '../devices.ts';
import type { Granted, Visitor } from '../provider.ts';
import type { TellSecurity } from '../security-events.ts';
import { unavailable } from './realm-http.ts';
import type { RealmTokens } from './realm-tokens.ts';
import { isSealed, type Owner, readOwner, sealToken, unsealToken } from './sealed-token.ts';
import type { SessionLiveness } from './session-liveness.ts';
import type { RealmSettings } from './settings.ts';
import { createSharedRefresh } from './shared-refresh.ts';

export type RefreshTokens = {
  /** The provider's token. Throws when a browser's comes without its cookie; the session goes on. */
  open(held: string, visitor: Visitor): Promise<string>;
  /**
   * The answer as this visitor may have it; `held` is the token that it came with. Without one a browser's
   * is sealed for the first value of its cookie.
   */
  handOut(answer: TokenAnswer, visitor: Visitor, held?: string): Promise<Granted>;
  /**
   * One refresh for all who come with the same token at the same time. Who comes later with it was not
   * alone: the provider has ended the session, and its owner is told.
   */
  once(token: string, visitor: Visitor, refresh: () => Promise<TokenAnswer>): Promise<TokenAnswer>;
};

const MOST_TOLD = 10_000;
/** What the provider says of a token that was used before, once it has checked its signature. */
const REUSED = ['Maximum allowed refresh token reuse exceeded', 'Stale token'];

type Deps = {
  settings: RealmSettings;
  db: Db;
  clock: Clock;
  tokens: RealmTokens;
  liveness: SessionLiveness;
  log: Logger;
  tell: TellSecurity;
};

export function createRefreshTokens(deps: Deps): RefreshTokens {
  const { settings, clock, tokens, liveness, log } = deps;
  const ownerKey = settings.serviceSecret;
  const tellOnce = createWarnings(deps);
  const share = createSharedRefresh<TokenAnswer>(clock);

  return {
    async once(token, visitor, refresh) {
      try {
        return await share(token, refresh);
      } catch (error) {
        const owner = isReuse(error) ? ownerOf(token) : undefined;
        if (owner) {
          liveness.markEnded([owner.sessionId]);
          await tellOnce('refresh_token_reused', owner, visitor);
        }
        throw error;
      }
    },

    async open(held, visitor) {
      if (!isSealed(held)) return held;
      const opened = unsealToken(held, visitor.bindings);
      if (opened) return opened.token;
      log.warn('a refresh token came without the cookie of its browser');
      const owner = readOwner(held, ownerKey);
      if (owner) await tellOnce('refresh_token_elsewhere', owner, visitor);
      throw new OAuthFailure(400, 'invalid_grant', "Session doesn't have required client");
    },

    async handOut(answer, visitor, held) {
      const claims = await tokens.verify(answer.access_token);
      if (!claims) {
        // Everything would be refused with these, one call later and without a word.
        log.error(
          { issuer: settings.issuer, audience: settings.serviceClientId },
          'the identity provider gives tokens that do not name this server as their audience, or another issuer or client',
        );
        throw unavailable('tokens that are not for this server');
      }
      const opened = held === undefined ? undefined : unsealToken(held, visitor.bindings);
      const { isBrowser, bindings } = visitor;
      const binding = opened?.binding ?? (isBrowser ? bindings[0] : undefined);
      if (binding === undefined) return { answer };
      const owner = { userId: claims.sub, sessionId: claims.sid };
      const sealed = sealToken(answer.refresh_token, owner, binding, ownerKey);
      return { answer: { ...answer, refresh_token: sealed }, bindings };
    },
  };
}

type Warning = 'refresh_token_reused' | 'refresh_token_elsewhere';

/** Tells owners what happened to a session of theirs, each thing once per session and process. */
function createWarnings({ db, log, tell }: Pick<Deps, 'db' | 'log' | 'tell'>) {
  const told = new Set<string>();

  return async function tellOnce(
    kind: Warning,
    { userId, sessionId }: Owner,
    { userAgent }: Visitor,
  ): Promise<void> {
    const key = `${kind} ${sessionId}`;
    if (told.has(key)) return;
    if (told.size >= MOST_TOLD) told.clear();
    told.add(key);
    log.warn({ userId, sessionId }, `told the owner: ${kind}`);
    await tell(db, { kind, userId, device: nameDevice(userAgent) });
  };
}

function isReuse(error: unknown): boolean {
  return error instanceof OAuthFailure && REUSED.includes(error.description);
}

const ownerSchema = z.object({ sub: z.string(), sid: z.string() });

/** Only for a token that the provider has just checked: then what it says about itself is true. */
export function ownerOf(refreshToken: string): Owner | undefined {
  try {
    const text = Buffer.from(refreshToken.split('.')[1] ?? '', 'base64url').toString('utf8');
    const claims = ownerSchema.safeParse(JSON.parse(text)).data;
    return claims && { userId: claims.sub, sessionId: claims.sid };
  } catch {
    return undefined;
  }
}

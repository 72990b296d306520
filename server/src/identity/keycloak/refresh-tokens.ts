// The refresh tokens that we hand out and take back: the provider's own for programs, sealed for browsers.
import type { TokenAnswer } from '@vys/contract/identity';
import type { Clock } from '../../kit/clock.ts';
import type { Db } from '../../kit/db.ts';
import { OAuthFailure } from '../../kit/fail.ts';
import type { Logger } from '../../kit/log.ts';
import { newBinding } from '../binding.ts';
import { nameDevice } from '../devices.ts';
import type { Granted, Visitor } from '../provider.ts';
import type { TellSecurity } from '../security-events.ts';
import { unavailable } from './realm-http.ts';
import type { RealmTokens } from './realm-tokens.ts';
import { isSealed, readOwner, sealToken, unsealToken } from './sealed-token.ts';
import type { RealmSettings } from './settings.ts';
import { createSharedRefresh } from './shared-refresh.ts';

export type RefreshTokens = {
  /** The provider's token. Throws when a browser's comes without its cookie; the session goes on. */
  open(held: string, visitor: Visitor): Promise<string>;
  /** The answer as this visitor may have it; `held` is the token that it came with. */
  handOut(answer: TokenAnswer, visitor: Visitor, held?: string): Promise<Granted>;
  /** One refresh for all who come with the same token at the same time. */
  once(token: string, refresh: () => Promise<TokenAnswer>): Promise<TokenAnswer>;
};

const MOST_TOLD = 10_000;

type Deps = {
  settings: RealmSettings;
  db: Db;
  clock: Clock;
  tokens: RealmTokens;
  log: Logger;
  tell: TellSecurity;
};

export function createRefreshTokens(deps: Deps): RefreshTokens {
  const { settings, db, clock, tokens, log, tell } = deps;
  const ownerKey = settings.serviceSecret;
  const told = new Set<string>();

  async function warnElsewhere(held: string, { userAgent }: Visitor): Promise<void> {
    const owner = readOwner(held, ownerKey);
    log.warn({ ...owner }, 'a refresh token came without the cookie of its browser');
    if (!owner || told.has(owner.sessionId)) return;
    if (told.size >= MOST_TOLD) told.clear();
    told.add(owner.sessionId);
    const { userId } = owner;
    await tell(db, { kind: 'refresh_token_elsewhere', userId, device: nameDevice(userAgent) });
  }

  return {
    once: createSharedRefresh<TokenAnswer>(clock),

    async open(held, visitor) {
      if (!isSealed(held)) return held;
      const token = unsealToken(held, visitor.binding);
      if (token !== undefined) return token;
      await warnElsewhere(held, visitor);
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
      if (!visitor.isBrowser && !(held && isSealed(held))) return { answer };
      const binding = visitor.binding ?? newBinding();
      const owner = { userId: claims.sub, sessionId: claims.sid };
      const sealed = sealToken(answer.refresh_token, owner, binding, ownerKey);
      return { answer: { ...answer, refresh_token: sealed }, binding };
    },
  };
}

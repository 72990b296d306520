// Continues and ends a session by its refresh token. A session is a family of them (RFC 9700 §4.14), and
// one that a browser opened also asks for that browser's cookie. Error texts are those of Keycloak.
import type { Clock } from '../../../kit/clock.ts';
import type { Db } from '../../../kit/db.ts';
import { OAuthFailure } from '../../../kit/fail.ts';
import type { Logger } from '../../../kit/log.ts';
import { hashBinding } from '../../binding.ts';
import { nameDevice } from '../../devices.ts';
import type { Visitor } from '../../provider.ts';
import type { TellSecurity } from '../../security-events.ts';
import { isHeldBy, judgeRefresh, later, SESSION_IDLE_MS, type Verdict } from '../rules.ts';
import type { Liveness } from './liveness.ts';
import {
  newSuccessor,
  parseRefreshToken,
  type RefreshToken,
  seal,
  unseal,
} from './refresh-token.ts';
import {
  endSession,
  type FoundFamily,
  findFamily,
  markMisused,
  rotateSession,
} from './session-store.ts';
import type { OpenSession } from './sessions.ts';

export type Refresh = {
  continue(refreshToken: string, visitor: Visitor): Promise<OpenSession>;
  /** Any token of the family will do, an old or expired one too. */
  end(refreshToken: string, visitor: Visitor): Promise<void>;
};

type Deps = { db: Db; clock: Clock; liveness: Liveness; log: Logger; tell: TellSecurity };

const refusals: Record<Exclude<Verdict, 'repeated'>, string> = {
  unknown: 'Invalid refresh token',
  ended: 'Session not active',
  expired: 'Token is not active',
  elsewhere: "Session doesn't have required client",
  reused: 'Maximum allowed refresh token reuse exceeded',
};

export function createRefresh(deps: Deps): Refresh {
  const { db, clock, liveness } = deps;

  return {
    async continue(text, visitor) {
      const token = parseRefreshToken(text);
      if (token === undefined) throw refused('unknown');
      const now = clock.now();
      const successor = newSuccessor(token);
      const session = await rotateSession(db, {
        from: token.hash,
        to: successor.hash,
        sealed: seal(successor, token),
        bindingHashes: bindingHashesOf(visitor),
        userAgent: visitor.userAgent,
        address: visitor.ip,
        now,
        expiresAt: later(now, SESSION_IDLE_MS),
      });
      if (session) return { ...session, refreshToken: successor.text };
      return repeat(deps, token, visitor, now);
    },

    async end(text, visitor) {
      const token = parseRefreshToken(text);
      const family = token && (await findFamily(db, token.familyHash));
      if (!family) throw refused('unknown');
      if (!isHeldBy(family, bindingHashesOf(visitor))) {
        await warnElsewhere(deps, family);
        throw refused('elsewhere');
      }
      await endSession(db, family.session.id, clock.now());
      liveness.markEnded([family.session.id]);
    },
  };
}

/** For a token that is not the newest of a live family of this browser. */
async function repeat(
  deps: Deps,
  token: RefreshToken,
  visitor: Visitor,
  now: Date,
): Promise<OpenSession> {
  const family = await findFamily(deps.db, token.familyHash);
  const verdict = judgeRefresh(family, token.hash, bindingHashesOf(visitor), now);
  if (verdict === 'repeated' && family?.sealedSuccessor) {
    return { ...family.session, refreshToken: unseal(family.sealedSuccessor, token).text };
  }
  if (verdict === 'reused' && family) await endReused(deps, family, now);
  if (verdict === 'elsewhere' && family) await warnElsewhere(deps, family);
  throw refused(verdict === 'repeated' ? 'unknown' : verdict);
}

async function endReused({ db, tell, log, liveness }: Deps, family: FoundFamily, now: Date) {
  const { id: sessionId, user } = family.session;
  const device = nameDevice(family.userAgent);
  await db.transaction().execute(async (trx) => {
    const isFirst = await endSession(trx, sessionId, now);
    if (isFirst) await tell(trx, { kind: 'refresh_token_reused', userId: user.id, device });
  });
  liveness.markEnded([sessionId]);
  log.warn({ sessionId, userId: user.id }, 'an old refresh token came again; session ended');
}

/** The session goes on, or whoever has a copy of the token could sign its owner out. */
async function warnElsewhere({ db, clock, tell, log }: Deps, family: FoundFamily) {
  const { id: sessionId, user } = family.session;
  const device = nameDevice(family.userAgent);
  await db.transaction().execute(async (trx) => {
    const isFirst = await markMisused(trx, sessionId, clock.now());
    if (isFirst) await tell(trx, { kind: 'refresh_token_elsewhere', userId: user.id, device });
  });
  log.warn(
    { sessionId, userId: user.id },
    'a refresh token came without the cookie of its browser',
  );
}

function bindingHashesOf({ bindings }: Visitor): Buffer[] {
  return bindings.map(hashBinding);
}

function refused(verdict: Exclude<Verdict, 'repeated'>): OAuthFailure {
  return new OAuthFailure(400, 'invalid_grant', refusals[verdict]);
}

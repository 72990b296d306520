// Starts, continues and ends sessions. A session is a family of refresh tokens (RFC 9700 §4.14).
// Error texts are those of Keycloak, because clients show them.
import type { Clock } from '../../kit/clock.ts';
import type { Db } from '../../kit/db.ts';
import { OAuthFailure } from '../../kit/fail.ts';
import type { Logger } from '../../kit/log.ts';
import type { Liveness } from './liveness.ts';
import type { Passwords } from './passwords.ts';
import {
  newFamilyToken,
  newSuccessor,
  parseRefreshToken,
  type RefreshToken,
  seal,
  unseal,
} from './refresh-token.ts';
import { judgeRefresh, SESSION_IDLE_MS, SESSION_LONGEST_MS, type Verdict } from './rules.ts';
import {
  endSession,
  endSessionsOf,
  findFamily,
  insertSession,
  type LiveSession,
  rotateSession,
} from './session-store.ts';
import { findCredentials } from './store.ts';

export type OpenSession = LiveSession & { readonly refreshToken: string };

export type Sessions = {
  /** `login` is an email or a username. Undefined when the password is not theirs. */
  start(login: string, password: string, scope: string): Promise<OpenSession | undefined>;
  continue(refreshToken: string): Promise<OpenSession>;
  end(refreshToken: string): Promise<void>;
  /**
   * Ends what a user has open, but for `exceptId`. Within a transaction too: call what it gives when that
   * is committed, so that this process refuses the access tokens at once.
   */
  endAll(db: Db, userId: string, exceptId?: string): Promise<() => void>;
};

type Deps = { db: Db; clock: Clock; passwords: Passwords; liveness: Liveness; log: Logger };

const refusals: Record<Exclude<Verdict, 'repeated'>, string> = {
  unknown: 'Invalid refresh token',
  ended: 'Session not active',
  expired: 'Token is not active',
  reused: 'Maximum allowed refresh token reuse exceeded',
};

export function createSessions({ db, clock, passwords, liveness, log }: Deps): Sessions {
  async function repeat(token: RefreshToken, now: Date): Promise<OpenSession> {
    const family = await findFamily(db, token.familyHash);
    const verdict = judgeRefresh(family, token.hash, now);
    if (verdict === 'repeated' && family?.sealedSuccessor) {
      return { ...family.session, refreshToken: unseal(family.sealedSuccessor, token).text };
    }
    if (verdict === 'reused' && family) {
      await endSession(db, family.session.id, now);
      liveness.markEnded([family.session.id]);
      const { id: sessionId, user } = family.session;
      log.warn({ sessionId, userId: user.id }, 'an old refresh token came again; session ended');
    }
    throw refused(verdict === 'repeated' ? 'unknown' : verdict);
  }

  return {
    async start(login, password, scope) {
      const found = await findCredentials(db, login.trim().toLowerCase());
      const isRight = await passwords.verify(password, found?.passwordHash);
      if (!isRight || !found) return undefined;
      const now = clock.now();
      const token = newFamilyToken();
      const expiresAt = later(now, SESSION_IDLE_MS);
      const id = await insertSession(db, {
        userId: found.user.id,
        scope,
        familyHash: token.familyHash,
        refreshHash: token.hash,
        now,
        expiresAt,
        absoluteExpiresAt: later(now, SESSION_LONGEST_MS),
      });
      return { id, scope, expiresAt, user: found.user, refreshToken: token.text };
    },

    async continue(text) {
      const token = parseRefreshToken(text);
      if (token === undefined) throw refused('unknown');
      const now = clock.now();
      const successor = newSuccessor(token);
      const session = await rotateSession(db, {
        from: token.hash,
        to: successor.hash,
        sealed: seal(successor, token),
        now,
        expiresAt: later(now, SESSION_IDLE_MS),
      });
      if (session) return { ...session, refreshToken: successor.text };
      return repeat(token, now);
    },

    /** Any token of the family will do, an old or expired one too. */
    async end(text) {
      const token = parseRefreshToken(text);
      const family = token && (await findFamily(db, token.familyHash));
      if (!family) throw refused('unknown');
      await endSession(db, family.session.id, clock.now());
      liveness.markEnded([family.session.id]);
    },

    async endAll(on, userId, exceptId) {
      const ended = await endSessionsOf(on, userId, exceptId, clock.now());
      return () => liveness.markEnded(ended);
    },
  };
}

function refused(verdict: Exclude<Verdict, 'repeated'>): OAuthFailure {
  return new OAuthFailure(400, 'invalid_grant', refusals[verdict]);
}

function later(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}

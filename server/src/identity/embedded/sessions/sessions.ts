// Opens, lists and ends the sessions of a user. What refresh tokens do is in refresh.ts.
import type { Clock } from '../../../kit/clock.ts';
import type { Db } from '../../../kit/db.ts';
import { fail } from '../../../kit/fail.ts';
import { hashBinding } from '../../binding.ts';
import { nameDevice } from '../../devices.ts';
import type { DeviceSession, Visitor } from '../../provider.ts';
import type { TellSecurity } from '../../security-events.ts';
import { DAY, later, SESSION_IDLE_MS, SESSION_LONGEST_MS } from '../rules.ts';
import { type IdentityUser, isNewUser } from '../store.ts';
import { chooseBindings } from './choose-bindings.ts';
import type { Liveness } from './liveness.ts';
import { newFamilyToken } from './refresh-token.ts';
import {
  endSessionOf,
  endSessionsOf,
  findSignIns,
  holdProof,
  insertSession,
  type LiveSession,
  listLiveSessions,
  type Proof,
} from './session-store.ts';

export type OpenSession = LiveSession & {
  readonly refreshToken: string;
  /** For the cookie of the browser that holds it. */
  readonly bindings?: readonly string[];
};

/** Who somebody is, and by what they have shown it. */
export type Proved = { readonly user: IdentityUser; readonly by: Proof };

type Deps = { db: Db; clock: Clock; liveness: Liveness; tell: TellSecurity };

export type Sessions = {
  /** Undefined when the proof is worth nothing any more: the password was changed meanwhile. */
  open(proved: Proved, scope: string, visitor: Visitor): Promise<OpenSession | undefined>;
  list(userId: string): Promise<Omit<DeviceSession, 'isCurrent'>[]>;
  /** Throws identity.session_not_found, for sessions of others too. */
  endOne(userId: string, sessionId: string): Promise<void>;
  /**
   * Ends what a user has open, but for `exceptId`. Within a transaction too: call what it gives when that
   * is committed, so that this process refuses the access tokens at once.
   */
  endAll(db: Db, userId: string, exceptId?: string): Promise<() => void>;
};

/** Nobody is told of a sign-in that came to nothing. */
const provedTooLate = new Error('what somebody signed in with has changed meanwhile');

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function createSessions({ db, clock, liveness, tell }: Deps): Sessions {
  return {
    async open({ user, by }, scope, visitor) {
      const { userAgent, ip: address, isBrowser } = visitor;
      const bindingHashes = isBrowser ? visitor.bindings.map(hashBinding) : null;
      const now = clock.now();
      const token = newFamilyToken();
      const expiresAt = later(now, SESSION_IDLE_MS);
      const opening = db.transaction().execute(async (trx) => {
        const before = await findSignIns(trx, { userId: user.id, bindingHashes, userAgent });
        // What ended long ago is not on record: only for a new account nothing means the first time.
        const isFirst = before === 'none' && (await isNewUser(trx, user.id, later(now, -DAY)));
        if (before !== 'from_here' && !isFirst) {
          await tell(trx, { kind: 'new_device', userId: user.id, device: nameDevice(userAgent) });
        }
        // Held until the session is there: whoever ends all sessions comes before it, or finds it.
        if (!(await holdProof(trx, user.id, by))) throw provedTooLate;
        const bindings = isBrowser
          ? await chooseBindings(trx, user.id, visitor.bindings, now)
          : undefined;
        const id = await insertSession(trx, {
          userId: user.id,
          scope,
          familyHash: token.familyHash,
          refreshHash: token.hash,
          bindingHash: bindings === undefined ? null : hashBinding(bindings[0]),
          userAgent,
          address,
          now,
          expiresAt,
          absoluteExpiresAt: later(now, SESSION_LONGEST_MS),
        });
        return { id, ...(bindings === undefined ? {} : { bindings }) };
      });
      const opened = await opening.catch((error: unknown) => {
        if (error === provedTooLate) return undefined;
        throw error;
      });
      return opened && { ...opened, scope, expiresAt, user, refreshToken: token.text };
    },

    async list(userId) {
      const sessions = await listLiveSessions(db, userId, clock.now());
      return sessions.map(({ userAgent, ...rest }) => ({ ...rest, device: nameDevice(userAgent) }));
    },

    async endOne(userId, sessionId) {
      if (!UUID.test(sessionId)) throw fail('identity.session_not_found');
      const isEnded = await endSessionOf(db, userId, sessionId, clock.now());
      if (!isEnded) throw fail('identity.session_not_found');
      liveness.markEnded([sessionId]);
    },

    async endAll(on, userId, exceptId) {
      const ended = await endSessionsOf(on, userId, exceptId, clock.now());
      return () => liveness.markEnded(ended);
    },
  };
}

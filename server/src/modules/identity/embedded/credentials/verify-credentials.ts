// Verifies a login and password. A wrong password, an unknown user and an account whose attempts are
// exhausted take the same work and give the same result, so that they cannot be distinguished.
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/db.ts';
import type { Logger } from '../../../../platform/log/log.ts';
import type { BeginAttempt } from '../../shared/login-throttle.ts';
import type { ClientInfo } from '../../shared/provider.ts';
import type { AuthenticatedUser } from '../sessions/sessions.ts';
import { findCredentials } from '../store.ts';
import { setPassword } from './credential-store.ts';
import type { Passwords } from './passwords.ts';

/** `login` is an email or a username. Throws rate.limited. */
export type VerifyCredentials = (
  login: string,
  password: string,
  clientInfo: ClientInfo,
) => Promise<AuthenticatedUser | undefined>;

type Deps = { db: Db; passwords: Passwords; beginAttempt: BeginAttempt; clock: Clock; log: Logger };

export function createVerifyCredentials(deps: Deps): VerifyCredentials {
  const { db, passwords, beginAttempt, clock, log } = deps;

  /**
   * Rehashes at the current cost; only here is the password known. A failure is harmless, the old hash stays
   * valid. Returns the hash that is stored.
   */
  async function renewHash(userId: string, password: string, before: string): Promise<string> {
    if (!passwords.isOutdated(before)) return before;
    try {
      const hash = await passwords.hash(password);
      const change = { hash, before, isSame: true };
      return (await setPassword(db, userId, change, clock.now())) ? hash : before;
    } catch (error) {
      log.warn({ event: 'identity.rehash_failed', err: error, userId }, 'password rehash failed');
      return before;
    }
  }

  return async function verifyCredentials(text, password, clientInfo) {
    const login = text.trim().toLowerCase();
    const attempt = await beginAttempt(login, clientInfo);
    const credentials = await findCredentials(db, login);
    const isAllowed = await attempt.isAllowed(credentials?.user.id);
    const hash = isAllowed ? credentials?.passwordHash : undefined;
    const isRight = await passwords.verify(password, hash, attempt.priority);
    if (!isRight || !credentials) return undefined;
    await attempt.succeed();
    const { user } = credentials;
    return {
      user,
      method: { passwordHash: await renewHash(user.id, password, credentials.passwordHash) },
    };
  };
}

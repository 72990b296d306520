// Whether a password is somebody's. For a wrong one, an unknown user and an account whose tries are used
// up it does the same work and says the same no, so that none can be told from the others.
import type { Clock } from '../../../kit/clock.ts';
import type { Db } from '../../../kit/db.ts';
import type { Logger } from '../../../kit/log.ts';
import type { Visitor } from '../../provider.ts';
import type { BeginTry } from '../../sign-in-tries.ts';
import type { Proved } from '../sessions/sessions.ts';
import { findCredentials } from '../store.ts';
import { setPassword } from './credential-store.ts';
import type { Passwords } from './passwords.ts';

/** `login` is an email or a username. Throws rate.limited. */
export type CheckPassword = (
  login: string,
  password: string,
  visitor: Visitor,
) => Promise<Proved | undefined>;

type Deps = { db: Db; passwords: Passwords; beginTry: BeginTry; clock: Clock; log: Logger };

export function createPasswordCheck(deps: Deps): CheckPassword {
  const { db, passwords, beginTry, clock, log } = deps;

  /**
   * The only moment at which the password is known. It may fail: the old hash is still good. Gives the
   * one that counts.
   */
  async function renewHash(userId: string, password: string, before: string): Promise<string> {
    if (!passwords.isOutdated(before)) return before;
    try {
      const hash = await passwords.hash(password);
      const change = { hash, before, isSame: true };
      return (await setPassword(db, userId, change, clock.now())) ? hash : before;
    } catch (error) {
      log.warn({ err: error, userId }, 'a password hash could not be renewed');
      return before;
    }
  }

  return async function checkPassword(text, password, visitor) {
    const login = text.trim().toLowerCase();
    const attempt = await beginTry(login, visitor);
    const found = await findCredentials(db, login);
    const isAllowed = await attempt.isAllowed(found?.user.id);
    const hash = isAllowed ? found?.passwordHash : undefined;
    const isRight = await passwords.verify(password, hash, attempt.lane);
    if (!isRight || !found) return undefined;
    await attempt.succeed();
    const { user } = found;
    return { user, by: { passwordHash: await renewHash(user.id, password, found.passwordHash) } };
  };
}

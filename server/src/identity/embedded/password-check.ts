// Whether a password is somebody's. For a wrong one, an unknown user and an account whose tries are used
// up it does the same work and says the same no, so that none can be told from the others.
import type { Db } from '../../kit/db.ts';
import type { Visitor } from '../provider.ts';
import type { Passwords } from './passwords.ts';
import type { BeginTry } from './sign-in-tries.ts';
import { findCredentials, type IdentityUser } from './store.ts';

/** `login` is an email or a username. Throws rate.limited. */
export type CheckPassword = (
  login: string,
  password: string,
  visitor: Visitor,
) => Promise<IdentityUser | undefined>;

type Deps = { db: Db; passwords: Passwords; beginTry: BeginTry };

export function createPasswordCheck({ db, passwords, beginTry }: Deps): CheckPassword {
  return async function checkPassword(text, password, visitor) {
    const login = text.trim().toLowerCase();
    const attempt = await beginTry(login, visitor);
    const found = await findCredentials(db, login);
    const isAllowed = await attempt.isAllowed(found?.user.id);
    const isRight = await passwords.verify(password, isAllowed ? found?.passwordHash : undefined);
    if (!isRight) return undefined;
    await attempt.succeed();
    return found?.user;
  };
}

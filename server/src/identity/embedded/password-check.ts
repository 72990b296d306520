// Whether a password is somebody's. For unknown people it does the same work and says no.
import type { Db } from '../../kit/db.ts';
import type { Passwords } from './passwords.ts';
import { findCredentials, type IdentityUser } from './store.ts';

/** `login` is an email or a username. */
export type CheckPassword = (login: string, password: string) => Promise<IdentityUser | undefined>;

export function createPasswordCheck(deps: { db: Db; passwords: Passwords }): CheckPassword {
  return async function checkPassword(login, password) {
    const found = await findCredentials(deps.db, login.trim().toLowerCase());
    const isRight = await deps.passwords.verify(password, found?.passwordHash);
    return isRight ? found?.user : undefined;
  };
}

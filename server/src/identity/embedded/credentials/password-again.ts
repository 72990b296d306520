// Asks for the password once more before something changes how one signs in.
import type { Db } from '../../../kit/db.ts';
import { fail } from '../../../kit/fail.ts';
import type { Budgets } from '../../budgets.ts';
import { findPasswordHash } from '../store.ts';
import type { Passwords } from './passwords.ts';

/** Throws identity.password_wrong, or rate.limited after too many wrong ones. */
export type PasswordAgain = (userId: string, password: string) => Promise<void>;

type Deps = { db: Db; passwords: Passwords; budgets: Budgets };

export function createPasswordAgain({ db, passwords, budgets }: Deps): PasswordAgain {
  return async (userId, password) => {
    await budgets.spend('password.user', userId);
    const isRight = await passwords.verify(password, await findPasswordHash(db, userId));
    if (!isRight) throw fail('identity.password_wrong');
    await budgets.giveBack('password.user', userId);
  };
}

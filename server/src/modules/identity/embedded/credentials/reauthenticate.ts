// Re-authentication: checks the current password before a change to sign-in methods.
import type { Db } from '../../../../platform/db/db.ts';
import { appError } from '../../../../platform/errors.ts';
import type { RateLimiter } from '../../../../platform/rate-limit/rate-limiter.ts';
import { findPasswordHash } from '../store.ts';
import type { Passwords } from './passwords.ts';

/** Throws identity.password_wrong, or rate.limited after too many wrong ones. */
export type Reauthenticate = (userId: string, password: string) => Promise<void>;

type Deps = { db: Db; passwords: Passwords; rateLimiter: RateLimiter };

export function createReauthenticate({ db, passwords, rateLimiter }: Deps): Reauthenticate {
  return async (userId, password) => {
    await rateLimiter.consume('password.user', userId);
    const isRight = await passwords.verify(password, await findPasswordHash(db, userId));
    if (!isRight) throw appError('identity.password_wrong');
    await rateLimiter.refund('password.user', userId);
  };
}

// Makes users and keeps their names.
import type { Clock } from '../../kit/clock.ts';
import type { Db } from '../../kit/db.ts';
import { fail } from '../../kit/fail.ts';
import type { NameChange, NewAccount, RegisteredUser } from '../provider.ts';
import type { Passwords } from './passwords.ts';
import { splitName } from './rules.ts';
import { findTaken, insertUser, updateUserNames } from './store.ts';

const takenCodes = {
  email: 'identity.email_taken',
  username: 'identity.username_taken',
} as const;

type RegistrationDeps = {
  db: Db;
  clock: Clock;
  passwords: Passwords;
  /** Whether a username is kept for somebody although no user has it. */
  isHeld: (username: string) => Promise<boolean>;
};

export function createRegistration({ db, clock, passwords, isHeld }: RegistrationDeps) {
  async function refuseTaken(names: { email: string; username: string }): Promise<void> {
    const taken =
      (await findTaken(db, names)) ?? ((await isHeld(names.username)) ? 'username' : undefined);
    if (taken) throw fail(takenCodes[taken], { fields: { [taken]: messageOf(taken) } });
  }

  return async function registerUser(account: NewAccount): Promise<RegisteredUser> {
    const { password, ...names } = { ...account, email: account.email.toLowerCase() };
    // Asked first only to spare the hash; the insert below is what decides.
    await refuseTaken(names);
    const passwordHash = await passwords.hash(password);
    const user = await insertUser(db, { ...names, passwordHash, now: clock.now() });
    if (user === undefined) {
      await refuseTaken(names);
      throw new Error('an insert of a user met a conflict that is gone');
    }
    const { emailVerified: _, ...registered } = user;
    return registered;
  };
}

function messageOf(taken: 'email' | 'username'): string {
  return taken === 'email' ? 'This email is in use.' : 'This username is already taken.';
}

export async function updateNames(
  db: Db,
  userId: string,
  { username, fullName }: NameChange,
  now: Date,
): Promise<void> {
  const names = fullName === undefined ? {} : splitName(fullName);
  await updateUserNames(
    db,
    userId,
    { ...names, ...(username === undefined ? {} : { username }) },
    now,
  );
}

// Makes users, keeps their names, and tells who calls with an access token.
import type { Clock } from '../kit/clock.ts';
import type { Db } from '../kit/db.ts';
import { fail } from '../kit/fail.ts';
import type { Caller } from '../kit/http.ts';
import type { AccessClaims, Tokens } from './access-token.ts';
import type { Liveness } from './liveness.ts';
import type { Passwords } from './passwords.ts';
import { splitName } from './rules.ts';
import { findTaken, type IdentityUser, insertUser, updateUserNames } from './store.ts';

export type NewAccount = {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
};

export type RegisteredUser = Omit<IdentityUser, 'emailVerified'>;

export type NameChange = { username?: string; fullName?: string };

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

/** Valid by signature but of an ended session, or not valid at all: these differ at userinfo only. */
export type Bearer = { readonly claims: AccessClaims; readonly isLive: boolean };

export async function findBearer(
  deps: { tokens: Tokens; liveness: Liveness },
  accessToken: string,
): Promise<Bearer | undefined> {
  const claims = await deps.tokens.verifyAccess(accessToken);
  if (!claims) return undefined;
  const isLive = await deps.liveness.isLive({ id: claims.sid, userId: claims.sub });
  return { claims, isLive };
}

export function toCaller(claims: AccessClaims): Caller {
  return {
    userId: claims.sub,
    sessionId: claims.sid,
    email: claims.email,
    username: claims.preferred_username,
    fullName: claims.name,
    expiresAt: new Date(claims.exp * 1000),
  };
}

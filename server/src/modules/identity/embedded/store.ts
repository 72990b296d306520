// SQL of users. Sessions and signing keys have stores of their own.
import type { Db } from '../../../platform/db/db.ts';

export type IdentityUser = {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
};

export type NewUser = Omit<IdentityUser, 'id' | 'emailVerified'> & {
  readonly passwordHash: string;
  readonly now: Date;
};

export const userColumns = [
  'users.id',
  'users.email',
  'users.email_verified',
  'users.username',
  'users.first_name',
  'users.last_name',
] as const;

type UserRow = {
  id: string;
  email: string;
  email_verified: boolean;
  username: string;
  first_name: string;
  last_name: string;
};

export function toUser(row: UserRow): IdentityUser {
  return {
    id: row.id,
    email: row.email,
    emailVerified: row.email_verified,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
  };
}

/** Undefined when the email or the username is taken; the unique indexes are the judge. */
export async function insertUser(db: Db, user: NewUser): Promise<IdentityUser | undefined> {
  const row = await db
    .insertInto('users')
    .values({
      email: user.email,
      username: user.username,
      first_name: user.firstName,
      last_name: user.lastName,
      password_hash: user.passwordHash,
      created_at: user.now,
      updated_at: user.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(userColumns)
    .executeTakeFirst();
  return row && toUser(row);
}

export async function findUserById(db: Db, id: string): Promise<IdentityUser | undefined> {
  const query = db.selectFrom('users').select(userColumns).where('users.id', '=', id);
  const row = await query.executeTakeFirst();
  return row && toUser(row);
}

/** Undefined for a user who is locked out as well. */
export async function findEnabledUser(db: Db, id: string): Promise<IdentityUser | undefined> {
  const query = db
    .selectFrom('users')
    .select(userColumns)
    .where('users.id', '=', id)
    .where('users.disabled_at', 'is', null);
  const row = await query.executeTakeFirst();
  return row && toUser(row);
}

export async function findUserIdByName(db: Db, username: string): Promise<string | undefined> {
  const query = db.selectFrom('users').select('id').where('username', '=', username);
  return (await query.executeTakeFirst())?.id;
}

/** Null lets the user sign in again. */
export async function setDisabledAt(db: Db, id: string, at: Date | null): Promise<void> {
  await db.updateTable('users').set({ disabled_at: at }).where('id', '=', id).execute();
}

export async function hasUserWithEmail(db: Db, email: string): Promise<boolean> {
  const query = db.selectFrom('users').select('id').where('email', '=', email);
  return (await query.executeTakeFirst()) !== undefined;
}

/** A taken address is a unique violation. */
export async function updateAddress(
  db: Db,
  userId: string,
  address: { email: string; isVerified: boolean },
  now: Date,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ email: address.email, email_verified: address.isVerified, updated_at: now })
    .where('id', '=', userId)
    .execute();
}

/** Whether a user has signed up since then. */
export async function isNewUser(db: Db, id: string, since: Date): Promise<boolean> {
  const query = db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('created_at', '>=', since);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Which of the two is in use already; the email goes first. */
export async function findTaken(
  db: Db,
  names: { email: string; username: string },
): Promise<'email' | 'username' | undefined> {
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where((or) => or.or([or('email', '=', names.email), or('username', '=', names.username)]))
    .execute();
  if (rows.length === 0) return undefined;
  return rows.some((row) => row.email === names.email) ? 'email' : 'username';
}

/** `login` is a lower-case email or username. */
export async function findCredentials(
  db: Db,
  login: string,
): Promise<{ user: IdentityUser; passwordHash: string } | undefined> {
  const row = await db
    .selectFrom('users')
    .select([...userColumns, 'password_hash'])
    .where(login.includes('@') ? 'email' : 'username', '=', login)
    .executeTakeFirst();
  return row && { user: toUser(row), passwordHash: row.password_hash };
}

export async function findPasswordHash(db: Db, userId: string): Promise<string | undefined> {
  const query = db.selectFrom('users').select('password_hash').where('id', '=', userId);
  return (await query.executeTakeFirst())?.password_hash;
}

export async function updateUserNames(
  db: Db,
  id: string,
  names: { username?: string; firstName?: string; lastName?: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      updated_at: now,
      ...(names.username === undefined ? {} : { username: names.username }),
      ...(names.firstName === undefined ? {} : { first_name: names.firstName }),
      ...(names.lastName === undefined ? {} : { last_name: names.lastName }),
    })
    .where('id', '=', id)
    .execute();
}

// All SQL of the identity room: users, sessions (refresh families) and signing keys.
import { sql } from 'kysely';
import type { Db, Trx } from '../../kit/db.ts';
import type { Family } from './rules.ts';

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

const userColumns = [
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

function toUser(row: UserRow): IdentityUser {
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

export async function findUserIdByName(db: Db, username: string): Promise<string | undefined> {
  const query = db.selectFrom('users').select('id').where('username', '=', username);
  return (await query.executeTakeFirst())?.id;
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

export type NewSession = {
  readonly userId: string;
  readonly scope: string;
  readonly familyHash: Buffer;
  readonly refreshHash: Buffer;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly absoluteExpiresAt: Date;
};

export async function insertSession(db: Db, session: NewSession): Promise<string> {
  const { id } = await db
    .insertInto('sessions')
    .values({
      user_id: session.userId,
      scope: session.scope,
      family_hash: session.familyHash,
      refresh_hash: session.refreshHash,
      created_at: session.now,
      last_used_at: session.now,
      expires_at: session.expiresAt,
      absolute_expires_at: session.absoluteExpiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A live session with the user it belongs to, as tokens are made from it. */
export type LiveSession = {
  readonly id: string;
  readonly scope: string;
  readonly expiresAt: Date;
  readonly user: IdentityUser;
};

/**
 * Puts the successor in the place of the newest token. One statement, so that of any number of
 * callers with the same token exactly one succeeds; the others get undefined.
 */
export async function rotateSession(
  db: Db,
  change: { from: Buffer; to: Buffer; sealed: Buffer; now: Date; expiresAt: Date },
): Promise<LiveSession | undefined> {
  const row = await db
    .updateTable('sessions')
    .from('users')
    .set((at) => ({
      previous_hash: at.ref('sessions.refresh_hash'),
      refresh_hash: change.to,
      sealed_successor: change.sealed,
      rotated_at: change.now,
      last_used_at: change.now,
      expires_at: sql<Date>`least(${change.expiresAt}::timestamptz, sessions.absolute_expires_at)`,
    }))
    .where('sessions.refresh_hash', '=', change.from)
    .whereRef('users.id', '=', 'sessions.user_id')
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', change.now)
    .where('sessions.absolute_expires_at', '>', change.now)
    .returning(['sessions.id as session_id', 'sessions.scope', 'sessions.expires_at'])
    .returning(userColumns)
    .executeTakeFirst();
  return (
    row && { id: row.session_id, scope: row.scope, expiresAt: row.expires_at, user: toUser(row) }
  );
}

export type FoundFamily = Family & {
  readonly session: LiveSession;
  readonly sealedSuccessor: Buffer | null;
};

export async function findFamily(db: Db, familyHash: Buffer): Promise<FoundFamily | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(userColumns)
    .select([
      'sessions.id as session_id',
      'scope',
      'previous_hash',
      'sealed_successor',
      'rotated_at',
      'expires_at',
      'absolute_expires_at',
      'ended_at',
    ])
    .where('family_hash', '=', familyHash)
    .executeTakeFirst();
  return (
    row && {
      session: {
        id: row.session_id,
        scope: row.scope,
        expiresAt: row.expires_at,
        user: toUser(row),
      },
      sealedSuccessor: row.sealed_successor,
      previousHash: row.previous_hash,
      rotatedAt: row.rotated_at,
      expiresAt: row.expires_at,
      absoluteExpiresAt: row.absolute_expires_at,
      endedAt: row.ended_at,
    }
  );
}

export async function isSessionLive(
  db: Db,
  session: { id: string; userId: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', session.id)
    .where('user_id', '=', session.userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('absolute_expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

export async function endSession(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now, sealed_successor: null })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

export type StoredKey = {
  readonly kid: string;
  readonly privateJwk: Record<string, unknown>;
  readonly publicJwk: Record<string, unknown>;
};

/** Newest first; retired ones are left out. */
export async function listSigningKeys(db: Db): Promise<StoredKey[]> {
  const rows = await db
    .selectFrom('signing_keys')
    .select(['kid', 'private_jwk', 'public_jwk'])
    .where('retired_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .execute();
  return rows.map((row) => ({
    kid: row.kid,
    privateJwk: row.private_jwk as Record<string, unknown>,
    publicJwk: row.public_jwk as Record<string, unknown>,
  }));
}

// Any fixed number; it only has to be the same in every process.
const KEY_LOCK = 5_270_418;

/** Processes that start together make their first key one after the other. Ends with the transaction. */
export async function lockSigningKeys(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(KEY_LOCK)})`.execute(trx);
}

export async function insertSigningKey(
  db: Db,
  key: StoredKey & { algorithm: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('signing_keys')
    .values({
      kid: key.kid,
      algorithm: key.algorithm,
      private_jwk: JSON.stringify(key.privateJwk),
      public_jwk: JSON.stringify(key.publicJwk),
      created_at: now,
    })
    .execute();
}

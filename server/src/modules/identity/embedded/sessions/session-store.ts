// SQL of sessions, which are families of refresh tokens.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Trx } from '../../../../platform/db/db.ts';
import type { TokenFamily } from '../rules.ts';
import { type IdentityUser, toUser, userColumns } from '../store.ts';

export type NewSession = {
  readonly userId: string;
  readonly scope: string;
  readonly familyHash: Buffer;
  readonly refreshHash: Buffer;
  readonly deviceHash: Buffer | null;
  readonly userAgent: string;
  readonly address: string;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly absoluteExpiresAt: Date;
};

export type AuthMethod = { readonly passwordHash: string } | { readonly passkeyId: string };

/** Whether the credential is still valid; locks it until the transaction ends. */
export async function lockCredentials(
  trx: Trx,
  userId: string,
  method: AuthMethod,
): Promise<boolean> {
  const query =
    'passwordHash' in method
      ? trx
          .selectFrom('users')
          .select('id')
          .where('id', '=', userId)
          .where('password_hash', '=', method.passwordHash)
      : trx
          .selectFrom('passkeys')
          .select('id')
          .where('id', '=', method.passkeyId)
          .where('user_id', '=', userId);
  return (await query.forShare().executeTakeFirst()) !== undefined;
}

/** Whether the user may sign in; holds a lock, so that it stays so until the transaction ends. */
export async function lockEnabledUser(trx: Trx, userId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('disabled_at')
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst();
  return row?.disabled_at === null;
}

export async function insertSession(db: Db, session: NewSession): Promise<string> {
  const { id } = await db
    .insertInto('sessions')
    .values({
      user_id: session.userId,
      scope: session.scope,
      family_hash: session.familyHash,
      refresh_hash: session.refreshHash,
      device_hash: session.deviceHash,
      user_agent: session.userAgent,
      address: session.address,
      created_at: session.now,
      last_used_at: session.now,
      expires_at: session.expiresAt,
      absolute_expires_at: session.absoluteExpiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An active session with its user, from which tokens are issued. */
export type ActiveSession = {
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
  change: {
    from: Buffer;
    to: Buffer;
    encryptedSuccessor: Buffer;
    deviceHashes: readonly Buffer[];
    userAgent: string;
    address: string;
    now: Date;
    expiresAt: Date;
  },
): Promise<ActiveSession | undefined> {
  const row = await db
    .updateTable('sessions')
    .from('users')
    .set((at) => ({
      previous_hash: at.ref('sessions.refresh_hash'),
      refresh_hash: change.to,
      encrypted_successor: change.encryptedSuccessor,
      rotated_at: change.now,
      last_used_at: change.now,
      user_agent: change.userAgent,
      address: change.address,
      expires_at: sql<Date>`least(${change.expiresAt}::timestamptz, sessions.absolute_expires_at)`,
    }))
    .where('sessions.refresh_hash', '=', change.from)
    .where((at) => at.or([at('sessions.device_hash', 'is', null), isBoundTo(change.deviceHashes)]))
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

export type StoredFamily = TokenFamily & {
  readonly session: ActiveSession;
  readonly encryptedSuccessor: Buffer | null;
  readonly userAgent: string;
};

export async function findFamily(db: Db, familyHash: Buffer): Promise<StoredFamily | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(userColumns)
    .select([
      'sessions.id as session_id',
      'scope',
      'previous_hash',
      'encrypted_successor',
      'rotated_at',
      'expires_at',
      'absolute_expires_at',
      'ended_at',
      'device_hash',
      'user_agent',
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
      encryptedSuccessor: row.encrypted_successor,
      previousHash: row.previous_hash,
      rotatedAt: row.rotated_at,
      expiresAt: row.expires_at,
      absoluteExpiresAt: row.absolute_expires_at,
      endedAt: row.ended_at,
      deviceHash: row.device_hash,
      userAgent: row.user_agent,
    }
  );
}

export async function isSessionActive(
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

/**
 * The same, with a lock: what a session changes permanently must not happen after its end. Until the
 * transaction ends, no other one can change the password or take this lock for the same user.
 */
export async function lockSession(
  trx: Trx,
  session: { sessionId: string; userId: string },
  now: Date,
): Promise<boolean> {
  const user = trx.selectFrom('users').select('id').where('id', '=', session.userId);
  await user.forNoKeyUpdate().execute();
  return isSessionActive(trx, { id: session.sessionId, userId: session.userId }, now);
}

export type StoredSession = {
  readonly id: string;
  readonly userAgent: string;
  readonly address: string;
  readonly signedInAt: Date;
  readonly lastUsedAt: Date;
};

const MOST_LISTED = 200;

export async function listActiveSessions(
  db: Db,
  userId: string,
  now: Date,
): Promise<StoredSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'address', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('absolute_expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    address: row.address,
    signedInAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }));
}

export type DeviceUse = {
  readonly deviceHash: Buffer;
  readonly userId: string;
  readonly isActive: boolean;
};

/** The users whose sessions are bound to these devices, and whether one of their sessions is active. */
export async function findDeviceUses(
  db: Db,
  deviceHashes: readonly Buffer[],
  now: Date,
): Promise<DeviceUse[]> {
  const { rows } = await sql<DeviceUse>`
    select device_hash as "deviceHash", user_id as "userId",
      bool_or(ended_at is null and expires_at > ${now} and absolute_expires_at > ${now}) as "isActive"
    from sessions
    where ${isBoundTo(deviceHashes)}
    group by device_hash, user_id
  `.execute(db);
  return rows;
}

/** One text for any number of values, none included. */
export function isBoundTo(deviceHashes: readonly Buffer[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`sessions.device_hash = any(${deviceHashes}::bytea[])`;
}

/** Whether the user has signed in before, and from this client. Other programs than browsers are known by name. */
export async function findSignIns(
  db: Db,
  from: { userId: string; deviceHashes: readonly Buffer[] | null; userAgent: string },
): Promise<'none' | 'from_here' | 'from_others'> {
  const sessions = await db
    .selectFrom('sessions')
    .select((at) =>
      at.fn
        .coalesce(
          from.deviceHashes === null
            ? at.and([at('device_hash', 'is', null), at('user_agent', '=', from.userAgent)])
            : isBoundTo(from.deviceHashes),
          at.lit(false),
        )
        .as('is_from_here'),
    )
    .where('user_id', '=', from.userId)
    .orderBy('is_from_here', 'desc')
    .limit(1)
    .execute();
  const [best] = sessions;
  if (best === undefined) return 'none';
  return best.is_from_here ? 'from_here' : 'from_others';
}

/** Whether this call was the first to note it. */
export async function markDeviceMismatch(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('sessions')
    .set({ device_mismatch_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('device_mismatch_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether this call was the one that ended it. */
export async function endSession(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('sessions')
    .set({ ended_at: now, encrypted_successor: null })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether that user had it open. */
export async function endUserSession(
  db: Db,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('sessions')
    .set({ ended_at: now, encrypted_successor: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('absolute_expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The ids of those that it ended. */
export async function endUserSessions(
  db: Db,
  userId: string,
  exceptId: string | undefined,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .updateTable('sessions')
    .set({ ended_at: now, encrypted_successor: null })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

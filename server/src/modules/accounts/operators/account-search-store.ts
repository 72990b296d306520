// SQL of the list of accounts that operators search.
import type { Tier } from '@vys/contract/plans';
import type { Db } from '../../../platform/db/db.ts';
import { beforeCursor, toCursor } from '../../../platform/db/keyset-pagination.ts';

export type ListedAccount = {
  readonly userId: string;
  readonly email: string;
  readonly username: string;
  readonly fullName: string;
  readonly tier: Tier;
  readonly suspendedAt: Date | null;
  readonly createdAt: Date;
  /** Names its place in the list. */
  readonly cursor: string;
};

export type AccountFilter = {
  /** The start of an email address or of a username, or a whole id. Empty for all. */
  readonly search: string;
  readonly tier: Tier | undefined;
  readonly isSuspended: boolean | undefined;
  readonly after: string | undefined;
  readonly limit: number;
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The newest first. */
export async function searchAccounts(db: Db, filter: AccountFilter): Promise<ListedAccount[]> {
  const { tier, isSuspended, after, limit } = filter;
  const search = filter.search.toLowerCase();
  const prefix = `${search.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .selectFrom('accounts')
    .select(['user_id', 'email', 'username', 'full_name', 'tier', 'suspended_at', 'created_at'])
    .select(toCursor('created_at', 'user_id').as('cursor'))
    .where(beforeCursor('created_at', 'user_id', after))
    .$if(UUID.test(search), (query) => query.where('user_id', '=', search))
    .$if(search !== '' && !UUID.test(search), (query) =>
      query.where((row) =>
        row.or([row(row.fn('lower', ['email']), 'like', prefix), row('username', 'like', prefix)]),
      ),
    )
    .$if(tier !== undefined, (query) => query.where('tier', '=', tier ?? ''))
    .$if(isSuspended !== undefined, (query) =>
      query.where('suspended_at', isSuspended ? 'is not' : 'is', null),
    )
    .orderBy('created_at', 'desc')
    .orderBy('user_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    userId: row.user_id,
    email: row.email,
    username: row.username,
    fullName: row.full_name,
    tier: row.tier as Tier,
    suspendedAt: row.suspended_at,
    createdAt: row.created_at,
    cursor: row.cursor,
  }));
}

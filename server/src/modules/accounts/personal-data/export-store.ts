// SQL of the data of the accounts module about a user, for their export.
import type { Db } from '../../../platform/db/db.ts';

export async function readUserData(db: Db, userId: string) {
  return {
    profile: await db
      .selectFrom('accounts')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst(),
    names: await db
      .selectFrom('retired_usernames')
      .select(['name', 'reserved_until'])
      .where('user_id', '=', userId)
      .orderBy('name')
      .execute(),
    aiRequests: await db
      .selectFrom('ai_requests')
      .select('created_at')
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  };
}

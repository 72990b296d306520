// The only question the app itself puts to the database: are you there?
import { sql } from 'kysely';
import type { Db } from '../platform/db/db.ts';

export async function pingDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

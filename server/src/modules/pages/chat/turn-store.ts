// SQL of the conversation with the assistant.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { EarlierTurn } from '../../assistant/index.ts';

/** Of a user; older ones are removed. */
const MOST_TURNS = 200;

export type NewTurn = {
  userId: string;
  message: string;
  reply: string;
  beforeVersionId: string | null;
  afterVersionId: string | null;
};

export async function insertTurn(db: Db, turn: NewTurn): Promise<void> {
  await db
    .insertInto('chat_turns')
    .values({
      user_id: turn.userId,
      message: turn.message,
      reply: turn.reply,
      before_version_id: turn.beforeVersionId,
      after_version_id: turn.afterVersionId,
    })
    .execute();
  await sql`
    delete from chat_turns where id in (
      select id from chat_turns where user_id = ${turn.userId}
      order by created_at desc, id desc offset ${MOST_TURNS}
    )
  `.execute(db);
}

/** Oldest first. The page is null where there was none, and where its version is no longer kept. */
export async function listRecentTurns(
  db: Db,
  userId: string,
  count: number,
): Promise<EarlierTurn[]> {
  const rows = await db
    .selectFrom('chat_turns as t')
    .leftJoin('page_versions as v', 'v.id', 't.before_version_id')
    .select(['t.message', 'v.jsx', 'v.css', 'v.title', 'v.description'])
    .where('t.user_id', '=', userId)
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(count)
    .execute();
  return rows.reverse().map(({ message, jsx, css, title, description }) => ({
    message,
    page:
      jsx === null || css === null
        ? null
        : { jsx, css, metadata: { title: title ?? '', description: description ?? '' } },
  }));
}

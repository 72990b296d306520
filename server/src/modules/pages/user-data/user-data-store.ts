// SQL of deleting and exporting the page of a user.
import type { Db, Trx } from '../../../platform/db/db.ts';
import { afterCursor, iterateRows } from '../../../platform/db/keyset-pagination.ts';

export async function findPageData(db: Db, userId: string) {
  const row = await db
    .selectFrom('pages')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const pageBuild = await db
    .selectFrom('published_pages')
    .select(['html_hash', 'public_name'])
    .where('page_id', '=', row.id)
    .executeTakeFirst();
  const imageSources = await db
    .selectFrom('og_image_sources')
    .select('og_image_hash')
    .where('page_id', '=', row.id)
    .execute();
  return {
    id: row.id,
    row,
    htmlHash: pageBuild?.html_hash ?? null,
    publicName: pageBuild?.public_name ?? null,
    /** Of all OG images that the page ever had. */
    ogImageHashes: imageSources.map((source) => source.og_image_hash),
  };
}

/** With its versions, what is published, what visitors sent, and the cases about it. */
export async function deletePageRows(trx: Trx, pageId: string): Promise<void> {
  await trx.deleteFrom('pages').where('id', '=', pageId).execute();
}

/** What was said about the page, with all that the assistant offered. */
export async function deleteConversation(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('chat_turns').where('user_id', '=', userId).execute();
}

/** What was decided, when and by whom stays in the log; whose page it was and why goes with the page. */
export async function anonymizeDecisions(trx: Trx, pageId: string): Promise<void> {
  await trx
    .updateTable('moderation_log')
    .set({ page_id: null, page_name: '', reason: '' })
    .where('page_id', '=', pageId)
    .execute();
}

/** Without what the server reckons from them. */
const versionColumns = [
  'id',
  'page_id',
  'number',
  'auto_saved',
  'source',
  'published_at',
  'jsx',
  'css',
  'title',
  'description',
  'undo_version_id',
  'redo_version_id',
  'edit_batch',
  'created_at',
] as const;

export async function* listPageVersions(db: Db, pageId: string) {
  const versions = await db
    .selectFrom('page_versions')
    .select('id')
    .where('page_id', '=', pageId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  // One at a time, for each may be large.
  for (const { id } of versions) {
    yield* await db
      .selectFrom('page_versions')
      .select(versionColumns)
      .where('id', '=', id)
      .execute();
  }
}

/** The conversation with the assistant, oldest first. */
export function listChatTurns(db: Db, userId: string) {
  return iterateRows<{ id: string }>((last, limit) =>
    db
      .selectFrom('chat_turns')
      .select(['id', 'message', 'reply', 'before_version_id', 'after_version_id', 'created_at'])
      .select(['state', 'changed_page', 'receipt', 'offers', 'ended_at'])
      .where('user_id', '=', userId)
      .where(afterCursor('chat_turns', last))
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
}

/** One turn at a time, for events hold pages. */
export async function* listChatEvents(db: Db, userId: string) {
  for await (const { id } of listChatTurns(db, userId)) {
    yield* await db
      .selectFrom('chat_turn_events')
      .selectAll()
      .where('turn_id', '=', id)
      .orderBy('seq')
      .execute();
  }
}

type Submitted = { id: string };

/** Without the tokens of emailed links, which are the visitors'. */
export function listPageSubmissions(db: Db, pageId: string) {
  return iterateRows<Submitted>((last, limit) =>
    db
      .selectFrom('form_submissions')
      .select(['id', 'kind', 'status', 'email', 'name', 'message', 'extra', 'created_at'])
      .where('page_id', '=', pageId)
      .where(afterCursor('form_submissions', last))
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
}

/** What visitors reported is theirs, so only how many they were. */
export async function listPageCases(db: Db, pageId: string) {
  return await db
    .selectFrom('moderation_cases')
    .select(['id', 'case_number', 'status', 'reason', 'report_count', 'created_at', 'decided_at'])
    .where('page_id', '=', pageId)
    .orderBy('created_at')
    .execute();
}

export async function listPageAppeals(db: Db, pageId: string) {
  return await db
    .selectFrom('moderation_appeals as o')
    .innerJoin('moderation_cases as c', 'c.id', 'o.case_id')
    .select(['c.case_number', 'o.message', 'o.created_at'])
    .where('c.page_id', '=', pageId)
    .orderBy('o.created_at')
    .execute();
}

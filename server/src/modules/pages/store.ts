// SQL of pages and their versions. What visitors are shown is public-store.ts, what they send
// form-store.ts.
import type { PageContent } from '@vys/contract/pages/pages';
import { type VersionSource, versionSources } from '@vys/contract/pages/versions';
import type { Selectable } from 'kysely';
import type { Pages as PagesTable } from '../../platform/db/db.generated.ts';
import type { Db } from '../../platform/db/db.ts';
import { hashSource } from '../accounts/index.ts';
import { jsonBytes } from './rules.ts';

export type StoredPage = {
  readonly id: string;
  readonly userId: string;
  readonly content: PageContent;
  readonly status: 'draft' | 'published';
  readonly isActive: boolean;
  /** Rises with every save. */
  readonly revision: number;
  readonly currentVersionId: string;
  readonly publishedVersionId: string | null;
  readonly publishedAt: Date | null;
  /** Since when the page is suspended. */
  readonly suspendedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export type StoredVersion = {
  readonly id: string;
  readonly pageId: string;
  /** Stays; the first version of a page is 1. */
  readonly number: number;
  readonly autoSaved: boolean;
  /** Who or what made it; null where it is not known. */
  readonly source: VersionSource | null;
  /** When it was last published. */
  readonly publishedAt: Date | null;
  readonly content: PageContent;
  /** The version that undo leads to. */
  readonly undoVersionId: string | null;
  /** The version that it was left for by an undo. */
  readonly redoVersionId: string | null;
  /** Edits of one batch share a version. */
  readonly editBatch: string | null;
  readonly createdAt: Date;
};

/** Whether there is a version that undo or redo leads to. */
export type HistorySteps = { canUndo: boolean; canRedo: boolean };

export type NewVersion = {
  pageId: string;
  content: PageContent;
  autoSaved: boolean;
  source?: VersionSource | undefined;
  undoVersionId: string | null;
  redoVersionId?: string | null;
  editBatch?: string | undefined;
};

type SourceColumns = { jsx: string; css: string; title: string; description: string };

function toContent({ jsx, css, title, description }: SourceColumns): PageContent {
  return { jsx, css, metadata: { title, description } };
}

function toColumns({ jsx, css, metadata }: PageContent): SourceColumns {
  return { jsx, css, title: metadata.title, description: metadata.description };
}

function toPage(row: Selectable<PagesTable>): StoredPage {
  return {
    id: row.id,
    userId: row.user_id,
    content: toContent(row),
    status: row.status === 'published' ? 'published' : 'draft',
    isActive: row.is_active,
    revision: row.revision,
    // Set in the transaction that makes the page.
    currentVersionId: row.current_version_id ?? '',
    publishedVersionId: row.published_version_id,
    publishedAt: row.published_at,
    suspendedAt: row.suspended_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export async function findPageByOwner(db: Db, userId: string): Promise<StoredPage | undefined> {
  const query = db.selectFrom('pages').selectAll().where('user_id', '=', userId);
  const row = await query.executeTakeFirst();
  return row && toPage(row);
}

/** Within a transaction; locks the page until it ends. */
export async function findPageToChange(db: Db, userId: string): Promise<StoredPage | undefined> {
  const query = db.selectFrom('pages').selectAll().where('user_id', '=', userId).forUpdate();
  const row = await query.executeTakeFirst();
  return row && toPage(row);
}

/** Undefined when the user has a page already. */
export async function insertPage(
  db: Db,
  userId: string,
  content: PageContent,
  at: Date,
): Promise<string | undefined> {
  const row = await db
    .insertInto('pages')
    .values({ user_id: userId, ...toColumns(content), revision: 0, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function insertVersion(db: Db, version: NewVersion): Promise<string> {
  const { number } = await db
    .updateTable('pages')
    .set((eb) => ({ last_version_number: eb('last_version_number', '+', 1) }))
    .where('id', '=', version.pageId)
    .returning('last_version_number as number')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('page_versions')
    .values({
      page_id: version.pageId,
      number,
      auto_saved: version.autoSaved,
      source: version.source ?? null,
      undo_version_id: version.undoVersionId,
      redo_version_id: version.redoVersionId ?? null,
      edit_batch: version.editBatch ?? null,
      source_hash: hashSource(version.content),
      content_bytes: jsonBytes(version.content),
      ...toColumns(version.content),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** For further edits of the batch that made the version. */
export async function replaceVersionContent(
  db: Db,
  versionId: string,
  content: PageContent,
): Promise<void> {
  await db
    .updateTable('page_versions')
    .set({
      source_hash: hashSource(content),
      content_bytes: jsonBytes(content),
      ...toColumns(content),
    })
    .where('id', '=', versionId)
    .execute();
}

/** Makes a version the content of its page. */
export async function setCurrentVersion(
  db: Db,
  pageId: string,
  version: { id: string; content: PageContent },
  at: Date,
): Promise<StoredPage> {
  const row = await db
    .updateTable('pages')
    .set((eb) => ({
      ...toColumns(version.content),
      current_version_id: version.id,
      revision: eb('revision', '+', 1),
      updated_at: at,
    }))
    .where('id', '=', pageId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toPage(row);
}

export async function deleteVersion(db: Db, versionId: string): Promise<void> {
  await db.deleteFrom('page_versions').where('id', '=', versionId).execute();
}

export async function setRedoVersion(
  db: Db,
  versionId: string,
  redoVersionId: string,
): Promise<void> {
  await db
    .updateTable('page_versions')
    .set({ redo_version_id: redoVersionId })
    .where('id', '=', versionId)
    .execute();
}

export async function markManualVersion(db: Db, versionId: string): Promise<void> {
  await db
    .updateTable('page_versions')
    .set({ auto_saved: false })
    .where('id', '=', versionId)
    .execute();
}

export async function findVersion(db: Db, versionId: string): Promise<StoredVersion | undefined> {
  const query = db.selectFrom('page_versions').selectAll().where('id', '=', versionId);
  const row = await query.executeTakeFirst();
  return row && toVersion(row);
}

export async function findVersions(db: Db, ids: readonly string[]): Promise<StoredVersion[]> {
  const query = db.selectFrom('page_versions').selectAll().where('id', 'in', ids);
  return (await query.execute()).map(toVersion);
}

export async function findHistorySteps(db: Db, versionId: string): Promise<HistorySteps> {
  const row = await db
    .selectFrom('page_versions')
    .select(['undo_version_id', 'redo_version_id'])
    .where('id', '=', versionId)
    .executeTakeFirst();
  return {
    canUndo: (row?.undo_version_id ?? null) !== null,
    canRedo: (row?.redo_version_id ?? null) !== null,
  };
}

/** A version of the page with exactly this content. */
export async function findIdenticalVersion(
  db: Db,
  pageId: string,
  content: PageContent,
): Promise<string | undefined> {
  const { jsx, css, title, description } = toColumns(content);
  const row = await db
    .selectFrom('page_versions')
    .select('id')
    .where('page_id', '=', pageId)
    .where('source_hash', '=', hashSource(content))
    .where('jsx', '=', jsx)
    .where('css', '=', css)
    .where('title', '=', title)
    .where('description', '=', description)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Whether any version of the user's page has the source with this hash. */
export async function hasVersionWithSource(db: Db, userId: string, hash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('page_versions as v')
    .innerJoin('pages as p', 'p.id', 'v.page_id')
    .select('v.id')
    .where('p.user_id', '=', userId)
    .where('v.source_hash', '=', hash)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setActive(db: Db, pageId: string, isActive: boolean): Promise<StoredPage> {
  const row = await db
    .updateTable('pages')
    .set({ is_active: isActive })
    .where('id', '=', pageId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toPage(row);
}

export function toVersion(
  row: SourceColumns & {
    id: string;
    page_id: string;
    number: number;
    auto_saved: boolean;
    source: string | null;
    published_at: Date | null;
    undo_version_id: string | null;
    redo_version_id: string | null;
    edit_batch: string | null;
    created_at: Date;
  },
): StoredVersion {
  return {
    id: row.id,
    pageId: row.page_id,
    number: row.number,
    autoSaved: row.auto_saved,
    source: versionSources.find((source) => source === row.source) ?? null,
    publishedAt: row.published_at,
    content: toContent(row),
    undoVersionId: row.undo_version_id,
    redoVersionId: row.redo_version_id,
    editBatch: row.edit_batch,
    createdAt: row.created_at,
  };
}

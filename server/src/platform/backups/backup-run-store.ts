// What the backup command did: it writes a row for each run; metrics and operators read the last ones.
import type { Db } from '../db/db.ts';

export type BackupRun = {
  startedAt: Date;
  finishedAt: Date;
  /** Null where it succeeded. */
  error: string | null;
  /** Its name, and what it holds; null for a run that failed. */
  archive: string | null;
  bytes: number | null;
  rows: number | null;
  files: number | null;
  isEncrypted: boolean;
};

/** Older ones are deleted. */
const KEPT_RUNS = 200;

export async function recordBackupRun(db: Db, run: BackupRun): Promise<void> {
  const { id } = await db
    .insertInto('backup_runs')
    .values({
      started_at: run.startedAt,
      finished_at: run.finishedAt,
      error: run.error,
      archive: run.archive,
      bytes: run.bytes,
      rows: run.rows,
      files: run.files,
      is_encrypted: run.isEncrypted,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('backup_runs')
    .where('id', '<=', id - KEPT_RUNS)
    .execute();
}

/** Newest first. */
export async function listBackupRuns(db: Db, limit: number): Promise<BackupRun[]> {
  return await selectRuns(db).limit(limit).execute();
}

export async function findLastSuccess(db: Db): Promise<BackupRun | undefined> {
  return await selectRuns(db).where('error', 'is', null).limit(1).executeTakeFirst();
}

function selectRuns(db: Db) {
  return db
    .selectFrom('backup_runs')
    .select([
      'started_at as startedAt',
      'finished_at as finishedAt',
      'error',
      'archive',
      'bytes',
      'rows',
      'files',
      'is_encrypted as isEncrypted',
    ])
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc');
}

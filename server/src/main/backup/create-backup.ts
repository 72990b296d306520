// Makes one archive of everything that an installation holds, while it runs: the database as it was at one moment,
// then the files, none of which is deleted meanwhile.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { recordBackupRun } from '../../platform/backups/backup-run-store.ts';
import type { Config } from '../../platform/config.ts';
import { type Client, openDb } from '../../platform/db/db.ts';
import { errorCode, StartupError } from '../../platform/process/startup-error.ts';
import { DELETION_LOCK } from '../../platform/storage/file-deletion-store.ts';
import { FORMAT_VERSION, type Manifest, tableKey } from './archive/manifest.ts';
import { type ArchiveWriter, writeArchive } from './archive/write-archive.ts';
import { createArchivePath, removeAbandonedDrafts } from './archive-folder.ts';
import { BACKUP_LOCK, lock, tryLock } from './database/backup-lock-store.ts';
import {
  closeSnapshot,
  exportSnapshot,
  exportTable,
  findLoadedSegments,
  hasMigrations,
  openSnapshot,
  readCatalog,
} from './database/export-store.ts';
import { openDatabase, withClient } from './database/open-database.ts';
import { FILES, readDataFolder, SPOOL } from './files/data-folder.ts';
import { readStoredFiles } from './files/stored-files.ts';
import { openWaitingEvents, type WaitingEvents } from './files/waiting-events.ts';
import { backupMessages } from './messages.ts';

export type BackupConfig = Pick<
  Config,
  'databaseUrl' | 'dataDir' | 'searchPath' | 's3Store' | 'eventsDatabase'
>;

export type BackupOptions = {
  config: BackupConfig;
  /** Where the archive goes. */
  folder: string;
  release: string;
  passphrase?: string | undefined;
  onProgress?: (line: string) => void;
  /** Of the encryption; for tests. */
  workFactor?: number;
  /** With the id of the snapshot, for tests that compare what it holds. The backup waits for it. */
  onSnapshot?: (id: string) => Promise<void>;
};

export type Backup = { path: string; bytes: number; rows: number; files: number };

/** Throws StartupError for what the operator can correct. Every run leaves a row in `backup_runs`. */
export async function createBackup(options: BackupOptions): Promise<Backup> {
  const { config, folder, onProgress = () => {} } = options;
  const database = await openDatabase(config, onProgress);
  const startedAt = new Date();
  const isEncrypted = options.passphrase !== undefined;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const backup = await runBackup(options, database.url, startedAt);
    const { path, bytes, rows, files } = backup;
    const archive = path.slice(folder.length + 1);
    await record(database.url, {
      ...{ startedAt, finishedAt: new Date(), error: null },
      ...{ archive, bytes, rows, files, isEncrypted },
    });
    return backup;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    await record(database.url, {
      ...{ startedAt, finishedAt: new Date(), error: message.slice(0, 500) },
      ...{ archive: null, bytes: null, rows: null, files: null, isEncrypted },
    }).catch(() => {});
    throw error;
  } finally {
    await database.close();
  }
}

async function runBackup(options: BackupOptions, url: string, at: Date): Promise<Backup> {
  const { config, folder, onProgress = () => {} } = options;
  return await withClient(url, async (client) => {
    if (!(await tryLock(client, BACKUP_LOCK))) throw new StartupError(backupMessages.running);
    await lock(client, DELETION_LOCK);
    await removeAbandonedDrafts(folder);
    const events = await openWaitingEvents(join(config.dataDir, SPOOL));
    try {
      await openSnapshot(client);
      if (!(await hasMigrations(client))) throw new StartupError(backupMessages.noSchema);
      if (options.onSnapshot) await options.onSnapshot(await exportSnapshot(client));
      const path = createArchivePath(folder, at, options.passphrase !== undefined);
      onProgress(backupMessages.writing(path));
      const { passphrase, workFactor } = options;
      const manifest = await describe(client, options, at);
      let counts = { rows: {}, files: 0 } as { rows: Record<string, number>; files: number };
      const bytes = await writeArchive(
        { path, manifest, passphrase, workFactor },
        async (archive) => {
          counts = await fill(archive, { client, manifest, events, options });
          return counts;
        },
      );
      const rows = Object.values(counts.rows).reduce((sum, count) => sum + count, 0);
      return { path, bytes, rows, files: counts.files };
    } finally {
      await events.close();
    }
  });
}

async function describe(
  client: Client,
  { config, release }: BackupOptions,
  at: Date,
): Promise<Manifest> {
  return {
    format: 'vys-backup',
    formatVersion: FORMAT_VERSION,
    createdAt: at.toISOString(),
    release,
    hasOtherEventStore: config.eventsDatabase !== undefined,
    ...(await readCatalog(client)),
  };
}

type Source = {
  client: Client;
  manifest: Manifest;
  events: WaitingEvents;
  options: BackupOptions;
};

async function fill(archive: ArchiveWriter, { client, manifest, events, options }: Source) {
  const { config, folder } = options;
  const loaded = await findLoadedSegments(client, events.ids);
  for await (const segment of events.read(loaded)) await archive.add(segment);
  const rows: Record<string, number> = {};
  for (const table of manifest.tables) {
    const parts = exportTable(client, table);
    for (let number = 1; ; number += 1) {
      const part = await parts.next();
      if (part.done) {
        rows[tableKey(table)] = part.value;
        break;
      }
      await archive.addBytes(`database/${tableKey(table)}/${number}.copy`, part.value);
    }
  }
  // The files need no snapshot: what it names stays, and what is newer does no harm.
  await closeSnapshot(client);
  let files = 0;
  for await (const file of readStoredFiles(config)) {
    await archive.add({ ...file, name: `${FILES}/${file.name}` });
    files += 1;
  }
  for await (const file of readDataFolder(config.dataDir, folder)) {
    await archive.add({ ...file, name: `data/${file.name}` });
    files += 1;
  }
  return { rows, files };
}

/** A release from before `backup_runs` makes backups all the same. */
async function record(url: string, run: Parameters<typeof recordBackupRun>[1]): Promise<void> {
  const db = openDb(url, { poolSize: 1 });
  try {
    await recordBackupRun(db, run);
  } catch (error) {
    if (errorCode(error) !== '42P01') throw error;
  } finally {
    await db.destroy();
  }
}

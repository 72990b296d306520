// Restores an archive into an empty place, or with `force` in the place of what is there. Nothing changes before the
// whole archive was verified; the database changes in one transaction, and the files are put in place together.
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createAbandonedFolder } from '../../modules/analytics/index.ts';
import type { Config } from '../../platform/config.ts';
import type { Client } from '../../platform/db/db.ts';
import { type Migration, migrate, readMigrations } from '../../platform/db/migrate.ts';
import { createFileStore } from '../../platform/storage/create-file-store.ts';
import { ArchiveError } from './archive/archive-error.ts';
import { type ArchiveEnd, type Manifest, type Table, tableKey } from './archive/manifest.ts';
import { readArchive } from './archive/read-archive.ts';
import type { TarEntry } from './archive/tar.ts';
import {
  beginImport,
  commitImport,
  countOtherConnections,
  countTables,
  importRows,
} from './database/import-store.ts';
import { openOwnDatabase, withClient } from './database/open-database.ts';
import { dropStage, FILES, hasFiles, openStage, SPOOL, swapStage } from './files/data-folder.ts';
import { hasStoredFiles, listStoredKeys, putStoredFile } from './files/stored-files.ts';
import { archiveFaults, restoreMessages, targetFaults } from './messages.ts';
import { TargetError } from './target-error.ts';

export type RestoreConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'searchPath' | 's3Store'>;

export type RestoreOptions = {
  config: RestoreConfig;
  path: string;
  passphrase?: string | undefined;
  force?: boolean;
  onProgress?: (line: string) => void;
  /** Those of this release; others in tests. */
  migrationsFolder?: string;
};

/** Verifies the whole archive; throws ArchiveError. */
export async function verifyBackup({
  path,
  passphrase,
  migrationsFolder,
}: Pick<RestoreOptions, 'path' | 'passphrase' | 'migrationsFolder'>) {
  const onManifest = (manifest: Manifest) => void chooseMigrations(manifest, migrationsFolder);
  return await readArchive(path, passphrase, { onManifest });
}

/** Throws ArchiveError, TargetError or StartupError, and has changed nothing then. */
export async function restoreBackup(options: RestoreOptions): Promise<void> {
  const { config, onProgress = () => {}, migrationsFolder: folder } = options;
  onProgress(restoreMessages.verifying);
  const { manifest, end } = await verifyBackup(options);
  const database = await openOwnDatabase(config, onProgress);
  try {
    await withClient(database.url, async (client) => {
      await checkTarget(client, options);
      onProgress(restoreMessages.loading);
      await load(client, options, { manifest, end });
    });
    const progress = (name: string) => onProgress(restoreMessages.migrating(name));
    await migrate(database.url, { onProgress: progress, ...(folder ? { folder } : {}) });
  } finally {
    await database.close();
  }
}

async function checkTarget(client: Client, { config, force = false }: RestoreOptions) {
  const connections = await countOtherConnections(client);
  if (connections > 0) throw new TargetError(targetFaults.inUse(connections));
  if (force) return;
  if ((await countTables(client)) > 0) throw new TargetError(targetFaults.database);
  if (await hasFiles(config.dataDir)) throw new TargetError(targetFaults.files(config.dataDir));
  if (await hasStoredFiles(config)) {
    throw new TargetError(targetFaults.files(config.s3Store?.bucket ?? config.dataDir));
  }
}

async function load(
  client: Client,
  { config, path, passphrase, migrationsFolder }: RestoreOptions,
  archive: { manifest: Manifest; end: ArchiveEnd },
): Promise<void> {
  const { manifest, end } = archive;
  const tables = new Map(manifest.tables.map((table) => [tableKey(table), table]));
  const loaded = new Map<string, number>();
  const stage = await openStage(config.dataDir);
  const keys = new Set<string>();
  try {
    const migrations = chooseMigrations(manifest, migrationsFolder);
    const foreignKeys = await beginImport(client, manifest, migrations);
    const placeOf = createPlaces(stage, await createAbandonedFolder(join(stage, SPOOL)));
    await readArchive(path, passphrase, {
      async onEntry(entry) {
        const table = findTable(tables, entry.name);
        if (table !== undefined) {
          const rows = await importRows(client, table, entry.body);
          loaded.set(tableKey(table), (loaded.get(tableKey(table)) ?? 0) + rows);
        } else if (config.s3Store !== undefined && entry.name.startsWith(`${FILES}/`)) {
          const key = entry.name.slice(FILES.length + 1);
          await putStoredFile(config.s3Store, key, await collect(entry), entry.attributes);
          keys.add(key);
        } else await writeFile(placeOf(entry.name), entry);
      },
    });
    for (const [name, expected] of Object.entries(end.rows)) {
      const count = loaded.get(name) ?? 0;
      if (count !== expected) throw new Error(targetFaults.lostRows(name, expected, count));
    }
    await commitImport(client, manifest, foreignKeys);
  } catch (error) {
    await dropStage(config.dataDir);
    throw error;
  }
  await swapStage(config.dataDir);
  if (config.s3Store !== undefined) await removeOthers(config, keys);
}

/** What a bucket held before; in a folder it went with the swap. */
async function removeOthers(config: RestoreConfig, keys: ReadonlySet<string>): Promise<void> {
  const files = createFileStore(config);
  for await (const key of listStoredKeys(config)) if (!keys.has(key)) await files.remove(key);
}

/** Those that made the schema of the archive: the first ones of this release, and no others. */
function chooseMigrations({ migrations }: Manifest, folder: string | undefined): Migration[] {
  const known = readMigrations(folder);
  const unknown = migrations.find(({ name }) => !known.some((one) => one.name === name));
  if (unknown) throw new ArchiveError('newer', archiveFaults.newerSchema(unknown.name));
  const chosen = known.slice(0, migrations.length);
  const other = chosen.find(({ name, checksum }, index) => {
    return migrations[index]?.name !== name || migrations[index].checksum !== checksum;
  });
  if (other) throw new ArchiveError('newer', archiveFaults.otherSchema(other.name));
  return chosen;
}

function findTable(tables: ReadonlyMap<string, Table>, entry: string): Table | undefined {
  const [kind, key = ''] = entry.split('/');
  if (kind !== 'database') return undefined;
  const table = tables.get(key);
  if (!table) throw new ArchiveError('damaged', archiveFaults.damaged(`the table ${key} is new`));
  return table;
}

/** Names come from the archive, so they are checked before they become paths. */
function createPlaces(stage: string, segmentPath: (id: string) => string) {
  return (name: string): string => {
    if (!isSafe(name)) throw new ArchiveError('damaged', archiveFaults.damaged(`the name ${name}`));
    const segment = /^events\/([\da-f-]{36})\.segment$/.exec(name)?.[1];
    if (segment !== undefined) return segmentPath(segment);
    return join(stage, name.startsWith('data/') ? name.slice('data/'.length) : name);
  };
}

/** Leads to a place below the folder that it is put into. */
function isSafe(name: string): boolean {
  const isPlain = (part: string) => part !== '' && part !== '.' && part !== '..';
  return !name.includes('\0') && name.split('/').every(isPlain);
}

async function writeFile(path: string, entry: TarEntry): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline(entry.body, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
}

async function collect(entry: TarEntry): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of entry.body) parts.push(part);
  return Buffer.concat(parts);
}

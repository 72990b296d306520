// All files of the file store, wherever it is: listed and read one by one for a backup, written back for a restore.
import type { Dirent } from 'node:fs';
import { open, opendir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../../platform/config.ts';
import { errorCode } from '../../../platform/process/startup-error.ts';
import { createFileStore } from '../../../platform/storage/create-file-store.ts';
import type { S3Store } from '../../../platform/storage/files-url.ts';
import { verifyChecksum } from '../../../platform/storage/s3-file-store.ts';
import { listS3Keys } from '../../../platform/storage/s3-listing.ts';
import { createS3, S3Error } from '../../../platform/storage/s3-request.ts';
import type { NewEntry } from '../archive/write-archive.ts';

type FileConfig = Pick<Config, 'dataDir' | 's3Store'>;

/** Written under another name first, and not whole yet. */
const DRAFT = /\.draft$/;

/** Without those that went away meanwhile: nothing names them. */
export async function* readStoredFiles({ dataDir, s3Store }: FileConfig): AsyncGenerator<NewEntry> {
  if (s3Store === undefined) yield* readFolder(join(dataDir, 'files'));
  else yield* readBucket(s3Store);
}

export async function hasStoredFiles(config: FileConfig): Promise<boolean> {
  for await (const _ of listStoredKeys(config)) return true;
  return false;
}

export async function* listStoredKeys({ dataDir, s3Store }: FileConfig): AsyncGenerator<string> {
  if (s3Store !== undefined) yield* listS3Keys(s3Store);
  else yield* listFolder(join(dataDir, 'files'));
}

/** Into a bucket, with what other readers of it should know. */
export async function putStoredFile(
  store: S3Store,
  key: string,
  bytes: Buffer,
  attributes: Readonly<Record<string, string>>,
): Promise<void> {
  const files = createFileStore({ dataDir: '', s3Store: store });
  const { contentType, isImmutable } = attributes;
  const metadata = contentType && { contentType, isImmutable: isImmutable === 'true' };
  await files.put(key, bytes, metadata || undefined);
}

/** Every file below a folder, by its path in it; nothing for a folder that is not there. */
export async function* readFolder(folder: string): AsyncGenerator<NewEntry> {
  for await (const name of listFolder(folder)) {
    const entry = await readFile(join(folder, name));
    if (entry !== undefined) yield { ...entry, name };
  }
}

export async function* listFolder(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder, { recursive: true }).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [] as Dirent[];
    throw error;
  });
  for await (const entry of entries) {
    if (!entry.isFile() || DRAFT.test(entry.name)) continue;
    yield join(entry.parentPath, entry.name).slice(folder.length + 1);
  }
}

/** As long as it is now, should it grow. The file is open until its body was read. */
export async function readFile(path: string): Promise<Omit<NewEntry, 'name'> | undefined> {
  const file = await open(path, 'r').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (file === undefined) return undefined;
  const { size } = await file.stat();
  async function* read(): AsyncGenerator<Uint8Array> {
    if (file === undefined) return;
    if (size === 0) return await file.close();
    // Closes the file.
    yield* file.createReadStream({ end: size - 1, highWaterMark: 256 * 1024 });
  }
  return { size, body: read() };
}

async function* readBucket(store: S3Store): AsyncGenerator<NewEntry> {
  const s3 = createS3(store);
  for await (const key of listS3Keys(store)) {
    const response = await s3({ method: 'GET', key, check: (got) => verifyChecksum(key, got) });
    if (response === null) continue;
    const { headers, body } = response;
    if (`${body.length}` !== (headers.get('content-length') ?? `${body.length}`)) {
      throw new S3Error(`The file store gave only a part of ${key}.`, 'Part', true);
    }
    const contentType = headers.get('content-type') ?? 'application/octet-stream';
    const isImmutable = `${/immutable/.test(headers.get('cache-control') ?? '')}`;
    const parts = async function* () {
      if (body.length > 0) yield body;
    };
    yield { name: key, size: body.length, attributes: { contentType, isImmutable }, body: parts() };
  }
}

// Writes an archive: a tar, compressed, and encrypted where there is a passphrase. It has its name only when it is
// whole and on disk; until then the name ends with `.partial`, which restoring refuses.
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { renameDurably } from '../../../platform/storage/durable.ts';
import { encryptWith } from './encryption.ts';
import { createEntryDigest } from './entry-digest.ts';
import { type ArchiveEnd, END, MANIFEST, type Manifest } from './manifest.ts';
import { PARTIAL } from './partial.ts';
import { createTarWriter, type TarEntry } from './tar.ts';

export type NewEntry = Omit<TarEntry, 'attributes'> & { attributes?: TarEntry['attributes'] };

export type ArchiveWriter = {
  add(entry: NewEntry): Promise<void>;
  addBytes(name: string, bytes: Uint8Array): Promise<void>;
};

export type ArchiveOptions = {
  path: string;
  manifest: Manifest;
  passphrase?: string | undefined;
  /** Of the encryption; for tests. */
  workFactor?: number | undefined;
};

/** Most of what is not text is compressed already. */
const COMPRESSION_LEVEL = 5;

type Counts = Pick<ArchiveEnd, 'rows' | 'files'>;

/** `fill` adds the entries and returns what the end of the archive says of them. Gives the size of the archive. */
export async function writeArchive(
  { path, manifest, passphrase, workFactor }: ArchiveOptions,
  fill: (archive: ArchiveWriter) => Promise<Counts>,
): Promise<number> {
  const draft = `${path}${PARTIAL}`;
  const tar = createTarWriter(new Date(manifest.createdAt));
  const digest = createEntryDigest();
  const gzip = createGzip({ level: COMPRESSION_LEVEL });
  // Synced before it is closed.
  const file = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
  const written =
    passphrase === undefined
      ? pipeline(tar.bytes, gzip, file)
      : pipeline(tar.bytes, gzip, encryptWith(passphrase, workFactor), file);
  const archive: ArchiveWriter = {
    async add({ attributes = {}, ...entry }) {
      const body = digest.follow({ name: entry.name, attributes }, entry.body);
      await tar.add({ ...entry, attributes, body });
    },
    addBytes: (name, bytes) => archive.add({ name, size: bytes.length, body: toParts(bytes) }),
  };
  const filled = fillArchive(archive, manifest, fill, digest).then(tar.finish, (error: unknown) => {
    tar.fail(error);
    throw error;
  });
  // A disk that is full fails both; its own error says more.
  const [ofDisk, ofContent] = await Promise.allSettled([written, filled]);
  const failure = [ofDisk, ofContent].find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') {
    await rm(draft, { force: true });
    throw failure.reason;
  }
  renameDurably(draft, path);
  return (await stat(path)).size;
}

async function fillArchive(
  archive: ArchiveWriter,
  manifest: Manifest,
  fill: (archive: ArchiveWriter) => Promise<Counts>,
  digest: ReturnType<typeof createEntryDigest>,
): Promise<void> {
  await archive.addBytes(MANIFEST, toJson(manifest));
  const counts = await fill(archive);
  const end: ArchiveEnd = { ...counts, entries: digest.entries(), sha256: digest.sha256() };
  await archive.addBytes(END, toJson(end));
}

const toJson = (value: object) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);

async function* toParts(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.length > 0) yield bytes;
}

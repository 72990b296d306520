// Reads an archive from its beginning to its end and verifies it on the way: that everything is there, as it was
// written, and that this release can read it.
import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { errorCode, StartupError } from '../../../platform/process/startup-error.ts';
import { archiveFaults } from '../messages.ts';
import { ArchiveError } from './archive-error.ts';
import { decryptWith, isEncrypted } from './encryption.ts';
import { createEntryDigest } from './entry-digest.ts';
import {
  type ArchiveEnd,
  END,
  endSchema,
  FORMAT_VERSION,
  MANIFEST,
  type Manifest,
  manifestSchema,
} from './manifest.ts';
import { PARTIAL } from './partial.ts';
import { readTar, type TarEntry } from './tar.ts';

export type ArchiveReader = {
  /** Before any entry; may throw. */
  onManifest?(manifest: Manifest): Promise<void> | void;
  onEntry?(entry: TarEntry): Promise<void>;
};

/** Throws ArchiveError for what cannot be restored; errors of the reader pass through. */
export async function readArchive(
  path: string,
  passphrase: string | undefined,
  reader: ArchiveReader = {},
): Promise<{ manifest: Manifest; end: ArchiveEnd }> {
  if (path.endsWith(PARTIAL)) throw new ArchiveError('damaged', archiveFaults.partial);
  const bytes = await openBytes(path, passphrase);
  const digest = createEntryDigest();
  const entries = readTar(bytes)[Symbol.asyncIterator]();
  let manifest: Manifest | undefined;
  let end: ArchiveEnd | undefined;
  try {
    for (;;) {
      const next = await entries.next().catch(asDamage);
      if (next.done) break;
      if (end !== undefined) throw damaged('entries after its end');
      const entry = { ...next.value, body: undamaged(next.value.body) };
      if (manifest === undefined) {
        manifest = await readManifest(entry, digest);
        await reader.onManifest?.(manifest);
      } else if (entry.name === END) {
        end = parse(endSchema, await collect(entry.body));
      } else {
        const body = digest.follow(entry, entry.body);
        await reader.onEntry?.({ ...entry, body });
        // What the reader left.
        for await (const _ of body);
      }
    }
  } finally {
    bytes.destroy();
  }
  if (manifest === undefined) throw damaged('it is empty');
  if (end === undefined) throw new ArchiveError('damaged', archiveFaults.truncated);
  if (end.entries !== digest.entries() || end.sha256 !== digest.sha256()) {
    throw damaged('its checksum does not match');
  }
  return { manifest, end };
}

async function openBytes(path: string, passphrase: string | undefined): Promise<Readable> {
  const encrypted = await isEncrypted(path).catch((error: unknown) => {
    throw new StartupError(archiveFaults.unreadable(path, errorCode(error)), { cause: error });
  });
  if (encrypted && passphrase === undefined) {
    throw new ArchiveError('passphrase', archiveFaults.passphraseNeeded);
  }
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  const gunzip = createGunzip();
  // Errors arrive where the last stage is read.
  const ignore = () => {};
  return encrypted && passphrase !== undefined
    ? pipeline(file, decryptOrExplain(decryptWith(passphrase)), gunzip, ignore)
    : pipeline(file, gunzip, ignore);
}

/** The library says the same of a wrong passphrase and of a damaged head. */
function decryptOrExplain(decrypt: ReturnType<typeof decryptWith>): ReturnType<typeof decryptWith> {
  return async function* (secret) {
    let hasBegun = false;
    try {
      for await (const part of decrypt(secret)) {
        hasBegun = true;
        yield part;
      }
    } catch (error) {
      if (hasBegun) throw error;
      throw new ArchiveError('passphrase', archiveFaults.wrongPassphrase, error);
    }
  };
}

async function readManifest(
  entry: TarEntry,
  digest: ReturnType<typeof createEntryDigest>,
): Promise<Manifest> {
  if (entry.name !== MANIFEST) throw new ArchiveError('damaged', archiveFaults.notOurs);
  const bytes = await collect(digest.follow(entry, entry.body));
  const version = Number(toObject(bytes).formatVersion);
  if (version > FORMAT_VERSION) throw new ArchiveError('newer', archiveFaults.newerFormat);
  return parse(manifestSchema, bytes);
}

function parse<T>(schema: { parse(value: unknown): T }, bytes: Buffer): T {
  try {
    return schema.parse(toObject(bytes));
  } catch (error) {
    throw damaged('it does not describe itself', error);
  }
}

function toObject(bytes: Buffer): Record<string, unknown> {
  try {
    return JSON.parse(bytes.toString()) as Record<string, unknown>;
  } catch (error) {
    throw damaged('it does not describe itself', error);
  }
}

/** Errors of the archive itself, told apart from those of its reader. */
async function* undamaged(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const parts = body[Symbol.asyncIterator]();
  for (;;) {
    const next = await parts.next().catch(asDamage);
    if (next.done) return;
    yield next.value;
  }
}

function asDamage(error: unknown): never {
  if (error instanceof ArchiveError) throw error;
  throw damaged(error instanceof Error ? error.message.replace(/\.$/, '') : String(error), error);
}

function damaged(reason: string, cause?: unknown): ArchiveError {
  return new ArchiveError('damaged', archiveFaults.damaged(reason), cause);
}

async function collect(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(part);
  return Buffer.concat(parts);
}

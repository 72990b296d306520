// Uploading, listing and deleting images. Bytes and rows change so that a failure leaves neither a row
// without its file nor storage that is charged for nothing.

import { randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { appError } from '../../platform/errors.ts';
import type { Caller } from '../../platform/http/http.ts';
import type { FileDeletionQueue } from '../../platform/storage/file-deletion-queue.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import type { ImageWorkers } from './images.ts';
import { type Asset, deleteAsset, insertAsset } from './store.ts';
import type { ImageUses } from './uses.ts';

export type StorageQuota = {
  /** Throws media.storage_full; negative bytes give back. */
  chargeStorage(db: Db, userId: string, bytes: number): Promise<void>;
};

export type ServiceDeps = {
  db: Db;
  accounts: StorageQuota;
  images: Pick<ImageWorkers, 'clean'>;
  files: FileStore;
  fileDeletions: FileDeletionQueue;
  uses: Pick<ImageUses, 'release'>;
  clock: Clock;
};

const FILENAME_LIMIT = 200;
const KEY = /^[A-Za-z0-9_-]{24}$/;

export async function uploadImage(
  deps: ServiceDeps,
  userId: string,
  upload: { filename: string; bytes: Buffer },
): Promise<Asset> {
  const { db, accounts, images, files, fileDeletions, clock } = deps;
  const clean = await images.clean(userId, upload.bytes);
  const storageKey = newKey();
  const thumbnailKey = newKey();
  const bytes = clean.image.length + clean.thumbnail.length;
  const { contentType, width, height, variants, color } = clean;
  const variantWidths = variants.map((variant) => variant.width);
  const filename = plainName(upload.filename);
  const keys = listFiles({ storageKey, thumbnailKey, variantWidths });
  // Should this end half-way, the files go by themselves.
  await fileDeletions.registerPending(keys);
  try {
    const metadata = { contentType, isImmutable: true };
    await files.put(fileKey(storageKey), clean.image, metadata);
    await files.put(fileKey(thumbnailKey), clean.thumbnail, metadata);
    for (const { width: narrower, ...bodies } of variants) {
      for (const format of VARIANT_FORMATS) {
        const variantMetadata = { contentType: `image/${format}`, isImmutable: true };
        await files.put(variantKey(storageKey, narrower, format), bodies[format], variantMetadata);
      }
    }
    return await inTransaction(db, async (trx) => {
      await accounts.chargeStorage(trx, userId, bytes);
      await fileDeletions.claim(trx, keys);
      const asset = {
        userId,
        filename,
        storageKey,
        thumbnailKey,
        contentType,
        width,
        height,
        bytes,
        variantWidths,
        color,
      };
      return await insertAsset(trx, asset, clock.now());
    });
  } catch (error) {
    await fileDeletions.discardPending(keys);
    throw error;
  }
}

/** Throws media.not_found, and media.in_use unless `force` takes the image out of the page. */
export async function removeImage(
  deps: ServiceDeps,
  reader: Pick<Caller, 'userId' | 'language'>,
  { id, force }: { id: string; force: boolean },
): Promise<void> {
  const { userId } = reader;
  await deps.uses.release(reader, id, force);
  await inTransaction(deps.db, async (trx) => {
    const asset = await deleteAsset(trx, userId, id);
    if (asset === undefined) throw appError('media.not_found');
    await deps.accounts.chargeStorage(trx, userId, -asset.bytes);
    await deps.fileDeletions.scheduleDelete(trx, listFiles(asset));
  });
}

export async function findFile(
  files: FileStore,
  key: string,
): Promise<{ bytes: Buffer; contentType: string } | undefined> {
  if (!KEY.test(key)) return undefined;
  const bytes = await files.get(fileKey(key));
  return bytes === null ? undefined : { bytes, contentType: 'image/webp' };
}

/** The image in one of its other widths, in the better format that is wanted. */
export async function findVariant(
  files: FileStore,
  key: string,
  { width, acceptsAvif }: { width: number; acceptsAvif: boolean },
): Promise<{ bytes: Buffer; contentType: string } | undefined> {
  if (!KEY.test(key)) return undefined;
  const format = acceptsAvif ? 'avif' : 'webp';
  const bytes = await files.get(variantKey(key, width, format));
  return bytes === null ? undefined : { bytes, contentType: `image/${format}` };
}

/** Keys in the file store of an image, its thumbnail and its other widths. */
export function listFiles({
  storageKey,
  thumbnailKey,
  variantWidths,
}: Pick<Asset, 'storageKey' | 'thumbnailKey' | 'variantWidths'>): string[] {
  const variants = variantWidths.flatMap((width) =>
    VARIANT_FORMATS.map((format) => variantKey(storageKey, width, format)),
  );
  return [fileKey(storageKey), fileKey(thumbnailKey), ...variants];
}

const VARIANT_FORMATS = ['webp', 'avif'] as const;
type VariantFormat = (typeof VARIANT_FORMATS)[number];

const variantKey = (key: string, width: number, format: VariantFormat) =>
  `${fileKey(key)}-${width}.${format}`;

export function fileKey(key: string): string {
  return `media/${key}`;
}

function newKey(): string {
  return randomBytes(18).toString('base64url');
}

function plainName(filename: string): string {
  const last = filename.split(/[\\/]/).at(-1) ?? '';
  const name = last
    .replace(/\p{Cc}/gu, '')
    .trim()
    .toWellFormed();
  return name.slice(0, FILENAME_LIMIT) || 'image';
}

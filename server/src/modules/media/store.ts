// All SQL of media.
import type { Db } from '../../platform/db/db.ts';

export type Asset = {
  id: string;
  filename: string;
  storageKey: string;
  thumbnailKey: string;
  bytes: number;
  /** Widths that the image is stored in beside its own. */
  variantWidths: number[];
};

export type NewAsset = Omit<Asset, 'id'> & {
  userId: string;
  contentType: string;
  width: number;
  height: number;
  color: string | undefined;
};

const columns = [
  'id',
  'filename',
  'storage_key',
  'thumbnail_key',
  'bytes',
  'variant_widths',
] as const;

type Row = {
  id: string;
  filename: string;
  storage_key: string;
  thumbnail_key: string;
  bytes: number;
  variant_widths: number[];
};

export async function insertAsset(db: Db, asset: NewAsset, at: Date): Promise<Asset> {
  const row = await db
    .insertInto('media')
    .values({
      user_id: asset.userId,
      filename: asset.filename,
      storage_key: asset.storageKey,
      thumbnail_key: asset.thumbnailKey,
      content_type: asset.contentType,
      width: asset.width,
      height: asset.height,
      bytes: asset.bytes,
      variant_widths: asset.variantWidths,
      color: asset.color ?? null,
      created_at: at,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toAsset(row);
}

/** Newest first. */
export async function listAssets(db: Db, userId: string): Promise<Asset[]> {
  const rows = await db
    .selectFrom('media')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toAsset);
}

export async function findAsset(db: Db, userId: string, id: string): Promise<Asset | undefined> {
  const row = await db
    .selectFrom('media')
    .select(columns)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && toAsset(row);
}

export async function findAssetByKey(db: Db, userId: string, storageKey: string) {
  return await db
    .selectFrom('media')
    .select(['filename', 'content_type', 'width', 'height'])
    .where('storage_key', '=', storageKey)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Of those of the keys that exist, in no order. */
export async function listShapes(db: Db, storageKeys: readonly string[]) {
  return await db
    .selectFrom('media')
    .select(['storage_key', 'width', 'height', 'variant_widths', 'color'])
    .where('storage_key', 'in', storageKeys)
    .execute();
}

/** With everything that is kept of them. */
export async function listAllAssets(db: Db, userId: string) {
  return await db
    .selectFrom('media')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** What was removed; undefined when it does not exist or belongs to another user. */
export async function deleteAsset(db: Db, userId: string, id: string): Promise<Asset | undefined> {
  const row = await db
    .deleteFrom('media')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirst();
  return row && toAsset(row);
}

function toAsset(row: Row): Asset {
  const { id, filename, bytes } = row;
  return {
    id,
    filename,
    storageKey: row.storage_key,
    thumbnailKey: row.thumbnail_key,
    bytes,
    variantWidths: row.variant_widths,
  };
}

// Entry point of the media module: the images of a user, cleaned, stored and charged to their storage.

import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Bind, Caller } from '../../platform/http/http.ts';
import type { Logger } from '../../platform/log/log.ts';
import type { FileDeletionQueue } from '../../platform/storage/file-deletion-queue.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import type { UserDataEraser, UserDataExporter } from '../accounts/index.ts';
import { createImageWorkers } from './images.ts';
import { say } from './messages/index.ts';
import { bindMedia } from './routes.ts';
import { fileKey, findFile, findVariant, listFiles, type StorageQuota } from './service.ts';
import { findAssetByKey, listAllAssets, listAssets, listShapes } from './store.ts';
import { createImageUses, type ImageUser } from './uses.ts';

export type { ImageUser, KeyChange } from './uses.ts';

/** Below the pages origin. */
export const MEDIA_PATH = '/_/media/';

export type Media = {
  bind(bind: Bind): void;
  /** Bytes of an image or thumbnail by the key in its address. */
  findFile(key: string): Promise<{ bytes: Buffer; contentType: string } | undefined>;
  /** The same in another width of its own, in AVIF where that is accepted, else in WebP. */
  findVariant(
    key: string,
    wanted: { width: number; acceptsAvif: boolean },
  ): Promise<{ bytes: Buffer; contentType: string } | undefined>;
  /** Sizes of the images with these addresses, of those that are ours. */
  describeImages(urls: readonly string[]): Promise<ImageShape[]>;
  /** An image of a user by its address. */
  findImage(userId: string, url: string): Promise<FoundImage | undefined>;
  /** Addresses of a user's images, newest first. */
  listUrls(userId: string): Promise<string[]>;
  deleteUserData: UserDataEraser;
  exportUserData: UserDataExporter;
  close(): void;
};

export type ImageShape = {
  url: string;
  width: number;
  height: number;
  /** By width. */
  variants: { url: string; width: number }[];
  /** `#rrggbb`, of an image that one cannot see through. */
  color: string | undefined;
};

export type FoundImage = {
  url: string;
  fileName: string;
  width: number;
  height: number;
  bytes: Uint8Array;
  contentType: string;
};

export type MediaDeps = {
  db: Db;
  accounts: StorageQuota & { getAccount(caller: Caller): Promise<unknown> };
  files: FileStore;
  /** Modules that show images say where, and are called before a used image is deleted. */
  imageUsers: readonly ImageUser[];
  fileDeletions: FileDeletionQueue;
  pagesOrigin: string;
  clock: Clock;
  log: Logger;
};

export function createMedia(deps: MediaDeps): Media {
  const toUrl = (key: string) => `${deps.pagesOrigin}${MEDIA_PATH}${key}`;
  const images = createImageWorkers(deps.log);
  const uses = createImageUses(deps.db, deps.imageUsers);
  return {
    bind: (bind) => bindMedia(bind, { ...deps, images, toUrl, uses }),
    findFile: (key) => findFile(deps.files, key),
    findVariant: (key, wanted) => findVariant(deps.files, key, wanted),
    async describeImages(urls) {
      const start = toUrl('');
      const own = urls.filter((url) => url.startsWith(start));
      if (own.length === 0) return [];
      const rows = await listShapes(
        deps.db,
        own.map((url) => url.slice(start.length)),
      );
      return rows.map(({ storage_key, width, height, variant_widths, color }) => ({
        url: toUrl(storage_key),
        width,
        height,
        variants: variant_widths.map((one) => ({
          url: `${toUrl(storage_key)}/${one}`,
          width: one,
        })),
        color: color ?? undefined,
      }));
    },
    async findImage(userId, url) {
      const start = toUrl('');
      const key = url.startsWith(start) ? url.slice(start.length) : '';
      const row = await findAssetByKey(deps.db, userId, key);
      const file = row && (await findFile(deps.files, key));
      if (row === undefined || file === undefined) return undefined;
      const { filename: fileName, width, height } = row;
      return { url, fileName, width, height, ...file };
    },
    async listUrls(userId) {
      const assets = await listAssets(deps.db, userId);
      return assets.map((asset) => toUrl(asset.storageKey));
    },
    async deleteUserData(trx, { userId }) {
      const assets = await listAssets(trx, userId);
      await deps.fileDeletions.scheduleDelete(trx, assets.flatMap(listFiles));
    },
    async *exportUserData(userId) {
      const rows = await listAllAssets(deps.db, userId);
      const json = rows.map(({ storage_key, thumbnail_key: _, ...row }) => ({
        file: `images/${row.id}.webp`,
        address: toUrl(storage_key),
        ...row,
      }));
      yield { name: 'media.json', about: say((messages) => messages.exported), json };
      for (const { id, storage_key } of rows) {
        const bytes = () => deps.files.get(fileKey(storage_key));
        yield { name: `images/${id}.webp`, bytes };
      }
    },
    close: images.close,
  };
}

// The door of media: the images of a user, cleaned, stored and charged to their storage.
import type { Clock } from '../kit/clock.ts';
import type { Db } from '../kit/db.ts';
import type { Files } from '../kit/files.ts';
import type { Bind, Caller } from '../kit/http.ts';
import type { Logger } from '../kit/log.ts';
import { bindMedia } from './routes.ts';
import { findFile, type StorageMeter } from './service.ts';
import { listAssets } from './store.ts';

export type Media = {
  bind(bind: Bind): void;
  /** Bytes of an image or thumbnail by the key in its address. */
  findFile(key: string): Promise<{ bytes: Buffer; contentType: string } | undefined>;
  /** Addresses of a user's images, newest first. */
  listUrls(userId: string): Promise<string[]>;
};

export type MediaDeps = {
  db: Db;
  accounts: StorageMeter & { getAccount(caller: Caller): Promise<unknown> };
  files: Files;
  pagesOrigin: string;
  clock: Clock;
  log: Logger;
};

export function createMedia(deps: MediaDeps): Media {
  const urlOf = (key: string) => `${deps.pagesOrigin}/_/media/${key}`;
  return {
    bind: (bind) => bindMedia(bind, { ...deps, urlOf }),
    findFile: (key) => findFile(deps.files, key),
    async listUrls(userId) {
      const assets = await listAssets(deps.db, userId);
      return assets.map((asset) => urlOf(asset.storageKey));
    },
  };
}

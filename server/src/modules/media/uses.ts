// Where images are used, as modules above this one say, and what to tell people about it.
import type { ImageUse, imagePlaces } from '@vys/contract/media';
import type { Db } from '../../platform/db/db.ts';
import { appError } from '../../platform/errors.ts';
import { findAsset } from './store.ts';

/** Of an image or its thumbnail: the key that is used, and the one that takes its place. */
export type KeyChange = { from: string; to: string };

/** A module that shows images. `keys` are the keys of one image and its thumbnail. */
export type ImageUser = {
  findUses(userId: string, keys: readonly string[]): Promise<ImageUse[]>;
  /** Throws when the image cannot be taken out everywhere. */
  removeUses(userId: string, keys: readonly string[]): Promise<void>;
  /** Throws when it cannot be done everywhere. The published page changes with `publishes` only. */
  replaceUses(userId: string, keys: readonly KeyChange[], publishes: boolean): Promise<void>;
};

/** `with`: id of the image that takes the place. */
export type Replacement = { with: string; publish: boolean };

export type ImageUses = {
  /** Throws media.not_found. */
  list(userId: string, id: string): Promise<ImageUse[]>;
  /** Before an image is deleted: throws media.in_use, or with `force` takes it out everywhere. */
  release(userId: string, id: string, force: boolean): Promise<void>;
  /** Where the first image is still used. Throws media.not_found. */
  replace(userId: string, id: string, change: Replacement): Promise<ImageUse[]>;
};

export function createImageUses(db: Db, users: readonly ImageUser[]): ImageUses {
  async function getKeys(userId: string, id: string): Promise<string[]> {
    const asset = await findAsset(db, userId, id);
    if (!asset) throw appError('media.not_found');
    return [asset.storageKey, asset.thumbnailKey];
  }

  async function find(userId: string, keys: readonly string[]): Promise<ImageUse[]> {
    const uses = await Promise.all(users.map((user) => user.findUses(userId, keys)));
    return uses.flat();
  }

  return {
    list: async (userId, id) => find(userId, await getKeys(userId, id)),
    async release(userId, id, force) {
      const keys = await getKeys(userId, id);
      const uses = await find(userId, keys);
      if (uses.length === 0) return;
      if (!force)
        throw appError('media.in_use', { message: describeUses(uses), fields: toFields(uses) });
      for (const user of users) await user.removeUses(userId, keys);
    },
    async replace(userId, id, change) {
      const keys = await getKeys(userId, id);
      const others = await getKeys(userId, change.with);
      const changes = keys.map((from, place) => ({ from, to: others[place] ?? from }));
      if (id !== change.with) {
        for (const user of users) await user.replaceUses(userId, changes, change.publish);
      }
      return find(userId, keys);
    },
  };
}

const placeNames: Readonly<Record<(typeof imagePlaces)[number], string>> = {
  draft: 'draft',
  published: 'published page',
  profile: 'profile',
  qr_code: 'QR code',
};

export function describeUses(uses: readonly ImageUse[]): string {
  const count = uses.length === 1 ? '1 place' : `${uses.length} places`;
  const list = uses.map(({ label, places }) => {
    return `${label} (${places.map((place) => placeNames[place]).join(', ')})`;
  });
  return `This image is used in ${count}: ${list.join('; ')}. Deleting it will remove it there.`;
}

/** Per place, what shows the image there. */
function toFields(uses: readonly ImageUse[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { label, places } of uses) {
    for (const place of places)
      fields[place] = fields[place] ? `${fields[place]}; ${label}` : label;
  }
  return fields;
}

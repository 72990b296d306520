// Where images are used, as modules above this one say, and what to tell people about it.
import { DEFAULT_LANGUAGE, type Language } from '@vys/contract/language/languages';
import type { ImageUse } from '@vys/contract/media';
import type { Db } from '../../platform/db/db.ts';
import { appError } from '../../platform/errors.ts';
import type { Caller } from '../../platform/http/http.ts';
import type { Text } from '../../platform/language/text.ts';
import { say } from './messages/index.ts';
import { findAsset } from './store.ts';

/** Of an image or its thumbnail: the key that is used, and the one that takes its place. */
export type KeyChange = { from: string; to: string };

/** A module that shows images. `keys` are the keys of one image and its thumbnail. */
export type ImageUser = {
  /** Their labels are in `language`. */
  findUses(userId: string, keys: readonly string[], language: Language): Promise<ImageUse[]>;
  /** Throws when the image cannot be taken out everywhere. */
  removeUses(userId: string, keys: readonly string[]): Promise<void>;
  /** Throws when it cannot be done everywhere. The published page changes with `publishes` only. */
  replaceUses(userId: string, keys: readonly KeyChange[], publishes: boolean): Promise<void>;
};

/** The language is that of the request. */
type Reader = Pick<Caller, 'userId' | 'language'>;

/** `with`: id of the image that takes the place. */
export type Replacement = { with: string; publish: boolean };

export type ImageUses = {
  /** Throws media.not_found. */
  list(reader: Reader, id: string): Promise<ImageUse[]>;
  /** Before an image is deleted: throws media.in_use, or with `force` takes it out everywhere. */
  release(reader: Reader, id: string, force: boolean): Promise<void>;
  /** Where the first image is still used. Throws media.not_found. */
  replace(reader: Reader, id: string, change: Replacement): Promise<ImageUse[]>;
};

export function createImageUses(db: Db, users: readonly ImageUser[]): ImageUses {
  async function getKeys(userId: string, id: string): Promise<string[]> {
    const asset = await findAsset(db, userId, id);
    if (!asset) throw appError('media.not_found');
    return [asset.storageKey, asset.thumbnailKey];
  }

  async function find(
    { userId, language = DEFAULT_LANGUAGE }: Reader,
    keys: readonly string[],
  ): Promise<ImageUse[]> {
    const uses = await Promise.all(users.map((user) => user.findUses(userId, keys, language)));
    return uses.flat();
  }

  return {
    list: async (reader, id) => find(reader, await getKeys(reader.userId, id)),
    async release(reader, id, force) {
      const { userId } = reader;
      const keys = await getKeys(userId, id);
      const uses = await find(reader, keys);
      if (uses.length === 0) return;
      if (!force)
        throw appError('media.in_use', { message: sayUses(uses), fields: toFields(uses) });
      for (const user of users) await user.removeUses(userId, keys);
    },
    async replace(reader, id, change) {
      const { userId } = reader;
      const keys = await getKeys(userId, id);
      const others = await getKeys(userId, change.with);
      const changes = keys.map((from, place) => ({ from, to: others[place] ?? from }));
      if (id !== change.with) {
        for (const user of users) await user.replaceUses(userId, changes, change.publish);
      }
      return find(reader, keys);
    },
  };
}

const sayUses = (uses: readonly ImageUse[]): Text =>
  say(({ places: names, used }) => {
    const list = uses.map(({ label, places }) => {
      return `${label} (${places.map((place) => names[place]).join(', ')})`;
    });
    return used(uses.length, list.join('; '));
  });

/** Per place, what shows the image there. */
function toFields(uses: readonly ImageUse[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { label, places } of uses) {
    for (const place of places)
      fields[place] = fields[place] ? `${fields[place]}; ${label}` : label;
  }
  return fields;
}

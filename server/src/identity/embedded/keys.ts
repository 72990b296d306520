// The keys that sign tokens: made once for all processes, kept in the database, held in memory.
import { generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { Clock } from '../../kit/clock.ts';
import type { Db } from '../../kit/db.ts';
import { insertSigningKey, listSigningKeys, lockSigningKeys, type StoredKey } from './key-store.ts';
import { SECOND } from './rules.ts';

export const ALGORITHM = 'ES256';

export type Keys = {
  /** The one that signs. */
  current(): StoredKey;
  list(): readonly StoredKey[];
  /** Looks again in the database for a key it does not know, but not more than every ten seconds. */
  find(kid: string | undefined): Promise<StoredKey | undefined>;
};

const LOOK_AGAIN_MS = 10 * SECOND;

export async function openKeys(db: Db, clock: Clock): Promise<Keys> {
  let keys = await loadOrMake(db, clock);
  let loadedAt = clock.now().getTime();
  const known = (kid: string | undefined) => keys.find((key) => key.kid === kid);

  return {
    current() {
      const [newest] = keys;
      if (newest === undefined) throw new Error('there is no signing key');
      return newest;
    },
    list: () => keys,
    async find(kid) {
      const now = clock.now().getTime();
      if (known(kid) === undefined && now - loadedAt >= LOOK_AGAIN_MS) {
        loadedAt = now;
        keys = await listSigningKeys(db);
      }
      return known(kid);
    },
  };
}

async function loadOrMake(db: Db, clock: Clock): Promise<StoredKey[]> {
  const keys = await listSigningKeys(db);
  if (keys.length > 0) return keys;
  return db.transaction().execute(async (trx) => {
    await lockSigningKeys(trx);
    const made = await listSigningKeys(trx);
    if (made.length > 0) return made;
    await insertSigningKey(trx, await makeKey(), clock.now());
    return listSigningKeys(trx);
  });
}

async function makeKey(): Promise<StoredKey & { algorithm: string }> {
  const pair = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' });
  const kid = randomUUID();
  const about = { kid, alg: ALGORITHM, use: 'sig' };
  return {
    kid,
    algorithm: ALGORITHM,
    privateJwk: { ...pair.privateKey.export({ format: 'jwk' }), ...about },
    publicJwk: { ...pair.publicKey.export({ format: 'jwk' }), ...about },
  };
}

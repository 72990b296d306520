// The keys that sign tokens: made once for all processes, kept in the database, held in memory, and
// followed by new ones in time. When is decided in key-rules.ts.

import { generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/db.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Logger } from '../../../../platform/log/log.ts';
import { SECOND } from '../../../../platform/time-spans.ts';
import { findActiveKey, KEY_RELOAD_MS, planKeys } from './key-rules.ts';
import {
  insertSigningKey,
  listSigningKeys,
  lockSigningKeys,
  retireSigningKeys,
  type StoredKey,
} from './key-store.ts';

export const ALGORITHM = 'ES256';

export type Keys = {
  /** The one that signs. */
  current(): Promise<StoredKey>;
  /** All whose tokens may be met, the next one too. */
  list(): Promise<readonly StoredKey[]>;
  /** Looks again in the database for a key it does not know, but not more than every ten seconds. */
  find(kid: string | undefined): Promise<StoredKey | undefined>;
  /** Makes the next key and retires old ones when it is time; any process may, any number of times. */
  rotate(): Promise<void>;
};

const LOOK_AGAIN_MS = 10 * SECOND;

type Deps = { db: Db; clock: Clock; log: Logger };

export async function openKeys({ db, clock, log }: Deps): Promise<Keys> {
  let keys = await loadOrMake(db, clock);
  let triedAt = clock.now().getTime();
  let loading: Promise<void> | undefined;
  const findCached = (kid: string | undefined) => keys.find((key) => key.kid === kid);

  async function load(): Promise<void> {
    triedAt = clock.now().getTime();
    const stored = await listSigningKeys(db);
    // The same objects again, so that what was imported from them is not imported anew.
    keys = stored.map((key) => findCached(key.kid) ?? key);
  }

  /** Without a database one goes on with the keys at hand. */
  async function loadAfter(ms: number): Promise<void> {
    if (clock.now().getTime() - triedAt < ms && loading === undefined) return;
    loading ??= load()
      .catch((error: unknown) =>
        log.warn({ event: 'identity.keys_unreadable', err: error }, 'signing key read failed'),
      )
      .finally(() => {
        loading = undefined;
      });
    await loading;
  }

  return {
    async current() {
      await loadAfter(KEY_RELOAD_MS);
      const signer = findActiveKey(keys, clock.now());
      if (signer === undefined) throw new Error('there is no signing key');
      return signer;
    },
    async list() {
      await loadAfter(KEY_RELOAD_MS);
      return keys;
    },
    async find(kid) {
      await loadAfter(findCached(kid) === undefined ? LOOK_AGAIN_MS : KEY_RELOAD_MS);
      return findCached(kid);
    },
    async rotate() {
      await rotateKeys(db, clock, log);
      await loadAfter(0);
    },
  };
}

async function loadOrMake(db: Db, clock: Clock): Promise<StoredKey[]> {
  const keys = await listSigningKeys(db);
  if (keys.length > 0) return keys;
  return inTransaction(db, async (trx) => {
    await lockSigningKeys(trx);
    const signingKeys = await listSigningKeys(trx);
    if (signingKeys.length > 0) return signingKeys;
    const now = clock.now();
    await insertSigningKey(trx, await makeKey(now), now);
    return listSigningKeys(trx);
  });
}

async function rotateKeys(db: Db, clock: Clock, log: Logger): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockSigningKeys(trx);
    const now = clock.now();
    const { nextFrom, retired } = planKeys(await listSigningKeys(trx), now);
    if (nextFrom !== undefined) {
      const key = await makeKey(nextFrom);
      await insertSigningKey(trx, key, now);
      log.info(
        { event: 'identity.key_created', kid: key.kid, from: nextFrom },
        'next signing key created',
      );
    }
    await retireSigningKeys(trx, retired, now);
  });
}

async function makeKey(activeFrom: Date): Promise<StoredKey & { algorithm: string }> {
  const pair = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' });
  const kid = randomUUID();
  const about = { kid, alg: ALGORITHM, use: 'sig' };
  return {
    kid,
    activeFrom,
    algorithm: ALGORITHM,
    privateJwk: { ...pair.privateKey.export({ format: 'jwk' }), ...about },
    publicJwk: { ...pair.publicKey.export({ format: 'jwk' }), ...about },
  };
}

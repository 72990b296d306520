// Remembers which page sources the product has made or accepted for a user, by their hash. A plan
// without the code editor may save these and no others.
import { createHash } from 'node:crypto';
import { plans } from '@vys/contract/plans';
import type { Db } from '../../platform/db/db.ts';
import { appError } from '../../platform/errors.ts';
import { hasSourceHash, saveSourceHashes } from './known-sources-store.ts';
import type { Account } from './store.ts';

export type Source = { readonly jsx: string; readonly css: string };

type PlanOwner = Pick<Account, 'userId' | 'tier'>;

export type KnownSources = {
  /** The user needs a row in `accounts`. */
  rememberSources(db: Db, userId: string, sources: readonly Source[]): Promise<void>;
  /** Throws pages.code_locked for a source that a person typed on a plan without the code editor. */
  checkCodeAccess(db: Db, account: PlanOwner, source: Source): Promise<void>;
};

/** Neither text can contain the NUL that separates them. */
export function hashSource({ jsx, css }: Source): Buffer {
  return createHash('sha256').update(jsx).update('\0').update(css).digest();
}

export async function rememberSources(
  db: Db,
  userId: string,
  sources: readonly Source[],
): Promise<void> {
  if (sources.length === 0) return;
  // In one order for all transactions, so that they cannot deadlock.
  const hashes = [...new Set(sources.map((source) => hashSource(source).toString('hex')))].sort();
  await saveSourceHashes(
    db,
    userId,
    hashes.map((hash) => Buffer.from(hash, 'hex')),
  );
}

export async function checkCodeAccess(
  db: Db,
  { userId, tier }: PlanOwner,
  source: Source,
): Promise<void> {
  if (plans[tier].canEditCode || (await hasSourceHash(db, userId, hashSource(source)))) return;
  throw appError('pages.code_locked');
}

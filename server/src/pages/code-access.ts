// Who may save which source: on a plan without the code editor only what the product has made or
// accepted before (TIER-4, TIER-14).
import { plans } from '@vys/contract/plans';
import type { Account } from '../accounts/index.ts';
import type { Db } from '../kit/db.ts';
import { checkCodeAccess, hashSource, type Source } from '../kit/known-sources.ts';
import { hasVersionWithSource } from './store.ts';

/** Throws pages.code_locked. */
export async function checkTypedCode(
  db: Db,
  account: Pick<Account, 'userId' | 'tier'>,
  source: Source,
): Promise<void> {
  if (plans[account.tier].canEditCode) return;
  // A saved version can be older than what is remembered beside it.
  if (await hasVersionWithSource(db, account.userId, hashSource(source))) return;
  await checkCodeAccess(db, account, source);
}

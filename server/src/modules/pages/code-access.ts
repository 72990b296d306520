// Who may save which source: on a plan without the code editor only what the product has made or
// accepted before (TIER-4, TIER-14).
import { applyFix } from '@vys/compiler/publish-checks/apply-fix';
import type { PageContent } from '@vys/contract/pages/pages';
import type { PublishFinding } from '@vys/contract/pages/publish-report';
import { plans } from '@vys/contract/plans';
import type { Db } from '../../platform/db/db.ts';
import { type Account, type Accounts, hashSource, type Source } from '../accounts/index.ts';
import { hasVersionWithSource } from './store.ts';

/** Throws pages.code_locked. */
export async function checkTypedCode(
  accounts: Pick<Accounts, 'checkCodeAccess'>,
  db: Db,
  account: Pick<Account, 'userId' | 'tier'>,
  source: Source,
): Promise<void> {
  if (plans[account.tier].canEditCode) return;
  // A saved version can be older than what is remembered beside it.
  if (await hasVersionWithSource(db, account.userId, hashSource(source))) return;
  await accounts.checkCodeAccess(db, account, source);
}

/** Of one report; the next report offers the rest. */
const MOST_FIXES = 50;

/** The fixes of a publish report are applied by the client, so their results may be saved. */
export async function rememberFixes(
  { db, accounts }: { db: Db; accounts: Pick<Accounts, 'rememberSources'> },
  account: Pick<Account, 'userId' | 'tier'>,
  content: PageContent,
  findings: readonly PublishFinding[],
): Promise<void> {
  if (plans[account.tier].canEditCode) return;
  const fixed = findings.flatMap((finding) => applyFix(content, finding) ?? []);
  await accounts.rememberSources(db, account.userId, fixed.slice(0, MOST_FIXES));
}

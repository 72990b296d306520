// Accounts whose payment failed, for operators.
import type { DunningAccount } from '@vys/contract/billing/billing';
import type { BillingContext } from '../deps.ts';
import { entitledTier, graceEnd } from '../rules.ts';
import { listOverdue, type OverdueCustomer } from '../store.ts';

export async function listDunningAccounts(
  context: BillingContext,
  page: { limit: number; offset: number },
): Promise<{ accounts: DunningAccount[]; total: number }> {
  const { db, provider } = context;
  const overdue = await listOverdue(db, { mode: provider.mode, ...page });
  const accounts = await Promise.all(overdue.map((one) => describe(context, one)));
  return { accounts, total: overdue[0]?.total ?? 0 };
}

async function describe(
  { db, accounts, clock, provider }: BillingContext,
  { userId, customerId, snapshot }: OverdueCustomer,
): Promise<DunningAccount> {
  const account = await accounts.findAccount(db, userId);
  const { openInvoice, overdueSince, periodStart, status, tier } = snapshot;
  const since = overdueSince ?? periodStart;
  const next = openInvoice?.nextAttemptAt ?? null;
  return {
    userId,
    username: account?.username ?? '',
    email: account?.email ?? '',
    planTier: tier ?? 'free',
    tier: entitledTier(snapshot, clock.now().getTime()),
    status,
    since: new Date(since).toISOString(),
    graceUntil: new Date(graceEnd(since)).toISOString(),
    amountDue: openInvoice?.amountDue ?? 0,
    currency: openInvoice?.currency ?? snapshot.currency,
    attempts: openInvoice?.attempts ?? 0,
    nextAttemptAt: next === null ? null : new Date(next).toISOString(),
    customerUrl: provider.customerUrl(customerId),
  };
}

// Reads the subscription of a user from the provider and applies it. Webhooks, our own calls and the nightly
// reconciliation all end here, so the order of what they hint at does not matter.

import { DEFAULT_LANGUAGE } from '@vys/contract/language/languages';
import type { Trx } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Account } from '../../accounts/index.ts';
import { findTier, lockTier } from '../comps/comps.ts';
import type { BillingContext } from '../deps.ts';
import { dunningEmail } from '../dunning/email-templates.ts';
import {
  chooseSubscription,
  dunningStage,
  graceEnd,
  isLive,
  nextReview,
  type Snapshot,
} from '../rules.ts';
import {
  addHint,
  claimReading,
  findCustomer,
  findSnapshot,
  insertNotice,
  saveSnapshot,
} from '../store.ts';
import { callStripe } from '../stripe/call-stripe.ts';
import { readSnapshot, subscriptionExpand } from '../stripe/read-subscription.ts';

/** Null for a user without a subscription. Throws billing.provider_unavailable. */
export async function syncSubscription(
  context: BillingContext,
  userId: string,
): Promise<Snapshot | null> {
  const { db, provider } = context;
  const customer = await findCustomer(db, userId, provider.mode);
  if (!customer) return null;
  const hint = await addHint(db, userId);
  const read = await readCurrent(context, userId, customer.customerId);
  if (!read) return null;
  const isNewest = await inTransaction(db, async (trx) => {
    if (!(await claimReading(trx, userId, hint))) return false;
    await applySnapshot(context, trx, { userId, snapshot: read });
    return true;
  });
  if (isNewest) return read;
  return (await findSnapshot(db, userId, provider.mode)) ?? read;
}

async function readCurrent(
  context: BillingContext,
  userId: string,
  customerId: string,
): Promise<Snapshot | null> {
  const { db, provider, log } = context;
  const snapshots = await callStripe(async () => {
    const stripe = await provider.open();
    const { data } = await stripe.subscriptions.list({
      customer: customerId,
      status: 'all',
      limit: 100,
      expand: subscriptionExpand.map((path) => `data.${path}`),
    });
    const running = data.filter(isLive);
    // Of those that ended, the last one says why.
    const relevant = running.length > 0 ? running : data.slice(0, 1);
    const { catalog } = provider;
    return await Promise.all(relevant.map((one) => readSnapshot({ stripe, catalog }, one)));
  });
  if (snapshots.length > 1) {
    const ids = snapshots.map(({ subscriptionId }) => subscriptionId);
    log.error(
      { event: 'billing.several_subscriptions', userId, ids },
      'customer has several subscriptions',
    );
  }
  const chosen = chooseSubscription(snapshots);
  if (chosen) return chosen;
  // The customer was deleted at the provider, and its subscription with it.
  const known = await findSnapshot(db, userId, provider.mode);
  return known ? { ...known, status: 'canceled', openInvoice: null, pending: null } : null;
}

type Applied = { userId: string; snapshot: Snapshot };

/** Also when only time has passed. */
export async function applySnapshot(
  context: BillingContext,
  trx: Trx,
  { userId, snapshot }: Applied,
): Promise<void> {
  const { accounts, clock, log } = context;
  const now = clock.now();
  const reviewAt = nextReview(snapshot, now.getTime());
  await lockTier(trx, userId);
  await saveSnapshot(trx, userId, { snapshot, reviewAt, now });
  const account = await accounts.findAccount(trx, userId);
  if (!account) return;
  const tier = await findTier(context, trx, userId);
  if (account.tier !== tier) {
    // Nothing is deleted because a payment failed, versions included.
    const isUnpaid = snapshot.overdueSince !== null;
    await accounts.changeTier(userId, tier, trx, isUnpaid ? account.tier : undefined);
    const { subscriptionId, status } = snapshot;
    log.info(
      {
        event: 'billing.tier_changed',
        userId,
        from: account.tier,
        to: tier,
        subscriptionId,
        status,
      },
      'plan changed',
    );
  }
  await sendDunningEmail(context, trx, { userId, snapshot, account });
}

async function sendDunningEmail(
  { clock, mailer, appOrigin }: BillingContext,
  trx: Trx,
  {
    userId,
    snapshot,
    account,
  }: Applied & { account: Pick<Account, 'email' | 'timeZone' | 'language'> },
): Promise<void> {
  const now = clock.now();
  const stage = dunningStage(snapshot, now.getTime());
  const { openInvoice, overdueSince, tier } = snapshot;
  if (!stage || !openInvoice || overdueSince === null) return;
  const key = `${openInvoice.id}:${stage}`;
  if (!(await insertNotice(trx, { userId, key, at: now }))) return;
  const email = dunningEmail({
    to: account.email,
    stage,
    tier: tier ?? 'free',
    invoice: openInvoice,
    graceUntil: new Date(graceEnd(overdueSince)),
    timeZone: account.timeZone ?? 'UTC',
    language: account.language ?? DEFAULT_LANGUAGE,
    billingUrl: `${appOrigin}/billing`,
  });
  await mailer.send(trx, email);
}

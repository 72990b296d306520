// Choosing a plan: the first one, a higher one at once, a lower one from the end of the paid period.
import type { SubscriptionResult } from '@vys/contract/billing/subscriptions';
import { AppError, appError } from '../../../platform/errors.ts';
import { MINUTE } from '../../../platform/time-spans.ts';
import type { Account } from '../../accounts/index.ts';
import { findPayingCard } from '../cards/cards.ts';
import type { BillingContext } from '../deps.ts';
import type { PlanPrice } from '../provider/catalog.ts';
import { decidePlanChange, type Snapshot } from '../rules.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';
import { createSubscription, dropFirstPayment } from './first-subscription.ts';
import {
  closeIntent,
  findOpenIntent,
  hasSucceeded,
  type Intent,
  insertIntent,
} from './intents-store.ts';
import { keepPlan, scheduleLowerPlan } from './scheduled-change.ts';
import { upgrade } from './upgrade.ts';

/** Longer than the SDK tries: an intent that is open for so long was cut off. */
const CUT_OFF_MS = 2 * MINUTE;
/** A second click or tab that comes after the first one has succeeded. */
const REPEAT_MS = MINUTE;

/**
 * Throws the error of a declined card, with which nothing has changed. What was cut off goes on under its first
 * idempotency key, so that no user
 * pays twice.
 */
export async function choosePlan(
  context: BillingContext,
  account: Account,
  priceId: string,
): Promise<SubscriptionResult> {
  const { db, clock, provider } = context;
  const price = provider.catalog.get(priceId);
  const { userId } = account;
  const card = await findPayingCard(context, userId);
  if (card === undefined) throw appError('billing.no_payment_method');
  const intent = await claimIntent(context, userId, priceId);
  try {
    const result = await change(context, { userId, price, card, intent });
    await closeIntent(db, intent.id, {
      at: clock.now(),
      succeeded: result.status !== 'requires_action',
    });
    return result;
  } catch (error) {
    // Whether the provider has acted is unknown without its response: the intent stays open for a retry.
    const isUnknown = !(error instanceof AppError) || error.code === 'billing.provider_unavailable';
    if (!isUnknown) await closeIntent(db, intent.id, { at: clock.now(), succeeded: false });
    throw error;
  }
}

/** The open one, if it is for the same price. Throws billing.change_in_progress. */
async function claimIntent(
  context: BillingContext,
  userId: string,
  priceId: string,
): Promise<Intent> {
  const { db, clock } = context;
  const intent = await insertIntent(db, { userId, priceId, at: clock.now() });
  if (intent) return intent;
  const open = await findOpenIntent(db, userId);
  if (open?.priceId === priceId) return open;
  const isCutOff = open && clock.now().getTime() - open.createdAt.getTime() >= CUT_OFF_MS;
  if (!isCutOff) throw appError('billing.change_in_progress');
  await closeIntent(db, open.id, { at: clock.now(), succeeded: false });
  const next = await insertIntent(db, { userId, priceId, at: clock.now() });
  if (!next) throw appError('billing.change_in_progress');
  return next;
}

export type Purchase = { userId: string; price: PlanPrice; card: string; intent: Intent };

async function change(context: BillingContext, purchase: Purchase): Promise<SubscriptionResult> {
  const { clock } = context;
  const { userId, price } = purchase;
  // Read from the provider, not from our tables: another process may have subscribed a moment ago.
  const snapshot = await syncSubscription(context, userId);
  const now = clock.now().getTime();
  switch (decidePlanChange(snapshot, price, now)) {
    case 'create':
      return createSubscription(context, purchase);
    case 'confirm':
      return (await findPendingPayment(context, snapshot)) ?? createSubscription(context, purchase);
    case 'replace':
      await dropFirstPayment(context, snapshot);
      return createSubscription(context, purchase);
    case 'upgrade':
      return upgrade(context, purchase, snapshot as Snapshot);
    case 'schedule':
      return scheduleLowerPlan(context, purchase, snapshot as Snapshot);
    case 'keep':
      await keepPlan(context, userId, snapshot as Snapshot);
      return { status: 'active', tier: price.tier };
    case 'same':
      if (await isRepeated(context, purchase)) return { status: 'active', tier: price.tier };
      throw appError('billing.already_subscribed');
    case 'overdue':
      throw appError('billing.payment_overdue');
    case 'interval':
      throw appError('billing.interval_change');
  }
}

/** The plan is there because of this very purchase: a request before this one has succeeded. */
async function isRepeated(
  { db, clock }: BillingContext,
  { userId, price, intent }: Purchase,
): Promise<boolean> {
  if (intent.isResumed) return true;
  const since = new Date(clock.now().getTime() - REPEAT_MS);
  return hasSucceeded(db, { userId, priceId: price.priceId, since });
}

/** A first payment that the bank wants confirmed; undefined when it was declined, and a new one is made. */
async function findPendingPayment(
  context: BillingContext,
  snapshot: Snapshot | null,
): Promise<SubscriptionResult | undefined> {
  const open = snapshot?.openInvoice;
  if (snapshot?.tier && open?.needsAction && open.clientSecret !== null) {
    return { status: 'requires_action', tier: snapshot.tier, clientSecret: open.clientSecret };
  }
  await dropFirstPayment(context, snapshot);
  return undefined;
}

// What waits for the end of the paid period: a lower plan, or the end of the plan. The lower price is set at once and
// charged with the next period; until then metadata of the subscription says which plan is paid.
import type { SubscriptionResult } from '@vys/contract/billing/subscriptions';
import { appError } from '../../../platform/errors.ts';
import type { BillingContext } from '../deps.ts';
import { isLive, type Snapshot } from '../rules.ts';
import { callStripe } from '../stripe/call-stripe.ts';
import { HELD_PRICE, HELD_TIER, HELD_UNTIL } from '../stripe/read-subscription.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';
import type { Purchase } from './choose-plan.ts';
import { dropFirstPayment } from './first-subscription.ts';
import { dropPendingUpdate } from './upgrade.ts';

export async function scheduleLowerPlan(
  context: BillingContext,
  { userId, price }: Purchase,
  before: Snapshot,
): Promise<SubscriptionResult> {
  const { provider, clock } = context;
  const stripe = await provider.open();
  await dropPendingUpdate(context, before);
  const held = before.held && before.held.until > clock.now().getTime() ? before.held : null;
  const paid = held ?? {
    priceId: before.priceId,
    tier: before.tier ?? 'free',
    until: before.periodEnd,
  };
  await callStripe(() =>
    stripe.subscriptions.update(before.subscriptionId, {
      items: [{ id: before.itemId, price: price.priceId }],
      proration_behavior: 'none',
      cancel_at_period_end: false,
      metadata: {
        [HELD_PRICE]: paid.priceId,
        [HELD_TIER]: paid.tier,
        [HELD_UNTIL]: String(Math.floor(paid.until / 1000)),
      },
    }),
  );
  await syncSubscription(context, userId);
  return { status: 'scheduled', tier: price.tier };
}

const noHeldPlan = { [HELD_PRICE]: '', [HELD_TIER]: '', [HELD_UNTIL]: '' };

/** Takes a lower plan back that has not begun. */
export async function restoreHeldPlan(
  { provider, clock }: BillingContext,
  { held, subscriptionId, itemId }: Snapshot,
): Promise<void> {
  if (!held || held.until <= clock.now().getTime()) return;
  const stripe = await provider.open();
  await callStripe(() =>
    stripe.subscriptions.update(subscriptionId, {
      items: [{ id: itemId, price: held.priceId }],
      proration_behavior: 'none',
      metadata: noHeldPlan,
    }),
  );
}

/** Takes back a cancellation and a lower plan. */
export async function keepPlan(
  context: BillingContext,
  userId: string,
  snapshot: Snapshot,
): Promise<void> {
  await restoreHeldPlan(context, snapshot);
  if (snapshot.cancelAt !== null) {
    const stripe = await context.provider.open();
    await callStripe(() =>
      stripe.subscriptions.update(snapshot.subscriptionId, { cancel_at_period_end: false }),
    );
  }
  await syncSubscription(context, userId);
}

/** Throws billing.no_subscription. */
export async function resumePlan(context: BillingContext, userId: string): Promise<void> {
  const snapshot = await syncSubscription(context, userId);
  if (!snapshot || !isLive(snapshot)) throw appError('billing.no_subscription');
  await keepPlan(context, userId, snapshot);
}

/** At the end of what is paid; at once where nothing is. Throws billing.no_subscription. */
export async function cancelPlan(context: BillingContext, userId: string): Promise<void> {
  const { provider } = context;
  const snapshot = await syncSubscription(context, userId);
  if (!snapshot || !isLive(snapshot)) throw appError('billing.no_subscription');
  const stripe = await provider.open();
  const { status, subscriptionId, openInvoice } = snapshot;
  if (status === 'incomplete') await dropFirstPayment(context, snapshot);
  else if (status === 'active' || status === 'trialing') {
    await dropPendingUpdate(context, snapshot);
    await callStripe(() =>
      stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }),
    );
  } else {
    await callStripe(() => stripe.subscriptions.cancel(subscriptionId));
    if (openInvoice) await callStripe(() => stripe.invoices.voidInvoice(openInvoice.id));
  }
  await syncSubscription(context, userId);
}

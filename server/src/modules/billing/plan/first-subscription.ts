// The first payment of a plan.
import type { SubscriptionResult } from '@vys/contract/billing/subscriptions';
import { appError } from '../../../platform/errors.ts';
import type { BillingContext } from '../deps.ts';
import type { Snapshot } from '../rules.ts';
import { findCustomer } from '../store.ts';
import { callStripe, isMissing } from '../stripe/call-stripe.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';
import type { Purchase } from './choose-plan.ts';

export async function createSubscription(
  context: BillingContext,
  { userId, price, card, intent }: Purchase,
): Promise<SubscriptionResult> {
  const { db, provider } = context;
  const customer = await findCustomer(db, userId, provider.mode);
  if (!customer) throw appError('billing.no_payment_method');
  const stripe = await provider.open();
  await callStripe(() =>
    stripe.subscriptions.create(
      {
        customer: customer.customerId,
        items: [{ price: price.priceId }],
        default_payment_method: card,
        // Charged at once; what the bank wants confirmed or declines is incomplete.
        payment_behavior: 'allow_incomplete',
        metadata: { user_id: userId, intent: intent.id },
      },
      { idempotencyKey: `subscribe-${intent.id}` },
    ),
  );
  const snapshot = await syncSubscription(context, userId);
  return finishFirstPayment(context, userId, snapshot);
}

async function finishFirstPayment(
  context: BillingContext,
  userId: string,
  snapshot: Snapshot | null,
): Promise<SubscriptionResult> {
  if (!snapshot?.tier) throw appError('billing.provider_unavailable');
  const { status, tier, openInvoice } = snapshot;
  if (status === 'active' || status === 'trialing') return { status: 'active', tier };
  if (openInvoice?.needsAction && openInvoice.clientSecret !== null) {
    return { status: 'requires_action', tier, clientSecret: openInvoice.clientSecret };
  }
  await dropFirstPayment(context, snapshot);
  await syncSubscription(context, userId);
  throw appError(openInvoice?.failure ?? 'billing.card_declined');
}

/** Ends a subscription whose first payment did not come; its invoice is void. */
export async function dropFirstPayment(
  { provider }: BillingContext,
  snapshot: Snapshot | null,
): Promise<void> {
  if (snapshot?.status !== 'incomplete') return;
  const stripe = await provider.open();
  await callStripe(() => stripe.subscriptions.cancel(snapshot.subscriptionId)).catch(
    (error: unknown) => {
      if (!isMissing(error)) throw error;
    },
  );
}

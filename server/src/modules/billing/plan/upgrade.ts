// A higher plan at once: the difference for the rest of the period is charged, and nothing changes until it is paid.
import type { SubscriptionResult } from '@vys/contract/billing/subscriptions';
import { appError } from '../../../platform/errors.ts';
import type { BillingContext } from '../deps.ts';
import type { Snapshot } from '../rules.ts';
import { callStripe, hasStripeCode } from '../stripe/call-stripe.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';
import type { Purchase } from './choose-plan.ts';
import { keepPlan, restoreHeldPlan } from './scheduled-change.ts';

export async function upgrade(
  context: BillingContext,
  { userId, price, card, intent }: Purchase,
  before: Snapshot,
): Promise<SubscriptionResult> {
  const { provider } = context;
  const stripe = await provider.open();
  const waiting = waitingPayment(before, price.priceId);
  if (waiting) return waiting;
  await dropPendingUpdate(context, before);
  // The credit must be for the plan that was paid, not for the lower one that was to follow.
  await restoreHeldPlan(context, before);
  if (before.paymentMethodId !== card) {
    await callStripe(() =>
      stripe.subscriptions.update(before.subscriptionId, { default_payment_method: card }),
    );
  }
  await callStripe(() =>
    stripe.subscriptions.update(
      before.subscriptionId,
      {
        items: [{ id: before.itemId, price: price.priceId }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'pending_if_incomplete',
      },
      { idempotencyKey: `upgrade-${intent.id}` },
    ),
  );
  const after = await syncSubscription(context, userId);
  if (!after) throw appError('billing.provider_unavailable');
  if (after.priceId === price.priceId) {
    if (after.cancelAt !== null) await keepPlan(context, userId, after);
    return { status: 'active', tier: price.tier };
  }
  const payment = waitingPayment(after, price.priceId);
  if (payment) return payment;
  await dropPendingUpdate(context, after);
  await syncSubscription(context, userId);
  throw appError(after.openInvoice?.failure ?? 'billing.card_declined');
}

/** An upgrade to the same plan that the bank wants confirmed. */
function waitingPayment(
  { pending, openInvoice }: Snapshot,
  priceId: string,
): SubscriptionResult | undefined {
  if (pending?.priceId !== priceId || !openInvoice?.needsAction) return undefined;
  const { clientSecret } = openInvoice;
  if (clientSecret === null) return undefined;
  return { status: 'requires_action', tier: pending.tier, clientSecret };
}

/** The invoice of an update that waits is void, and the update with it. */
export async function dropPendingUpdate(
  { provider }: BillingContext,
  { pending, openInvoice }: Snapshot,
): Promise<void> {
  if (!pending || !openInvoice) return;
  const stripe = await provider.open();
  await callStripe(() => stripe.invoices.voidInvoice(openInvoice.id)).catch((error: unknown) => {
    // Void or paid meanwhile; what follows reads it again.
    if (!hasStripeCode(error, 'invoice_not_editable') && !isClosed(error)) throw error;
  });
}

const isClosed = (error: unknown) =>
  error instanceof Error && /only void|already (?:been )?(?:paid|void)/i.test(error.message);

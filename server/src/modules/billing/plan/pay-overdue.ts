// Pays the invoice that could not be collected, with the card that pays now.
import type { SubscriptionResult } from '@vys/contract/billing/subscriptions';
import { AppError, appError } from '../../../platform/errors.ts';
import { findPayingCard } from '../cards/cards.ts';
import type { BillingContext } from '../deps.ts';
import { callStripe } from '../stripe/call-stripe.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';

/** Throws billing.nothing_due, and the error of a declined card. */
export async function payOverdueInvoice(
  context: BillingContext,
  userId: string,
): Promise<SubscriptionResult> {
  const snapshot = await syncSubscription(context, userId);
  const open = snapshot?.openInvoice;
  const isDue = snapshot?.status === 'past_due' || snapshot?.status === 'unpaid';
  if (!open || !isDue || !snapshot.tier) throw appError('billing.nothing_due');
  const card = await findPayingCard(context, userId);
  if (card === undefined) throw appError('billing.no_payment_method');
  const stripe = await context.provider.open();
  const failure = await callStripe(() =>
    stripe.invoices.pay(open.id, { payment_method: card, off_session: false }),
  ).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof AppError) return error;
      throw error;
    },
  );
  const after = await syncSubscription(context, userId);
  if (after?.status === 'active') return { status: 'active', tier: after.tier ?? snapshot.tier };
  const { clientSecret, needsAction } = after?.openInvoice ?? open;
  if (needsAction && clientSecret !== null) {
    return { status: 'requires_action', tier: snapshot.tier, clientSecret };
  }
  throw failure ?? appError('billing.card_declined');
}

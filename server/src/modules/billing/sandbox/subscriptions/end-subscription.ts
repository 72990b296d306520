// The end of a subscription: canceled, or expired before its first payment.
import type { Stripe } from '../../stripe/client.ts';
import { type Context, idOf } from '../context.ts';
import { saveSubscription, voidInvoice } from '../invoicing.ts';

type End = {
  now: number;
  reason: 'cancellation_requested' | 'payment_failed';
};

/** Open invoices of a first payment or an update are void; one for time that was used stays open. */
export async function endSubscription(
  ctx: Context,
  subscription: Stripe.Subscription,
  { now, reason }: End,
): Promise<void> {
  const isFirst = subscription.status === 'incomplete';
  subscription.status = isFirst && reason === 'payment_failed' ? 'incomplete_expired' : 'canceled';
  subscription.ended_at = now;
  subscription.canceled_at ??= now;
  subscription.pending_update = null;
  if (subscription.cancellation_details) subscription.cancellation_details.reason = reason;
  await saveSubscription(ctx, subscription);
  const invoice = await ctx.find('invoice', idOf(subscription.latest_invoice));
  if (invoice?.status === 'open') {
    if (invoice.billing_reason === 'subscription_cycle') {
      invoice.next_payment_attempt = null;
      invoice.auto_advance = false;
      await ctx.save('invoice', invoice, { customer: idOf(invoice.customer) });
    } else await voidInvoice(ctx, invoice, now);
  }
  const event = subscription.status === 'canceled' ? 'deleted' : 'updated';
  await ctx.emit(`customer.subscription.${event}`, subscription);
}

// What happens to subscriptions by themselves: renewals, further attempts, expiry, the end of the paid time.
import type { Stripe } from '../../stripe/client.ts';
import { type Context, idOf } from '../context.ts';
import {
  createInvoice,
  INCOMPLETE_SECONDS,
  payInvoice,
  saveSubscription,
  setPrice,
} from '../invoicing.ts';
import { itemOf } from '../objects/subscriptions.ts';
import { nextPeriod, periodLine } from '../proration.ts';
import { findDefaultCard } from '../resources/payment-methods.ts';
import { listDue } from '../store.ts';
import { endSubscription } from './end-subscription.ts';
import { dropPendingUpdate } from './update.ts';

/** More steps than a clock that is moved by ten years causes. */
const MAX_STEPS = 2_000;

/** Brings all subscriptions of a test clock, or all without one, to the time `until`. */
export async function runCycle(
  ctx: Context,
  { until, testClock }: { until: number; testClock: string | null },
): Promise<number> {
  for (let steps = 0; steps < MAX_STEPS; ) {
    const due = await listDue(ctx.db, until, testClock);
    if (due.length === 0) return steps;
    for (const id of due) {
      await takeStep(ctx, await ctx.get('subscription', id), until);
      steps += 1;
    }
  }
  throw new Error('the sandbox has too much to catch up on');
}

/** One step, at the time when it was due. */
async function takeStep(
  ctx: Context,
  subscription: Stripe.Subscription,
  until: number,
): Promise<void> {
  const item = itemOf(subscription);
  const { pending_update: pending } = subscription;
  if (subscription.status === 'incomplete') {
    const now = subscription.created + INCOMPLETE_SECONDS;
    return endSubscription(ctx, subscription, { now, reason: 'payment_failed' });
  }
  if (pending && pending.expires_at <= until && pending.expires_at <= item.current_period_end) {
    await dropPendingUpdate(ctx, subscription, pending.expires_at);
    return saveChanged(ctx, subscription);
  }
  if (subscription.status === 'past_due' && (await retry(ctx, subscription, until))) return;
  if (item.current_period_end > until) return saveSubscription(ctx, subscription);
  if (subscription.cancel_at_period_end) {
    const now = item.current_period_end;
    return endSubscription(ctx, subscription, { now, reason: 'cancellation_requested' });
  }
  await renew(ctx, subscription);
}

async function renew(ctx: Context, subscription: Stripe.Subscription): Promise<void> {
  const item = itemOf(subscription);
  const now = item.current_period_end;
  await dropPendingUpdate(ctx, subscription, now);
  const customer = await ctx.get('customer', idOf(subscription.customer));
  const period = nextPeriod(subscription.billing_cycle_anchor, item.price, now);
  const ended = { start: item.current_period_start, end: item.current_period_end };
  const { billing_cycle_anchor: anchor } = subscription;
  setPrice(subscription, item.price, period);
  subscription.billing_cycle_anchor = anchor;
  const lines = [periodLine(item.price, period)];
  const invoice = await createInvoice(ctx, {
    customer,
    subscription,
    reason: 'subscription_cycle',
    lines,
    period: ended,
    now,
  });
  const card = await findDefaultCard(ctx, customer.id, idOf(subscription.default_payment_method));
  await payInvoice(ctx, { invoice, subscription }, { card, now, isOffSession: true });
  await saveChanged(ctx, subscription);
}

/** True when it was time for another attempt. After the last one the subscription ends. */
async function retry(
  ctx: Context,
  subscription: Stripe.Subscription,
  until: number,
): Promise<boolean> {
  const invoice = await ctx.find('invoice', idOf(subscription.latest_invoice));
  const at = invoice?.next_payment_attempt;
  if (!invoice || !at || at > until || at > itemOf(subscription).current_period_end) return false;
  invoice.retries += 1;
  const card = await findDefaultCard(
    ctx,
    idOf(subscription.customer),
    idOf(subscription.default_payment_method),
  );
  await payInvoice(ctx, { invoice, subscription }, { card, now: at, isOffSession: true });
  if (invoice.status !== 'paid' && invoice.next_payment_attempt === null) {
    await endSubscription(ctx, subscription, { now: at, reason: 'payment_failed' });
  } else await saveChanged(ctx, subscription);
  return true;
}

async function saveChanged(ctx: Context, subscription: Stripe.Subscription): Promise<void> {
  await saveSubscription(ctx, subscription);
  await ctx.emit('customer.subscription.updated', subscription);
}

// Makes invoices, has them paid, and gives subscriptions the state that follows.
import type { Stripe } from '../stripe/client.ts';
import { type Context, idOf, type SandboxInvoice, type SandboxPaymentMethod } from './context.ts';
import { buildInvoice, type LineFields } from './objects/invoices.ts';
import { itemOf, type Period, toPlan } from './objects/subscriptions.ts';
import { attemptPayment, pay } from './payments.ts';

const DAY = 86_400;
/** Eight further attempts within two weeks, as Stripe recommends. */
const RETRY_DAYS = [1, 3, 5, 7, 9, 11, 13, 14];
/** Stripe expires a first payment, and an update that waits for one, after 23 hours. */
export const INCOMPLETE_SECONDS = 23 * 3600;

type InvoiceInput = {
  customer: Stripe.Customer;
  subscription: Stripe.Subscription;
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  lines: readonly LineFields[];
  period: Period;
  now: number;
};

export async function createInvoice(ctx: Context, input: InvoiceInput): Promise<SandboxInvoice> {
  const { customer, subscription, now } = input;
  const invoice = buildInvoice(now, {
    ...input,
    currency: subscription.currency,
    appOrigin: ctx.appOrigin,
  });
  const taxIds = await ctx.list('tax_id', customer.id);
  invoice.customer_tax_ids = taxIds.map(({ type, value }) => ({ type, value }));
  customer.next_invoice_sequence = (customer.next_invoice_sequence ?? 1) + 1;
  customer.balance = Math.min(0, customer.balance + invoice.total);
  customer.currency = subscription.currency;
  await ctx.save('customer', customer);
  await saveInvoice(ctx, invoice);
  subscription.latest_invoice = invoice.id;
  await ctx.emit('invoice.created', invoice);
  await ctx.emit('invoice.finalized', invoice);
  return invoice;
}

export async function saveInvoice(ctx: Context, invoice: SandboxInvoice): Promise<void> {
  await ctx.save('invoice', invoice, { customer: idOf(invoice.customer) });
}

/** Saved with the time when something happens to it by itself. */
export async function saveSubscription(
  ctx: Context,
  subscription: Stripe.Subscription,
): Promise<void> {
  const { customer, test_clock: clock } = subscription;
  const dueAt = await findDueTime(ctx, subscription);
  await ctx.save('subscription', subscription, {
    customer: idOf(customer),
    dueAt,
    testClock: clock === null ? null : idOf(clock),
  });
}

async function findDueTime(
  ctx: Context,
  subscription: Stripe.Subscription,
): Promise<number | null> {
  const { status, pending_update: pending } = subscription;
  if (status === 'incomplete') return subscription.created + INCOMPLETE_SECONDS;
  if (status !== 'active' && status !== 'past_due') return null;
  const times = [itemOf(subscription).current_period_end];
  if (pending) times.push(pending.expires_at);
  if (status === 'past_due') {
    const invoice = await ctx.find('invoice', idOf(subscription.latest_invoice));
    if (invoice?.next_payment_attempt) times.push(invoice.next_payment_attempt);
  }
  return Math.min(...times);
}

type Payment = { card: SandboxPaymentMethod | undefined; now: number; isOffSession: boolean };

/** Tries to pay once. The subscription is changed in memory; the caller saves it. */
export async function payInvoice(
  ctx: Context,
  { invoice, subscription }: { invoice: SandboxInvoice; subscription: Stripe.Subscription },
  payment: Payment,
): Promise<Stripe.PaymentIntent | undefined> {
  if (invoice.amount_due === 0) {
    await settleInvoice(ctx, { invoice, subscription }, payment.now);
    return undefined;
  }
  const existing =
    invoice.payment_intent_id === null
      ? undefined
      : await ctx.find('payment_intent', invoice.payment_intent_id);
  const fields = {
    customer: idOf(invoice.customer),
    amount: invoice.amount_due,
    currency: invoice.currency,
    description: `Subscription ${subscription.id}`,
  };
  const intent = existing
    ? await attemptPayment(ctx, existing, payment)
    : await pay(ctx, fields, payment);
  invoice.payment_intent_id = intent.id;
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (intent.status === 'succeeded')
    await settleInvoice(ctx, { invoice, subscription }, payment.now);
  else await recordFailure(ctx, { invoice, subscription, intent }, payment.now);
  return intent;
}

/** The invoice is paid: the subscription becomes what was paid for. */
export async function settleInvoice(
  ctx: Context,
  { invoice, subscription }: { invoice: SandboxInvoice; subscription: Stripe.Subscription },
  now: number,
): Promise<void> {
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.attempted = true;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = now;
  await saveInvoice(ctx, invoice);
  const { pending_update: pending } = subscription;
  if (pending && subscription.latest_invoice === invoice.id) await applyUpdate(ctx, subscription);
  if (subscription.status === 'incomplete' || subscription.status === 'past_due') {
    subscription.status = 'active';
  }
  await ctx.emit('invoice.paid', invoice);
  await ctx.emit('invoice.payment_succeeded', invoice);
}

async function applyUpdate(ctx: Context, subscription: Stripe.Subscription): Promise<void> {
  const [item] = subscription.pending_update?.subscription_items ?? [];
  subscription.pending_update = null;
  if (!item) return;
  const price = await ctx.get('price', item.price.id);
  setPrice(subscription, price, { start: item.current_period_start, end: item.current_period_end });
}

export function setPrice(
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  period: Period,
): void {
  const item = itemOf(subscription);
  if (item.current_period_start !== period.start) subscription.billing_cycle_anchor = period.start;
  item.price = price;
  item.plan = toPlan(price);
  item.current_period_start = period.start;
  item.current_period_end = period.end;
}

async function recordFailure(
  ctx: Context,
  {
    invoice,
    subscription,
    intent,
  }: { invoice: SandboxInvoice; subscription: Stripe.Subscription; intent: Stripe.PaymentIntent },
  now: number,
): Promise<void> {
  if (invoice.billing_reason === 'subscription_cycle') {
    subscription.status = 'past_due';
    invoice.first_failed_at ??= now;
    const day = RETRY_DAYS[invoice.retries];
    invoice.next_payment_attempt = day === undefined ? null : invoice.first_failed_at + day * DAY;
  }
  await saveInvoice(ctx, invoice);
  await ctx.emit('invoice.payment_failed', invoice);
  const needsOwner =
    intent.status === 'requires_action' ||
    intent.last_payment_error?.code === 'authentication_required';
  if (needsOwner) await ctx.emit('invoice.payment_action_required', invoice);
}

export async function voidInvoice(
  ctx: Context,
  invoice: SandboxInvoice,
  now: number,
): Promise<void> {
  invoice.status = 'void';
  invoice.next_payment_attempt = null;
  invoice.amount_remaining = invoice.amount_due;
  invoice.status_transitions.voided_at = now;
  await saveInvoice(ctx, invoice);
  await ctx.emit('invoice.voided', invoice);
}

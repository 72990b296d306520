// /v1/invoices, with the preview of a change.
import type { Stripe } from '../../stripe/client.ts';
import { type Context, idOf, type SandboxInvoice } from '../context.ts';
import { cardError, invalidRequest, listOf, type Params, readParams } from '../http/wire.ts';
import { payInvoice, saveSubscription, voidInvoice } from '../invoicing.ts';
import { buildInvoice } from '../objects/invoices.ts';
import { buildSubscription, itemOf } from '../objects/subscriptions.ts';
import { nextPeriod, periodLine, prorate } from '../proration.ts';
import { readPrice } from '../subscriptions/create.ts';
import { expectOwn, findDefaultCard } from './payment-methods.ts';

export const getInvoice = (ctx: Context, id: string) => ctx.get('invoice', id);

const MAX_LIST = 100;

export async function listInvoices(ctx: Context) {
  const params = readParams(ctx.params, [
    'customer',
    'subscription',
    'status',
    'limit',
    'starting_after',
  ]);
  const subscription = params.text('subscription');
  const status = params.text('status');
  const invoices = (await ctx.list('invoice', params.text('customer'))).filter(
    (invoice) =>
      (status === undefined || invoice.status === status) &&
      (subscription === undefined || subscriptionOf(invoice) === subscription),
  );
  const after = params.text('starting_after');
  const first = after === undefined ? 0 : invoices.findIndex(({ id }) => id === after) + 1;
  const limit = Math.min(params.number('limit') ?? 10, MAX_LIST);
  const page = invoices.slice(first, first + limit);
  return listOf('/v1/invoices', page, first + limit < invoices.length);
}

export const subscriptionOf = (invoice: Stripe.Invoice) =>
  idOf(invoice.parent?.subscription_details?.subscription);

export async function payOpenInvoice(ctx: Context, id: string): Promise<SandboxInvoice> {
  const params = readParams(ctx.params, ['payment_method', 'off_session']);
  const invoice = await ctx.get('invoice', id);
  if (invoice.status === 'paid') {
    throw invalidRequest('Invoice is already paid', { code: 'invoice_already_paid' });
  }
  if (invoice.status !== 'open') throw invalidRequest(`This invoice is ${invoice.status}.`);
  const customerId = idOf(invoice.customer);
  const customer = await ctx.get('customer', customerId);
  const subscription = await ctx.get('subscription', subscriptionOf(invoice));
  if (subscription.ended_at) throw invalidRequest('The subscription of this invoice has ended.');
  const chosen = params.text('payment_method');
  const card = chosen
    ? await expectOwn(ctx, customerId, chosen)
    : await findDefaultCard(ctx, customerId, idOf(subscription.default_payment_method));
  const now = await ctx.timeOf(customer);
  const isOffSession = params.flag('off_session') ?? true;
  const intent = await payInvoice(ctx, { invoice, subscription }, { card, now, isOffSession });
  await saveSubscription(ctx, subscription);
  await ctx.emit('customer.subscription.updated', subscription);
  if (intent?.status === 'requires_action') {
    const error = {
      code: 'invoice_payment_intent_requires_action',
      message:
        'This payment requires additional user action before it can be completed successfully.',
    };
    throw cardError('', error);
  }
  if (intent && intent.status !== 'succeeded') {
    const {
      code = 'card_declined',
      decline_code: declineCode = '',
      message = '',
    } = intent.last_payment_error ?? {};
    throw cardError(declineCode, { code, message });
  }
  return invoice;
}

export async function voidOpenInvoice(ctx: Context, id: string): Promise<SandboxInvoice> {
  readParams(ctx.params, []);
  const invoice = await ctx.get('invoice', id);
  if (invoice.status !== 'open')
    throw invalidRequest(`You can only void open invoices; this one is ${invoice.status}.`);
  const customer = await ctx.get('customer', idOf(invoice.customer));
  await voidInvoice(ctx, invoice, await ctx.timeOf(customer));
  const subscription = await ctx.find('subscription', subscriptionOf(invoice));
  if (subscription?.pending_update && subscription.latest_invoice === invoice.id) {
    subscription.pending_update = null;
    await saveSubscription(ctx, subscription);
    await ctx.emit('customer.subscription.updated', subscription);
  }
  return invoice;
}

/** What a new subscription, a change, or without items the next renewal would cost. Stores nothing. */
export async function previewInvoice(ctx: Context): Promise<SandboxInvoice> {
  const params = readParams(ctx.params, ['customer', 'subscription', 'subscription_details']);
  const customer = await ctx.get('customer', params.required('customer'));
  const details = readParams(params.object('subscription_details') ?? {}, [
    'items',
    'proration_behavior',
    'proration_date',
  ]);
  const [item] = details.list('items') as Params[];
  const now = await ctx.timeOf(customer);
  const id = params.text('subscription');
  const subscription = id === undefined ? undefined : await ctx.get('subscription', id);
  const build = (
    lines: ReturnType<typeof prorate>['lines'],
    created: number,
    reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update',
  ) => {
    const period = { start: now, end: now };
    const currency = lines[0]?.price.currency ?? 'usd';
    const invoice = buildInvoice(created, {
      customer,
      subscription: subscription ?? null,
      reason,
      lines,
      currency,
      period,
      appOrigin: ctx.appOrigin,
    });
    invoice.id = `upcoming_${invoice.id}`;
    invoice.status = 'draft';
    invoice.invoice_pdf = null;
    return invoice;
  };
  if (!subscription) {
    const price = await readPrice(ctx, item);
    const period = nextPeriod(now, price, now);
    const draft = buildSubscription(now, {
      customer: customer.id,
      price,
      paymentMethod: null,
      metadata: {},
      testClock: null,
      period,
    });
    return build([periodLine(itemOf(draft).price, period)], now, 'subscription_create');
  }
  const current = itemOf(subscription);
  const period = { start: current.current_period_start, end: current.current_period_end };
  if (!item) {
    if (subscription.ended_at || subscription.cancel_at_period_end) {
      throw invalidRequest(
        'No upcoming invoices for customer',
        { code: 'invoice_upcoming_none' },
        404,
      );
    }
    const next = nextPeriod(subscription.billing_cycle_anchor, current.price, period.end);
    return build([periodLine(current.price, next)], period.end, 'subscription_cycle');
  }
  const price = await readPrice(ctx, item);
  const change = {
    from: current.price,
    to: price,
    period,
    at: details.number('proration_date') ?? now,
  };
  return build(prorate(change).lines, now, 'subscription_update');
}

// POST /v1/subscriptions.
import type { Stripe } from '../../stripe/client.ts';
import { type Context, idOf } from '../context.ts';
import { invalidRequest, mergeMetadata, type Params, readParams } from '../http/wire.ts';
import { createInvoice, payInvoice, saveSubscription } from '../invoicing.ts';
import { buildSubscription } from '../objects/subscriptions.ts';
import { nextPeriod, periodLine } from '../proration.ts';
import { expectOwn, findDefaultCard } from '../resources/payment-methods.ts';

const allowed = [
  'customer',
  'items',
  'default_payment_method',
  'payment_behavior',
  'payment_settings',
  'off_session',
  'metadata',
];

export async function createSubscription(ctx: Context): Promise<Stripe.Subscription> {
  const params = readParams(ctx.params, allowed);
  const customer = await ctx.get('customer', params.required('customer'));
  const price = await readPrice(ctx, params.list('items')[0] as Params | undefined);
  const behavior = params.choice(
    'payment_behavior',
    ['allow_incomplete', 'default_incomplete', 'error_if_incomplete'],
    'allow_incomplete',
  );
  const chosen = params.text('default_payment_method');
  if (chosen) await expectOwn(ctx, customer.id, chosen);
  const card = await findDefaultCard(ctx, customer.id, chosen ?? '');
  if (!card) {
    throw invalidRequest(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      { code: 'resource_missing' },
    );
  }
  const now = await ctx.timeOf(customer);
  const period = nextPeriod(now, price, now);
  const subscription = buildSubscription(now, {
    customer: customer.id,
    price,
    paymentMethod: chosen ?? null,
    metadata: mergeMetadata({}, params.object('metadata')),
    testClock: idOf(customer.test_clock) || null,
    period,
  });
  const lines = [periodLine(price, period)];
  const invoice = await createInvoice(ctx, {
    customer,
    subscription,
    reason: 'subscription_create',
    lines,
    period: { start: now, end: now },
    now,
  });
  await saveSubscription(ctx, subscription);
  const isOffSession = params.flag('off_session') ?? false;
  if (behavior !== 'default_incomplete') {
    await payInvoice(ctx, { invoice, subscription }, { card, now, isOffSession });
  }
  await saveSubscription(ctx, subscription);
  await ctx.emit('customer.subscription.created', subscription);
  return subscription;
}

export async function readPrice(ctx: Context, item: Params | undefined): Promise<Stripe.Price> {
  const params = readParams(item ?? {}, ['price', 'quantity', 'id']);
  const id = params.required('price');
  const price = await ctx.find('price', id);
  if (!price) {
    throw invalidRequest(`No such price: '${id}'`, {
      code: 'resource_missing',
      param: 'items[0][price]',
    });
  }
  if (!price.active)
    throw invalidRequest('The price specified is inactive.', { param: 'items[0][price]' });
  return price;
}

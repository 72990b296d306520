// POST /v1/subscriptions/{id}: another price, a cancellation, another card.
import type { Stripe } from '../../stripe/client.ts';
import { type Context, idOf } from '../context.ts';
import { cardError, invalidRequest, mergeMetadata, type Params, readParams } from '../http/wire.ts';
import {
  createInvoice,
  INCOMPLETE_SECONDS,
  payInvoice,
  saveSubscription,
  setPrice,
  voidInvoice,
} from '../invoicing.ts';
import { itemOf, toPlan } from '../objects/subscriptions.ts';
import { type Change, prorate } from '../proration.ts';
import { expectOwn, findDefaultCard } from '../resources/payment-methods.ts';
import { readPrice } from './create.ts';

const allowed = [
  'items',
  'proration_behavior',
  'proration_date',
  'payment_behavior',
  'cancel_at_period_end',
  'default_payment_method',
  'metadata',
  'off_session',
];
/** While an update may have to wait for a payment. */
const pendingAllowed = [
  'items',
  'proration_behavior',
  'proration_date',
  'payment_behavior',
  'off_session',
  'expand',
];

export async function updateSubscription(ctx: Context, id: string): Promise<Stripe.Subscription> {
  const params = readParams(ctx.params, allowed);
  const subscription = await ctx.get('subscription', id);
  if (subscription.ended_at)
    throw invalidRequest(
      'A canceled subscription can only update its cancellation_details and metadata.',
    );
  const behavior = params.choice(
    'payment_behavior',
    ['allow_incomplete', 'pending_if_incomplete', 'error_if_incomplete', 'default_incomplete'],
    'allow_incomplete',
  );
  if (behavior === 'pending_if_incomplete') {
    const other = Object.keys(ctx.params).find((name) => !pendingAllowed.includes(name));
    if (other)
      throw invalidRequest(
        `You cannot pass \`${other}\` when \`payment_behavior\` is \`pending_if_incomplete\`.`,
        { param: other },
      );
  }
  const customer = await ctx.get('customer', idOf(subscription.customer));
  const now = await ctx.timeOf(customer);
  await setPlainFields(ctx, subscription, { params, now });
  const [item] = params.list('items');
  if (item)
    await changePrice(ctx, subscription, { customer, now, item: item as Params, behavior, params });
  await saveSubscription(ctx, subscription);
  await ctx.emit('customer.subscription.updated', subscription);
  return subscription;
}

type PlainChange = { params: ReturnType<typeof readParams>; now: number };

async function setPlainFields(
  ctx: Context,
  subscription: Stripe.Subscription,
  { params, now }: PlainChange,
): Promise<void> {
  subscription.metadata = mergeMetadata(subscription.metadata, params.object('metadata'));
  const card = params.text('default_payment_method');
  if (card) await expectOwn(ctx, idOf(subscription.customer), card);
  if (card !== undefined) subscription.default_payment_method = card || null;
  const cancels = params.flag('cancel_at_period_end');
  if (cancels === undefined) return;
  subscription.cancel_at_period_end = cancels;
  subscription.cancel_at = cancels ? itemOf(subscription).current_period_end : null;
  subscription.canceled_at = cancels ? now : null;
}

type PriceChange = {
  customer: Stripe.Customer;
  now: number;
  item: Params;
  behavior: string;
  params: ReturnType<typeof readParams>;
};

async function changePrice(
  ctx: Context,
  subscription: Stripe.Subscription,
  { customer, now, item, behavior, params }: PriceChange,
): Promise<void> {
  const current = itemOf(subscription);
  const itemId = readParams(item, ['id', 'price', 'quantity']).text('id');
  if (itemId !== undefined && itemId !== current.id) {
    throw invalidRequest(`No such subscription_item: '${itemId}'`, {
      param: 'items[0][id]',
      code: 'resource_missing',
    });
  }
  const price = await readPrice(ctx, item);
  if (price.id === current.price.id) return;
  const proration = params.choice(
    'proration_behavior',
    ['create_prorations', 'none', 'always_invoice'],
    'create_prorations',
  );
  const period = { start: current.current_period_start, end: current.current_period_end };
  const change: Change = {
    from: current.price,
    to: price,
    period,
    at: params.number('proration_date') ?? now,
  };
  if (proration === 'none') {
    if (price.recurring?.interval !== current.price.recurring?.interval) {
      throw invalidRequest('The sandbox changes the interval with a proration only.');
    }
    setPrice(subscription, price, period);
    return;
  }
  if (proration !== 'always_invoice')
    throw invalidRequest('The sandbox prorates with always_invoice only.');
  await invoiceChange(ctx, subscription, { customer, now, change, behavior });
}

async function invoiceChange(
  ctx: Context,
  subscription: Stripe.Subscription,
  {
    customer,
    now,
    change,
    behavior,
  }: { customer: Stripe.Customer; now: number; change: Change; behavior: string },
): Promise<void> {
  await dropPendingUpdate(ctx, subscription, now);
  const { lines, period } = prorate(change);
  const previous = subscription.latest_invoice;
  const invoice = await createInvoice(ctx, {
    customer,
    subscription,
    reason: 'subscription_update',
    lines,
    period: { start: now, end: now },
    now,
  });
  const item = itemOf(subscription);
  const updated = {
    ...item,
    price: change.to,
    plan: toPlan(change.to),
    current_period_start: period.start,
    current_period_end: period.end,
  };
  subscription.pending_update = {
    billing_cycle_anchor: null,
    cancel_at: null,
    discounts: null,
    expires_at: now + INCOMPLETE_SECONDS,
    subscription_items: [updated],
    trial_end: null,
    trial_from_plan: null,
  } as unknown as Stripe.Subscription.PendingUpdate;
  const card = await findDefaultCard(ctx, customer.id, idOf(subscription.default_payment_method));
  const intent = await payInvoice(
    ctx,
    { invoice, subscription },
    { card, now, isOffSession: false },
  );
  if (!subscription.pending_update || behavior === 'pending_if_incomplete') return;
  subscription.pending_update = null;
  await voidInvoice(ctx, invoice, now);
  subscription.latest_invoice = previous;
  const {
    code = 'card_declined',
    decline_code: declineCode = '',
    message = '',
  } = intent?.last_payment_error ?? {};
  if (behavior === 'error_if_incomplete') throw cardError(declineCode, { code, message });
  throw invalidRequest(
    'The sandbox updates with pending_if_incomplete or error_if_incomplete only.',
  );
}

/** A later update replaces one that still waits for its payment. */
export async function dropPendingUpdate(
  ctx: Context,
  subscription: Stripe.Subscription,
  now: number,
): Promise<void> {
  if (!subscription.pending_update) return;
  subscription.pending_update = null;
  const invoice = await ctx.find('invoice', idOf(subscription.latest_invoice));
  if (invoice?.status === 'open') await voidInvoice(ctx, invoice, now);
}

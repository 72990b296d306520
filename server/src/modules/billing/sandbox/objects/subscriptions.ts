// New subscriptions and their one item, in the shape of Stripe's API.
import type { Stripe } from '../../stripe/client.ts';
import { newId } from '../context.ts';

export type Period = { readonly start: number; readonly end: number };

type Fields = {
  customer: string;
  price: Stripe.Price;
  paymentMethod: string | null;
  metadata: Record<string, string>;
  testClock: string | null;
  period: Period;
};

export function buildSubscription(created: number, fields: Fields): Stripe.Subscription {
  const { customer, price, paymentMethod, metadata, testClock, period } = fields;
  const id = newId('sub');
  const item = buildItem(created, id, price, period);
  return {
    id,
    object: 'subscription',
    ...constantFields,
    billing_cycle_anchor: period.start,
    billing_schedules: [],
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    created,
    currency: price.currency,
    customer,
    default_payment_method: paymentMethod,
    default_tax_rates: [],
    discounts: [],
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    metadata,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    start_date: created,
    test_clock: testClock,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
  };
}

const constantFields = {
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: null, type: 'classic' },
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_source: null,
  description: null,
  ended_at: null,
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  status: 'incomplete',
  transfer_data: null,
  trial_end: null,
  trial_start: null,
  latest_invoice: null,
} satisfies Partial<Stripe.Subscription>;

function buildItem(
  created: number,
  subscription: string,
  price: Stripe.Price,
  period: Period,
): Stripe.SubscriptionItem {
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: toPlan(price),
    price,
    quantity: 1,
    subscription,
    tax_rates: [],
  };
}

/** The older form of a price, which items still carry. */
export function toPlan(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: null,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`the subscription ${subscription.id} has no item`);
  return item;
}

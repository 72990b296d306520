// New products and prices, in the shape of Stripe's API.
import type { Stripe } from '../../stripe/client.ts';
import { newId } from '../context.ts';

export function buildProduct(
  created: number,
  {
    name,
    metadata,
    id = newId('prod'),
  }: { name: string; metadata: Record<string, string>; id?: string },
): Stripe.Product {
  return {
    id,
    object: 'product',
    active: true,
    created,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata,
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: created,
    url: null,
  };
}

type PriceFields = {
  product: string;
  currency: string;
  amount: number;
  interval: 'month' | 'year';
  lookupKey: string | null;
  metadata: Record<string, string>;
  id?: string;
};

export function buildPrice(created: number, fields: PriceFields): Stripe.Price {
  const { product, currency, amount, interval, lookupKey, metadata, id = newId('price') } = fields;
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: lookupKey,
    metadata,
    nickname: null,
    product,
    recurring: {
      interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: amount,
    // Stripe sends it as text.
    unit_amount_decimal: String(amount) as unknown as Stripe.Price['unit_amount_decimal'],
  };
}

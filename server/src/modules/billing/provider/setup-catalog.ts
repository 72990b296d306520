// Creates the products and prices of the plans at the provider. Can be run again: what is there as the plans say stays.
import {
  CURRENCY,
  type Interval,
  intervals,
  type PaidTier,
  paidTiers,
  planAmount,
} from '@vys/contract/billing/entitlements';
import { plans } from '@vys/contract/plans';
import { callStripe, isMissing } from '../stripe/call-stripe.ts';
import type { Stripe } from '../stripe/client.ts';

export type SetUpPrice = {
  readonly tier: PaidTier;
  readonly interval: Interval;
  readonly priceId: string;
  readonly isNew: boolean;
};

const productId = (tier: PaidTier) => `vys_${tier}`;
const lookupKey = (tier: PaidTier, interval: Interval) => `vys_${tier}_${interval}`;

/** One price per plan and interval, found again by its lookup key. A price with another amount is replaced. */
export async function setUpCatalog(stripe: Stripe): Promise<SetUpPrice[]> {
  const prices: SetUpPrice[] = [];
  for (const tier of paidTiers) {
    await ensureProduct(stripe, tier);
    for (const interval of intervals) prices.push(await ensurePrice(stripe, tier, interval));
  }
  return prices;
}

async function ensureProduct(stripe: Stripe, tier: PaidTier): Promise<void> {
  const id = productId(tier);
  const existing = await callStripe(() => stripe.products.retrieve(id)).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (existing) return;
  const name = `Vys ${plans[tier].name}`;
  await callStripe(() => stripe.products.create({ id, name, metadata: { tier } }));
}

async function ensurePrice(
  stripe: Stripe,
  tier: PaidTier,
  interval: Interval,
): Promise<SetUpPrice> {
  const key = lookupKey(tier, interval);
  const amount = planAmount(tier, interval);
  const { data } = await callStripe(() =>
    stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 }),
  );
  const existing = data[0];
  if (existing?.unit_amount === amount && existing.currency === CURRENCY) {
    return { tier, interval, priceId: existing.id, isNew: false };
  }
  const created = await callStripe(() =>
    stripe.prices.create({
      product: productId(tier),
      currency: CURRENCY,
      unit_amount: amount,
      recurring: { interval },
      lookup_key: key,
      // Subscriptions that run keep the price that they have.
      transfer_lookup_key: true,
      metadata: { tier, name: plans[tier].name },
    }),
  );
  return { tier, interval, priceId: created.id, isNew: true };
}

export const priceVariable = ({ tier, interval }: Pick<SetUpPrice, 'tier' | 'interval'>) =>
  `STRIPE_PRICE_${tier.toUpperCase()}${interval === 'year' ? '_YEAR' : ''}`;

// Which prices are for sale, and which plan a price stands for.
import {
  CURRENCY,
  type Interval,
  intervals,
  type PaidTier,
  paidTiers,
  planAmount,
} from '@vys/contract/billing/entitlements';
import type { Price } from '@vys/contract/billing/overview';
import { appError } from '../../../platform/errors.ts';
import type { StripeAccount } from '../../../platform/stripe-account.ts';
import type { Stripe } from '../stripe/client.ts';

export type PlanPrice = {
  readonly priceId: string;
  readonly tier: PaidTier;
  readonly interval: Interval;
  /** In the smallest unit of the currency. */
  readonly amount: number;
  readonly currency: string;
};

export type Catalog = {
  readonly prices: readonly Price[];
  /** Throws billing.price_unknown, or billing.price_not_configured for a plan without a price. */
  get(priceId: string): PlanPrice;
  /** Also of a price that is sold no longer; null for one of another product. */
  findTier(price: Pick<Stripe.Price, 'id' | 'metadata'>): PaidTier | null;
  /** Takes a price off sale that is not what the plans say. */
  withdraw(priceId: string): void;
};

type PriceIds = StripeAccount['prices'];

/** Years are listed only where they are sold; months always, so that a card can say that it has no price. */
export function createCatalog(ids: PriceIds): Catalog {
  const withdrawn = new Set<string>();
  const prices = paidTiers.flatMap((tier) =>
    intervals.flatMap((interval) => {
      const priceId = ids[tier]?.[interval] ?? null;
      if (priceId === null && interval === 'year') return [];
      return [{ tier, interval, priceId, amount: planAmount(tier, interval), currency: CURRENCY }];
    }),
  );
  const list = () =>
    prices.map((price) => ({
      ...price,
      priceId: withdrawn.has(price.priceId ?? '') ? null : price.priceId,
    }));
  return {
    get prices() {
      return list();
    },
    get(priceId) {
      const price = prices.find(({ priceId: id }) => id === priceId);
      if (price?.priceId && !withdrawn.has(price.priceId)) return { ...price, priceId };
      const isPlaceholder = price !== undefined || paidTiers.some((tier) => priceId.includes(tier));
      throw appError(isPlaceholder ? 'billing.price_not_configured' : 'billing.price_unknown');
    },
    findTier({ id, metadata }) {
      const price = prices.find(({ priceId }) => priceId === id);
      return price?.tier ?? paidTiers.find((tier) => tier === metadata.tier) ?? null;
    },
    withdraw: (priceId) => void withdrawn.add(priceId),
  };
}

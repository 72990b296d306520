// What choosing a plan would mean for the one that a person has. Pure.
import { type Interval, planAmount } from '@vys/contract/billing/entitlements';
import type { Overview, Price } from '@vys/contract/billing/overview';
import { type Tier, tiers } from '@vys/contract/plans';

export type Offer =
  | { kind: 'current' }
  | { kind: 'upgrade' | 'downgrade' | 'yearly'; price: Price }
  /** Free, for a user who pays (BILL-25). */
  | { kind: 'free' }
  /** Monthly, within a paid year. */
  | { kind: 'none' };

/** The plan that is paid for; undefined while its first payment is still to come. */
export const getPaidPlan = ({ subscription }: Overview) =>
  subscription?.status === 'incomplete' ? undefined : (subscription ?? undefined);

/** What holds now may be less, after a failed payment. */
export const getOwnTier = (overview: Overview): Tier =>
  getPaidPlan(overview)?.tier ?? overview.tier;

export const findPrice = ({ prices }: Overview, tier: Tier, interval: Interval) =>
  prices.find((price) => price.tier === tier && price.interval === interval);

export function getOffer(overview: Overview, tier: Tier, interval: Interval): Offer {
  const own = getOwnTier(overview);
  const ownInterval = getPaidPlan(overview)?.interval;
  if (tier === own && (tier === 'free' || !ownInterval || ownInterval === interval)) {
    return { kind: 'current' };
  }
  if (tier === 'free') return ownInterval ? { kind: 'free' } : { kind: 'none' };
  if (ownInterval === 'year' && interval === 'month') return { kind: 'none' };
  const price = findPrice(overview, tier, interval) ?? toUnpriced(tier, interval);
  if (tier === own) return { kind: 'yearly', price };
  return { kind: tiers.indexOf(tier) > tiers.indexOf(own) ? 'upgrade' : 'downgrade', price };
}

/** The list price of a plan that the operator does not sell. */
export const toUnpriced = (tier: Tier, interval: Interval): Price => ({
  tier,
  interval,
  priceId: null,
  amount: planAmount(tier, interval),
  currency: 'usd',
});

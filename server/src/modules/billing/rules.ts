// Pure decisions of the billing module: what a subscription entitles to, what a change of plan means, and which email
// about a failed payment is due.
import type { BillingErrorCode } from '@vys/contract/billing/billing-errors';
import { GRACE_DAYS, type Interval } from '@vys/contract/billing/entitlements';
import { type Tier, tiers } from '@vys/contract/plans';
import { DAY } from '../../platform/time-spans.ts';
import type { PlanPrice } from './provider/catalog.ts';

/** What we keep of a subscription; times in milliseconds. */
export type Snapshot = {
  readonly subscriptionId: string;
  /** As Stripe names it. */
  readonly status: string;
  readonly itemId: string;
  readonly priceId: string;
  /** Null for a price that is none of ours. */
  readonly tier: Tier | null;
  readonly interval: Interval;
  readonly amount: number;
  readonly currency: string;
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly cancelAt: number | null;
  /** The higher plan that is paid until the end of the period, after which the lower one begins. */
  readonly held: HeldPlan | null;
  readonly paymentMethodId: string | null;
  /** Since when an invoice for time that was used is unpaid. */
  readonly overdueSince: number | null;
  /** An upgrade that waits for its payment. */
  readonly pending: {
    readonly tier: Tier;
    readonly priceId: string;
    readonly expiresAt: number;
  } | null;
  readonly openInvoice: OpenInvoice | null;
};

export type HeldPlan = {
  readonly tier: Tier;
  readonly priceId: string;
  readonly until: number;
};

export type OpenInvoice = {
  readonly id: string;
  readonly amountDue: number;
  readonly currency: string;
  readonly attempts: number;
  readonly nextAttemptAt: number | null;
  /** Why the last attempt failed. */
  readonly failure: BillingErrorCode | null;
  readonly clientSecret: string | null;
  /** The bank wants to hear from the owner of the card. */
  readonly needsAction: boolean;
};

const GRACE_MS = GRACE_DAYS * DAY;

export const graceEnd = (overdueSince: number): number => overdueSince + GRACE_MS;

const isEnded = ({ status }: Snapshot) => status === 'canceled' || status === 'incomplete_expired';

/** The tier that holds now. Without a subscription it is the free one. */
export function entitledTier(snapshot: Snapshot | null, now: number): Tier {
  if (!snapshot) return 'free';
  const { status, tier, held, cancelAt, overdueSince } = snapshot;
  if (cancelAt !== null && cancelAt <= now) return 'free';
  if (status === 'active' || status === 'trialing') return paidTier(tier, held, now);
  if (status !== 'past_due') return 'free';
  const isInGrace = now < graceEnd(overdueSince ?? snapshot.periodStart);
  return isInGrace ? paidTier(tier, held, now) : 'free';
}

function paidTier(tier: Tier | null, held: HeldPlan | null, now: number): Tier {
  const current = tier ?? 'free';
  if (!held || held.until <= now) return current;
  return isHigher(held.tier, current) ? held.tier : current;
}

export const isHigher = (one: Tier, other: Tier): boolean =>
  tiers.indexOf(one) > tiers.indexOf(other);

const liveStatuses = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete'];

export const isLive = ({ status }: { status: string }): boolean => liveStatuses.includes(status);

/** The one that counts where a customer has several: one that runs before one that ended, then the highest plan. */
export function chooseSubscription<S extends Pick<Snapshot, 'status' | 'tier' | 'periodEnd'>>(
  subscriptions: readonly S[],
): S | null {
  const rank = ({ status }: S) => {
    const index = liveStatuses.indexOf(status);
    return index === -1 ? liveStatuses.length : index;
  };
  const compare = (a: S, b: S) =>
    rank(a) - rank(b) ||
    tiers.indexOf(b.tier ?? 'free') - tiers.indexOf(a.tier ?? 'free') ||
    b.periodEnd - a.periodEnd;
  return [...subscriptions].sort(compare)[0] ?? null;
}

export type PlanChange =
  | 'create'
  /** The same plan waits for its first payment. */
  | 'confirm'
  /** Another plan waits for its first payment. */
  | 'replace'
  | 'upgrade'
  | 'schedule'
  /** Takes a cancellation or a lower plan back. */
  | 'keep'
  | 'same'
  | 'overdue'
  | 'interval';

type Target = Pick<PlanPrice, 'priceId' | 'tier' | 'interval'>;

export function decidePlanChange(
  snapshot: Snapshot | null,
  target: Target,
  now: number,
): PlanChange {
  if (!snapshot || isEnded(snapshot)) return 'create';
  const { status, priceId, interval, cancelAt } = snapshot;
  if (status === 'incomplete') return priceId === target.priceId ? 'confirm' : 'replace';
  if (status !== 'active' && status !== 'trialing') return 'overdue';
  const held = snapshot.held && snapshot.held.until > now ? snapshot.held : null;
  const current = held ?? { tier: snapshot.tier ?? 'free', priceId };
  const isScheduled = held !== null || cancelAt !== null;
  if (target.priceId === current.priceId) return isScheduled ? 'keep' : 'same';
  if (target.interval !== interval) {
    const isLonger = interval === 'month' && !isHigher(current.tier, target.tier);
    return isLonger ? 'upgrade' : 'interval';
  }
  return isHigher(target.tier, current.tier) ? 'upgrade' : 'schedule';
}

/** What the account will have after the paid period, where that is something else. */
export function scheduledChange(
  snapshot: Snapshot,
  now: number,
): { tier: Tier; at: number } | null {
  const { cancelAt, held, tier } = snapshot;
  if (cancelAt !== null && cancelAt > now) return { tier: 'free', at: cancelAt };
  return held && held.until > now ? { tier: tier ?? 'free', at: held.until } : null;
}

export type DunningStage = 'failed' | 'reminder' | 'last' | 'ended';

/** Days after the first failed payment. */
const stages: readonly (readonly [DunningStage, number])[] = [
  ['failed', 0],
  ['reminder', 5],
  ['last', 11],
  ['ended', GRACE_DAYS],
];

/** The email that is due, if payments fail. A subscription that ended because of that is at the last stage. */
export function dunningStage(snapshot: Snapshot, now: number): DunningStage | null {
  const { overdueSince, status, openInvoice } = snapshot;
  if (overdueSince === null || !openInvoice) return null;
  if (status === 'canceled' || status === 'unpaid') return 'ended';
  if (status !== 'past_due') return null;
  const days = (now - overdueSince) / DAY;
  return stages.findLast(([, from]) => days >= from)?.[0] ?? null;
}

/** When time alone changes the tier, or an email is due. */
export function nextReview(snapshot: Snapshot, now: number): number | null {
  const { status, overdueSince, cancelAt, held, pending, periodStart } = snapshot;
  if (!isLive(snapshot)) return null;
  const overdue = overdueSince ?? periodStart;
  const times = [
    cancelAt,
    held?.until ?? null,
    pending?.expiresAt ?? null,
    ...(status === 'past_due' ? stages.map(([, days]) => overdue + days * DAY) : []),
  ].filter((time): time is number => time !== null && time > now);
  return times.length === 0 ? null : Math.min(...times);
}

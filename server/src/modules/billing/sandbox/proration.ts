// Periods and proration of a subscription to one price, to the second, as Stripe computes them.
import type { Stripe } from '../stripe/client.ts';
import type { LineFields } from './objects/invoices.ts';
import type { Period } from './objects/subscriptions.ts';

/** The same day of a later month or year, or its last day (docs.stripe.com/billing/subscriptions/billing-cycle). */
export function addInterval(
  anchor: number,
  interval: Stripe.Price.Recurring['interval'],
  count: number,
): number {
  const start = new Date(anchor * 1000);
  const months = start.getUTCMonth() + count * (interval === 'year' ? 12 : 1);
  const next = new Date(start);
  next.setUTCDate(1);
  next.setUTCMonth(months);
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return Math.floor(next.getTime() / 1000);
}

/** Counted from the anchor, so that the 31st comes back after February. */
export function nextPeriod(anchor: number, price: Stripe.Price, after: number): Period {
  const interval = price.recurring?.interval ?? 'month';
  let count = 1;
  while (addInterval(anchor, interval, count) <= after) count += 1;
  return {
    start: addInterval(anchor, interval, count - 1),
    end: addInterval(anchor, interval, count),
  };
}

export type Change = { from: Stripe.Price; to: Stripe.Price; period: Period; at: number };

/** Unused time of the old price is credited, the rest of the period charged; another interval starts a period. */
export function prorate(change: Change): { lines: LineFields[]; period: Period } {
  const { from, to, period, at } = change;
  const rest: Period = { start: at, end: period.end };
  const share = Math.max(0, (period.end - at) / (period.end - period.start));
  const credit: LineFields = {
    description: `Unused time on ${nameOf(from)} after ${dayOf(at)}`,
    amount: -Math.round((from.unit_amount ?? 0) * share),
    price: from,
    period: rest,
    isProration: true,
  };
  if (from.recurring?.interval === to.recurring?.interval) {
    const charge: LineFields = {
      description: `Remaining time on ${nameOf(to)} after ${dayOf(at)}`,
      amount: Math.round((to.unit_amount ?? 0) * share),
      price: to,
      period: rest,
      isProration: true,
    };
    return { lines: [credit, charge], period };
  }
  const started = nextPeriod(at, to, at);
  return { lines: [credit, periodLine(to, started)], period: started };
}

export function periodLine(price: Stripe.Price, period: Period): LineFields {
  const amount = price.unit_amount ?? 0;
  const interval = price.recurring?.interval ?? 'month';
  const description = `1 × ${nameOf(price)} (at $${(amount / 100).toFixed(2)} / ${interval})`;
  return { description, amount, price, period, isProration: false };
}

const nameOf = ({ metadata, id }: Stripe.Price) => metadata.name ?? id;

const dayOf = (seconds: number) =>
  new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(seconds * 1000);

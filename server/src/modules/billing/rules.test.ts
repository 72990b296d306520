// What a subscription entitles to, and what a change of plan means.
import { type Tier, tiers } from '@vys/contract/plans';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '../../platform/time-spans.ts';
import {
  chooseSubscription,
  decidePlanChange,
  dunningStage,
  entitledTier,
  nextReview,
  type Snapshot,
  scheduledChange,
} from './rules.ts';

const NOW = Date.UTC(2027, 0, 15);
const active: Snapshot = {
  subscriptionId: 'sub_1',
  status: 'active',
  itemId: 'si_1',
  priceId: 'price_pro',
  tier: 'pro',
  interval: 'month',
  amount: 900,
  currency: 'usd',
  periodStart: NOW - 10 * DAY,
  periodEnd: NOW + 20 * DAY,
  cancelAt: null,
  held: null,
  paymentMethodId: 'pm_1',
  overdueSince: null,
  pending: null,
  openInvoice: null,
};
const openInvoice: Snapshot['openInvoice'] = {
  id: 'in_1',
  amountDue: 900,
  currency: 'usd',
  attempts: 1,
  nextAttemptAt: null,
  failure: null,
  clientSecret: null,
  needsAction: false,
};
const overdue = (days: number, status = 'past_due'): Snapshot => ({
  ...active,
  status,
  overdueSince: NOW - days * DAY,
  openInvoice,
});
const held = { tier: 'premium', priceId: 'price_premium', until: NOW + 20 * DAY } as const;

describe('the tier that holds', () => {
  it.each<[string, Snapshot | null, Tier]>([
    ['without a subscription', null, 'free'],
    ['of one that is paid', active, 'pro'],
    ['of a trial', { ...active, status: 'trialing' }, 'pro'],
    ['before the first payment', { ...active, status: 'incomplete' }, 'free'],
    ['when the first payment never came', { ...active, status: 'incomplete_expired' }, 'free'],
    ['of one that ended', { ...active, status: 'canceled' }, 'free'],
    ['of one that is paused', { ...active, status: 'paused' }, 'free'],
    ['when collection was given up', { ...active, status: 'unpaid' }, 'free'],
    ['on the first day of a failed payment', overdue(0), 'pro'],
    ['on the last day of the grace', overdue(13.99), 'pro'],
    ['after the grace', overdue(14), 'free'],
    ['of one that is canceled but paid', { ...active, cancelAt: NOW + 1 }, 'pro'],
    ['at the end of one that is canceled', { ...active, cancelAt: NOW }, 'free'],
    ['while a lower plan waits', { ...active, tier: 'starter', held }, 'premium'],
    [
      'once the lower plan begins',
      { ...active, tier: 'starter', held: { ...held, until: NOW } },
      'starter',
    ],
    ['of a price that is none of ours', { ...active, tier: null }, 'free'],
  ])('%s', (_, snapshot, tier) => {
    expect(entitledTier(snapshot, NOW)).toBe(tier);
  });

  const snapshots = fc.record({
    status: fc.constantFrom(
      'active',
      'trialing',
      'past_due',
      'unpaid',
      'paused',
      'canceled',
      'incomplete',
      'incomplete_expired',
      'new_status',
    ),
    tier: fc.option(fc.constantFrom(...tiers)),
    overdueSince: fc.option(fc.integer({ min: NOW - 60 * DAY, max: NOW })),
    cancelAt: fc.option(fc.integer({ min: NOW - 60 * DAY, max: NOW + 60 * DAY })),
    held: fc.option(
      fc.record({
        tier: fc.constantFrom(...tiers),
        priceId: fc.constant('price'),
        until: fc.integer({ min: NOW - 60 * DAY, max: NOW + 60 * DAY }),
      }),
    ),
  });
  const times = fc.integer({ min: NOW, max: NOW + 120 * DAY });

  it('R9 exists for every subscription, and falls with time but never rises', () => {
    fc.assert(
      fc.property(snapshots, times, times, (fields, one, other) => {
        const snapshot = { ...active, ...fields };
        const [earlier, later] = [Math.min(one, other), Math.max(one, other)];
        const [before, after] = [entitledTier(snapshot, earlier), entitledTier(snapshot, later)];
        expect(tiers).toContain(before);
        expect(tiers.indexOf(after)).toBeLessThanOrEqual(tiers.indexOf(before));
      }),
    );
  });

  it('R9 changes at no time that is not reviewed', () => {
    fc.assert(
      fc.property(snapshots, times, (fields, later) => {
        const snapshot = { ...active, ...fields };
        const reviewAt = nextReview(snapshot, NOW);
        if (reviewAt !== null && reviewAt <= later) return;
        expect(entitledTier(snapshot, later)).toBe(entitledTier(snapshot, NOW));
      }),
    );
  });
});

describe('a change of plan', () => {
  const to = (
    tier: 'starter' | 'pro' | 'premium' | 'team',
    interval: 'month' | 'year' = 'month',
  ) => ({
    priceId: `price_${tier}${interval === 'year' ? '_year' : ''}`,
    tier,
    interval,
  });
  const yearly: Snapshot = { ...active, priceId: 'price_pro_year', interval: 'year' };
  const lowered: Snapshot = { ...active, priceId: 'price_starter', tier: 'starter', held };

  it.each([
    ['the first one', null, to('pro'), 'create'],
    ['after one that ended', { ...active, status: 'canceled' }, to('pro'), 'create'],
    [
      'the same before its first payment',
      { ...active, status: 'incomplete' },
      to('pro'),
      'confirm',
    ],
    [
      'another before the first payment',
      { ...active, status: 'incomplete' },
      to('team'),
      'replace',
    ],
    ['the same', active, to('pro'), 'same'],
    ['a higher one', active, to('premium'), 'upgrade'],
    ['a lower one', active, to('starter'), 'schedule'],
    ['the same for a year', active, to('pro', 'year'), 'upgrade'],
    ['a lower one for a year', active, to('starter', 'year'), 'interval'],
    ['months during a year', yearly, to('team'), 'interval'],
    ['while a payment is overdue', overdue(1), to('premium'), 'overdue'],
    ['the same that was canceled', { ...active, cancelAt: NOW + DAY }, to('pro'), 'keep'],
    ['the one that is paid, back from a lower one', lowered, to('premium'), 'keep'],
    ['one between the paid and the lower one', lowered, to('pro'), 'schedule'],
    ['one above the paid one', lowered, to('team'), 'upgrade'],
  ] as const)('%s', (_, snapshot, target, expected) => {
    expect(decidePlanChange(snapshot, target, NOW)).toBe(expected);
  });

  it('that waits is named with its day', () => {
    expect(scheduledChange(lowered, NOW)).toEqual({ tier: 'starter', at: held.until });
    expect(scheduledChange({ ...active, cancelAt: NOW + DAY }, NOW)).toEqual({
      tier: 'free',
      at: NOW + DAY,
    });
    expect(scheduledChange(active, NOW)).toBeNull();
  });
});

it('of several subscriptions the one that runs counts, and the highest of those', () => {
  const ended = { ...active, status: 'canceled', tier: 'team' as const };
  const lower = { ...active, tier: 'starter' as const };
  expect(chooseSubscription([ended, lower, active])).toBe(active);
  expect(chooseSubscription([ended])).toBe(ended);
  expect(chooseSubscription([])).toBeNull();
});

it.each([
  [0, 'failed'],
  [4.9, 'failed'],
  [5, 'reminder'],
  [11, 'last'],
  [14, 'ended'],
])('%d days after a failed payment the email of that stage is due', (days, stage) => {
  expect(dunningStage(overdue(days), NOW)).toBe(stage);
  expect(dunningStage(overdue(days, 'canceled'), NOW)).toBe('ended');
  expect(dunningStage(active, NOW)).toBeNull();
});

// For tests only: what the server answers about plans and payment.
import { listLosses, paidTiers, planAmount } from '@vys/contract/billing/entitlements';
import type { Invoice } from '@vys/contract/billing/invoices';
import type { Overview, Price, Subscription } from '@vys/contract/billing/overview';
import type { PaymentMethod } from '@vys/contract/billing/payment-methods';
import type { PlanPreview } from '@vys/contract/billing/subscriptions';
import type { Tier } from '@vys/contract/plans';

export const prices: Price[] = paidTiers.flatMap((tier) =>
  (['month', 'year'] as const).map((interval) => ({
    tier,
    interval,
    priceId: `price_${tier}_${interval}`,
    amount: planAmount(tier, interval),
    currency: 'usd',
  })),
);

export const freeOverview: Overview = {
  mode: 'sandbox',
  tier: 'free',
  subscription: null,
  dunning: null,
  upcomingInvoice: null,
  usage: [
    {
      key: 'ai_requests_month',
      label: 'AI requests this month',
      used: 12,
      limit: 100,
      unit: 'requests',
      atLimit: 'At the limit, the built-in assistant answers.',
      upgradeTier: 'starter',
    },
    {
      key: 'storage',
      label: 'Storage',
      used: 1_000 * 1024 * 1024,
      limit: 1024 * 1024 * 1024,
      unit: 'bytes',
      atLimit: 'At the limit, you cannot upload more images.',
      upgradeTier: 'pro',
    },
  ],
  prices,
  customer: { company: '', vatId: '', country: '', address: '', postalCode: '', city: '' },
};

export const proSubscription: Subscription = {
  tier: 'pro',
  interval: 'month',
  status: 'active',
  amount: 900,
  currency: 'usd',
  currentPeriodStart: '2026-11-01T12:00:00Z',
  currentPeriodEnd: '2026-12-01T12:00:00Z',
  cancelAtPeriodEnd: false,
  scheduledChange: null,
  pendingPayment: null,
};

export const proOverview: Overview = {
  ...freeOverview,
  tier: 'pro',
  subscription: proSubscription,
  upcomingInvoice: {
    date: '2026-12-01T12:00:00Z',
    amount: 1071,
    tax: 171,
    currency: 'usd',
    lines: [{ description: 'Pro, Dec 1 to Jan 1', amount: 900 }],
  },
};

export const visa: PaymentMethod = {
  id: 'pm_visa',
  card: { brand: 'visa', last4: '4242', expMonth: 4, expYear: 2030 },
  isDefault: true,
  isExpired: false,
};
export const mastercard: PaymentMethod = {
  id: 'pm_mc',
  card: { brand: 'mastercard', last4: '4444', expMonth: 1, expYear: 2024 },
  isDefault: false,
  isExpired: true,
};

export const invoices: Invoice[] = [
  {
    id: 'in_2',
    date: '2026-11-01T12:00:00Z',
    invoiceNumber: 'VYS-0002',
    description: 'Pro plan',
    amount: 1071,
    tax: 171,
    currency: 'usd',
    status: 'paid',
    invoicePdf: 'https://app.example/invoice.pdf',
  },
  {
    id: 'in_1',
    date: '2026-10-01T12:00:00Z',
    description: 'Pro plan',
    amount: 900,
    currency: 'usd',
    status: 'open',
  },
];

/** To a higher plan: due now. */
export const upgradePreview = (tier: Tier): PlanPreview => ({
  tier,
  takesEffect: 'now',
  effectiveAt: '2026-11-16T12:00:00Z',
  amountDue: 450,
  currency: 'usd',
  lines: [
    { description: 'Unused time on Free', amount: 0 },
    { description: `Remaining time on ${tier}`, amount: 450 },
  ],
  renewalAmount: planAmount(tier, 'month'),
  interval: 'month',
  losses: [],
});

/** To a lower one, at the end of the period. */
export const downgradePreview = (from: Tier, to: Tier): PlanPreview => ({
  ...upgradePreview(to),
  takesEffect: 'period_end',
  effectiveAt: '2026-12-01T12:00:00Z',
  amountDue: 0,
  lines: [],
  losses: listLosses(from, to),
});

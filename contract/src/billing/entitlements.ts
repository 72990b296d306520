// What the plans hold, in words: the table that plan cards, previews of a change and emails read. The figures are those
// of plans.ts.
import { GIB, type Plan, plans, type Tier, tiers } from '../plans.ts';

export const intervals = ['month', 'year'] as const;
export type Interval = (typeof intervals)[number];

/** A year costs ten months. */
export const MONTHS_PAID_PER_YEAR = 10;

export const CURRENCY = 'usd';

/** The plan is kept for so many days after a payment failed. */
export const GRACE_DAYS = 14;

export const paidTiers = ['starter', 'pro', 'premium', 'team'] as const satisfies readonly Tier[];
export type PaidTier = (typeof paidTiers)[number];

/** In cents. */
export function planAmount(tier: Tier, interval: Interval): number {
  return plans[tier].price * 100 * (interval === 'year' ? MONTHS_PAID_PER_YEAR : 1);
}

export const entitlementKeys = [
  'pages',
  'ai_requests',
  'storage',
  'analytics',
  'history',
  'branding',
  'qr_customization',
  'code_editor',
  'custom_domain',
  'ab_testing',
  'webhooks',
  'members',
] as const;
export type EntitlementKey = (typeof entitlementKeys)[number];

export const usageKeys = ['ai_requests_month', 'ai_requests_week', 'storage'] as const;
export type UsageKey = (typeof usageKeys)[number];

export type Entitlement = {
  readonly key: EntitlementKey;
  readonly label: string;
  /** False where a plan text of the specification names something that is still to come (TIER-11). */
  readonly isAvailable: boolean;
  /** In words; more is better. */
  readonly describe: (plan: Plan) => string;
  /** For comparing two plans; infinite is unlimited. */
  readonly rank: (plan: Plan) => number;
  /** What becomes of it under a plan that has less. Nothing of a user's is deleted. */
  readonly lossEffect: string;
};

const has = (isIncluded: boolean) => (isIncluded ? 'Included' : 'Not included');
const unlimited = (count: number | null) => count ?? Number.POSITIVE_INFINITY;
const counted = (count: number | null, one: string, many: string) => {
  if (count === null) return `Unlimited ${many}`;
  return `${count} ${count === 1 ? one : many}`;
};

/** The pages and members that plan texts name (TIER-5 … TIER-9); not enforced, since there is nothing to enforce yet. */
const pages: Readonly<Record<Tier, number | null>> = {
  free: 1,
  starter: 3,
  pro: null,
  premium: 10,
  team: null,
};
const members: Readonly<Record<Tier, number>> = {
  free: 1,
  starter: 1,
  pro: 1,
  premium: 1,
  team: 5,
};
const atLeast = (plan: Plan, tier: Tier) => tiers.indexOf(plan.tier) >= tiers.indexOf(tier);

function flag(
  key: EntitlementKey,
  label: string,
  isAvailable: boolean,
  test: (plan: Plan) => boolean,
  lossEffect: string,
): Entitlement {
  const describe = (plan: Plan) => has(test(plan));
  return { key, label, isAvailable, describe, rank: (plan) => Number(test(plan)), lossEffect };
}

export const entitlements: readonly Entitlement[] = [
  {
    key: 'pages',
    label: 'Pages',
    isAvailable: false,
    describe: (plan) => counted(pages[plan.tier], 'page', 'pages'),
    rank: (plan) => unlimited(pages[plan.tier]),
    lossEffect: 'Your page stays online.',
  },
  {
    key: 'ai_requests',
    label: 'AI requests',
    isAvailable: true,
    describe: ({ aiRequestsPerMonth, aiRequestsPerWeek }) =>
      aiRequestsPerMonth === null
        ? 'Unlimited AI requests'
        : `${aiRequestsPerMonth} AI requests per month, ${aiRequestsPerWeek} per week`,
    rank: (plan) => unlimited(plan.aiRequestsPerMonth),
    lossEffect: 'The built-in assistant keeps answering without limit.',
  },
  {
    key: 'storage',
    label: 'Storage',
    isAvailable: true,
    describe: (plan) => `${plan.storageBytes / GIB} GB`,
    rank: (plan) => plan.storageBytes,
    lossEffect: 'Your images stay; you can upload again once you use less than the new limit.',
  },
  {
    key: 'analytics',
    label: 'Analytics history',
    isAvailable: true,
    describe: (plan) => (plan.analyticsDays === 365 ? '1 year' : `${plan.analyticsDays} days`),
    rank: (plan) => plan.analyticsDays,
    lossEffect: 'Reports reach back fewer days.',
  },
  {
    key: 'history',
    label: 'Version history',
    isAvailable: true,
    describe: (plan) => {
      const years = plan.historyDays / 365;
      if (!Number.isInteger(years)) return `${plan.historyDays} days`;
      return years === 1 ? '1 year' : `${years} years`;
    },
    rank: (plan) => plan.historyDays,
    lossEffect: 'Versions older than that are removed over time; starred and published ones stay.',
  },
  flag(
    'branding',
    'Branding removal',
    true,
    (plan) => !plan.showsBranding,
    'Your page shows "Made with Vys" again.',
  ),
  flag(
    'qr_customization',
    'QR code customization',
    true,
    (plan) => plan.canCustomizeQr,
    'Your QR code goes back to black and white; your design is kept for later.',
  ),
  flag(
    'code_editor',
    'Code editor',
    true,
    (plan) => plan.canEditCode,
    'Your page keeps its code; you edit it by chat.',
  ),
  flag('custom_domain', 'Custom domain', false, (plan) => atLeast(plan, 'pro'), ''),
  flag('ab_testing', 'A/B testing', false, (plan) => atLeast(plan, 'pro'), ''),
  flag('webhooks', 'Webhooks', false, (plan) => atLeast(plan, 'premium'), ''),
  {
    key: 'members',
    label: 'Team members',
    isAvailable: false,
    describe: (plan) => counted(members[plan.tier], 'member', 'members'),
    rank: (plan) => members[plan.tier],
    lossEffect: '',
  },
];

/** What works today and would become less, in the order of the table. */
export function listLosses(from: Tier, to: Tier) {
  return entitlements
    .filter(({ isAvailable, rank }) => isAvailable && rank(plans[to]) < rank(plans[from]))
    .map(({ key, label, describe, lossEffect }) => ({
      entitlement: key,
      label,
      from: describe(plans[from]),
      to: describe(plans[to]),
      effect: lossEffect,
    }));
}

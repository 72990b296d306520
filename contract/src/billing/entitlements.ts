// What the plans hold, in words: the table that plan cards, previews of a change and emails read. The figures are those
// of plans.ts.
import type { Messages } from '../language/messages.ts';
import { GIB, type Plan, plans, type Tier, tiers } from '../plans.ts';
import { entitlementMessages } from './messages/en.ts';

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

const unlimited = (count: number | null) => count ?? Number.POSITIVE_INFINITY;

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

type Texts = Messages<typeof entitlementMessages>;
type Rule = Pick<Entitlement, 'key' | 'rank'> & {
  isToCome?: true;
  describe: (plan: Plan, texts: Texts) => string;
};

function flag(key: EntitlementKey, test: (plan: Plan) => boolean): Rule {
  const describe = (plan: Plan, texts: Texts) => (test(plan) ? texts.included : texts.notIncluded);
  return { key, describe, rank: (plan) => Number(test(plan)) };
}

const rules: readonly Rule[] = [
  {
    key: 'pages',
    isToCome: true,
    describe: ({ tier }, texts) => {
      const count = pages[tier];
      return count === null ? texts.unlimitedPages : texts.pageCount(count);
    },
    rank: ({ tier }) => unlimited(pages[tier]),
  },
  {
    key: 'ai_requests',
    describe: ({ aiRequestsPerMonth: perMonth, aiRequestsPerWeek: perWeek }, texts) =>
      perMonth === null || perWeek === null
        ? texts.unlimitedRequests
        : texts.requests(perMonth, perWeek),
    rank: (plan) => unlimited(plan.aiRequestsPerMonth),
  },
  {
    key: 'storage',
    describe: (plan) => `${plan.storageBytes / GIB} GB`,
    rank: (plan) => plan.storageBytes,
  },
  {
    key: 'analytics',
    describe: ({ analyticsDays }, texts) =>
      analyticsDays === 365 ? texts.years(1) : texts.days(analyticsDays),
    rank: (plan) => plan.analyticsDays,
  },
  {
    key: 'history',
    describe: ({ historyDays }, texts) => {
      const years = historyDays / 365;
      return Number.isInteger(years) ? texts.years(years) : texts.days(historyDays);
    },
    rank: (plan) => plan.historyDays,
  },
  flag('branding', (plan) => !plan.showsBranding),
  flag('qr_customization', (plan) => plan.canCustomizeQr),
  flag('code_editor', (plan) => plan.canEditCode),
  { ...flag('custom_domain', (plan) => atLeast(plan, 'pro')), isToCome: true },
  { ...flag('ab_testing', (plan) => atLeast(plan, 'pro')), isToCome: true },
  { ...flag('webhooks', (plan) => atLeast(plan, 'premium')), isToCome: true },
  {
    key: 'members',
    isToCome: true,
    describe: ({ tier }, texts) => texts.memberCount(members[tier]),
    rank: ({ tier }) => members[tier],
  },
];

/** In the language of the texts. */
export function listEntitlements(texts: Texts): readonly Entitlement[] {
  const losses: Partial<Record<EntitlementKey, string>> = texts.losses;
  return rules.map(({ key, isToCome, describe, rank }) => ({
    key,
    label: texts.labels[key],
    isAvailable: isToCome !== true,
    describe: (plan) => describe(plan, texts),
    rank,
    lossEffect: losses[key] ?? '',
  }));
}

/** In the language of the interface. */
export const entitlements = listEntitlements(entitlementMessages);

/** What works today and would become less, in the order of the table. */
export function listLosses(from: Tier, to: Tier, texts: Texts = entitlementMessages) {
  return listEntitlements(texts)
    .filter(({ isAvailable, rank }) => isAvailable && rank(plans[to]) < rank(plans[from]))
    .map(({ key, label, describe, lossEffect }) => ({
      entitlement: key,
      label,
      from: describe(plans[from]),
      to: describe(plans[to]),
      effect: lossEffect,
    }));
}

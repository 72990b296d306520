// The five tiers: what each may do and how much it holds (doc1 §6, decisions TIER-*).
export const tiers = ['free', 'starter', 'pro', 'premium', 'team'] as const;
export type Tier = (typeof tiers)[number];

export const GIB = 1024 * 1024 * 1024;

export type Plan = {
  readonly tier: Tier;
  readonly name: string;
  /** US dollars a month. */
  readonly price: number;
  /** Null means without limit. */
  readonly aiRequestsPerMonth: number | null;
  readonly aiRequestsPerWeek: number | null;
  readonly storageBytes: number;
  /** How far back analytics reach. */
  readonly analyticsDays: number;
  /** How far back the versions of a page reach, beside those that are always kept. */
  readonly historyDays: number;
  readonly canEditCode: boolean;
  readonly canCustomizeQr: boolean;
  readonly showsBranding: boolean;
};

export const plans: Readonly<Record<Tier, Plan>> = {
  free: {
    tier: 'free',
    name: 'Free',
    price: 0,
    aiRequestsPerMonth: 100,
    aiRequestsPerWeek: 15,
    storageBytes: GIB,
    analyticsDays: 30,
    historyDays: 30,
    canEditCode: false,
    canCustomizeQr: false,
    showsBranding: true,
  },
  starter: {
    tier: 'starter',
    name: 'Starter',
    price: 5,
    aiRequestsPerMonth: null,
    aiRequestsPerWeek: null,
    storageBytes: GIB,
    analyticsDays: 30,
    historyDays: 90,
    canEditCode: false,
    canCustomizeQr: false,
    showsBranding: false,
  },
  pro: {
    tier: 'pro',
    name: 'Pro',
    price: 9,
    aiRequestsPerMonth: null,
    aiRequestsPerWeek: null,
    storageBytes: 5 * GIB,
    analyticsDays: 90,
    historyDays: 365,
    canEditCode: false,
    canCustomizeQr: true,
    showsBranding: false,
  },
  premium: {
    tier: 'premium',
    name: 'Premium',
    price: 19,
    aiRequestsPerMonth: null,
    aiRequestsPerWeek: null,
    storageBytes: 25 * GIB,
    analyticsDays: 365,
    historyDays: 730,
    canEditCode: true,
    canCustomizeQr: true,
    showsBranding: false,
  },
  team: {
    tier: 'team',
    name: 'Team',
    price: 49,
    aiRequestsPerMonth: null,
    aiRequestsPerWeek: null,
    storageBytes: 100 * GIB,
    analyticsDays: 365,
    historyDays: 1_825,
    canEditCode: true,
    canCustomizeQr: true,
    showsBranding: false,
  },
};

/** Paid in the sense of plan card, QR customization and crown badge (TIER-3): starter is not. */
export function isPaid(tier: Tier): boolean {
  return plans[tier].canCustomizeQr;
}

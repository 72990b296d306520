// Texts of the analytics features.
import type { Period } from '@vys/contract/analytics/analytics';

/** As the specification words them (ANA-2). */
export const periodNames: Readonly<Record<Period, string>> = {
  '24h': 'Last 24 Hours',
  '7d': 'Last 7 Days',
  '30d': 'Last 30 Days',
  '90d': 'Last 90 Days',
};

/** Below a stat. */
export const periodHints: Readonly<Record<Period, string>> = {
  '24h': 'Last 24 hours',
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
};

export const messages = {
  upgradeForPeriod: (missing: string | number, value: string | number) =>
    `Upgrade to ${missing} for ${value} days`,
  period: 'Period',
};

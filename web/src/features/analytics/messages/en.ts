// Texts of the analytics features.
import type { Period } from '@vys/contract/analytics/analytics';
import type { Dimension } from '@vys/contract/analytics/report';

/** As the specification words them (ANA-2). */
export const periodNames: Readonly<Record<Period, string>> = {
  '24h': 'Last 24 Hours',
  '7d': 'Last 7 Days',
  '30d': 'Last 30 Days',
  '90d': 'Last 90 Days',
};

/** On a button. */
export const periodLabels: Readonly<Record<Period, string>> = {
  '24h': '24h',
  '7d': '7d',
  '30d': '30d',
  '90d': '90d',
};

/** Below a stat. */
export const periodHints: Readonly<Record<Period, string>> = {
  '24h': 'Last 24 hours',
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
};

/** What has no value; `Direct` is worded by the specification (ANA-10). */
const withoutValue: Readonly<Record<Dimension, string>> = {
  link: 'Unknown link',
  referrer: 'Direct',
  source: 'No source',
  medium: 'No medium',
  campaign: 'No campaign',
  country: 'Unknown country',
  device: 'Unknown device',
  browser: 'Unknown browser',
  language: 'Unknown language',
};

const devices: Readonly<Record<string, string>> = {
  desktop: 'Desktop',
  mobile: 'Mobile',
  tablet: 'Tablet',
};

/** Of links that the share dialog marks. */
const sources: Readonly<Record<string, string>> = {
  qr: 'QR code',
  nfc: 'NFC tag',
  bio: 'Link in a bio',
  email: 'Email',
  signature: 'Email signature',
  contact: 'Contact card',
  share: "Phone's share sheet",
};

export const messages = {
  withoutValue,
  devices,
  sources,
  isNew: 'New',
  upgradeForPeriod: (missing: string | number, value: string | number) =>
    `Upgrade to ${missing} for ${value} days`,
  period: 'Period',
  lockedPeriod: (period: string, plan: string) => `${period}, included in ${plan}`,
};

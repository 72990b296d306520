// Texts of the analytics features, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const periodNames: Messages<typeof en.periodNames> = {
  '24h': 'Letzte 24 Stunden',
  '7d': 'Letzte 7 Tage',
  '30d': 'Letzte 30 Tage',
  '90d': 'Letzte 90 Tage',
};

export const periodLabels: Messages<typeof en.periodLabels> = {
  '24h': '24\u00A0h',
  '7d': '7\u00A0T',
  '30d': '30\u00A0T',
  '90d': '90\u00A0T',
};

export const periodHints: Messages<typeof en.periodHints> = periodNames;

export const messages: Messages<typeof en.messages> = {
  withoutValue: {
    link: 'Unbekannter Link',
    referrer: 'Direkt',
    source: 'Ohne Quelle',
    medium: 'Ohne Medium',
    campaign: 'Ohne Kampagne',
    country: 'Unbekanntes Land',
    device: 'Unbekanntes Gerät',
    browser: 'Unbekannter Browser',
    language: 'Unbekannte Sprache',
  },
  devices: {
    desktop: 'Desktop',
    mobile: 'Smartphone',
    tablet: 'Tablet',
  },
  sources: {
    qr: 'QR-Code',
    nfc: 'NFC-Tag',
    bio: 'Link in einer Bio',
    email: 'E-Mail',
    signature: 'E-Mail-Signatur',
    contact: 'Visitenkarte',
    share: 'Teilen-Menü des Handys',
  },
  isNew: 'Neu',
  upgradeForPeriod: (plan, days) => `Mit ${plan} bis zu ${days} Tage sehen`,
  period: 'Zeitraum',
  lockedPeriod: (period, plan) => `${period}, in ${plan} enthalten`,
};

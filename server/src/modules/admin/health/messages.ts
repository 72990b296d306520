// What the health checks say in one language, with figures as people read them.
import type { Language } from '@vys/contract/language/languages';
import { healthMessages } from './health-messages/index.ts';

export type HealthTexts = (typeof healthMessages)[Language] & {
  formatBytes(bytes: number): string;
  formatSeconds(seconds: number): string;
  /** Of a share of 1. */
  formatPercent(share: number): string;
};

const KIB = 1024;
const units = ['KB', 'MB', 'GB', 'TB'];

export function getHealthTexts(language: Language): HealthTexts {
  const messages = healthMessages[language];
  const { spans } = messages;
  const percents = new Intl.NumberFormat(language, { style: 'percent' });
  return {
    ...messages,
    formatPercent: (share) => percents.format(share),
    formatBytes(bytes) {
      const power = Math.min(
        units.length,
        Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(KIB)),
      );
      if (power === 0) return spans.bytes(bytes);
      const value = bytes / KIB ** power;
      const digits = value >= 100 ? 0 : 1;
      const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
      return `${value.toLocaleString(language, format)} ${units[power - 1]}`;
    },
    formatSeconds(seconds) {
      if (seconds < 1) return spans.now;
      if (seconds < 120) return spans.second(Math.round(seconds));
      if (seconds < 7200) return spans.minute(Math.round(seconds / 60));
      if (seconds < 172_800) return spans.hour(Math.round(seconds / 3600));
      return spans.day(Math.round(seconds / 86_400));
    },
  };
}

// Pure decisions of the accounts module: public names, allowances, QR defaults.

import { USERNAME_PATTERN } from '@vys/contract/api/schemas';
import type { QrSettings } from '@vys/contract/identity/accounts';
import { isPaid, type Plan, type Tier } from '@vys/contract/plans';
import { sayField } from '../../platform/http/field-messages.ts';
import type { Text } from '../../platform/language/text.ts';
import { DAY } from '../../platform/time-spans.ts';
import { isReserved } from './usernames/reserved-names.ts';

/** Why no account can have a name, as text for people. */
export function nameProblem(name: string): Text | undefined {
  if (!USERNAME_PATTERN.test(name)) return sayField((messages) => messages.usernameHint);
  return isReserved(name) ? sayField((messages) => messages.usernameReserved) : undefined;
}

const defaultQrSettings: QrSettings = {
  fgColor: '#000000',
  bgColor: '#FFFFFF',
  logoUrl: '',
  errorCorrectionLevel: 'M',
  caption: '',
};

/** A picture of the user covers so much of the code that it needs the highest level. */
export const raiseLevelForLogo = (settings: QrSettings): QrSettings =>
  settings.logoUrl === '' ? settings : { ...settings, errorCorrectionLevel: 'H' };

/** What was saved on a paid tier is kept, and shows again after the next upgrade. */
export function toQrSettings(tier: Tier, saved: QrSettings | null): QrSettings {
  return isPaid(tier) && saved ? raiseLevelForLogo(saved) : defaultQrSettings;
}

const RETIRED_USERNAME_DAYS = 90;

/** Until when a retired username stays reserved for its owner (SET-1). */
export function reservedUntil(now: Date): Date {
  return new Date(now.getTime() + RETIRED_USERNAME_DAYS * DAY);
}

/** How many of them an account may have at a time. */
export const MAX_RETIRED_USERNAMES = 3;

const WEEK_MS = 7 * DAY;

/** Calendar month in UTC, and the seven days up to now (TIER-5). */
export type AiWindows = { monthStart: Date; monthEnd: Date; weekStart: Date };

export function aiWindows(now: Date): AiWindows {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return {
    monthStart: new Date(Date.UTC(year, month, 1)),
    monthEnd: new Date(Date.UTC(year, month + 1, 1)),
    weekStart: new Date(now.getTime() - WEEK_MS),
  };
}

export type AiUsage = { month: number; week: number };

/** The limit that keeps the user waiting longest, and when it lets go. */
export type AiStop = { limit: number; per: 'month' | 'week'; freeAt: Date };

/** `blocking` is when the request was made whose age frees the next one of the week. */
export function evaluateAiUse(
  plan: Plan,
  usage: AiUsage,
  windows: AiWindows,
  blocking: Date | undefined,
): AiStop | undefined {
  const stops: AiStop[] = [];
  const { aiRequestsPerMonth: perMonth, aiRequestsPerWeek: perWeek } = plan;
  if (perMonth !== null && usage.month >= perMonth) {
    stops.push({ limit: perMonth, per: 'month', freeAt: windows.monthEnd });
  }
  if (perWeek !== null && usage.week >= perWeek && blocking) {
    const freeAt = new Date(blocking.getTime() + WEEK_MS);
    stops.push({ limit: perWeek, per: 'week', freeAt });
  }
  return stops.sort((a, b) => b.freeAt.getTime() - a.freeAt.getTime())[0];
}

const MEDIA_KEY = /^[\w-]{24}$/;

/** Pictures of people are on our own host: no other one learns who looks at them. */
export function isUploadedImage(url: string, pagesOrigin: string): boolean {
  const start = `${pagesOrigin}/_/media/`;
  return url.startsWith(start) && MEDIA_KEY.test(url.slice(start.length));
}

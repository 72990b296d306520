// What is left of the allowances, in words. Pure.

import type { User } from '@vys/contract/identity/accounts';
import { formatCount, formatStorage } from '#web/lib/format/formats.ts';
import { messages } from './messages/en.ts';

type Limits = User['limits'];

/** AI requests this month; a limit of null is unlimited. */
export function aiUsage({ ai_requests_used: used, ai_requests_limit: limit }: Limits) {
  return {
    used,
    limit,
    remaining: limit === null ? null : Math.max(0, limit - used),
    text:
      limit === null
        ? messages.usedUnlimited(formatCount(used))
        : messages.usedOf(formatCount(used), formatCount(limit)),
  };
}

/** AI requests in the last 7 days; undefined for plans without that limit. */
export function weeklyAiUsage(limits: Limits) {
  const { ai_requests_week_used: used, ai_requests_week_limit: limit } = limits;
  if (limit === null) return undefined;
  const remaining = Math.max(0, limit - used);
  return { used, limit, remaining, text: messages.usedOf(used, limit) };
}

export function storageUsage({ storage_used: used, storage_limit: limit }: Limits) {
  return { used, limit, text: messages.usedOf(formatStorage(used), formatStorage(limit)) };
}

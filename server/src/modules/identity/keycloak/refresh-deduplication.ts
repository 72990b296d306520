// Deduplicates refresh requests: the same refresh token within ten seconds gets the same response (two tabs,
// a lost response). The realm accepts each token once, and ends the session at the second use. In memory of
// this process only.

import type { Clock } from '../../../platform/clock.ts';
import { sha256 } from '../../../platform/hash.ts';

const CACHE_TTL_MS = 10_000;
const MAX_ENTRIES = 10_000;

export function createRefreshDeduplication<T>(clock: Clock) {
  const responses = new Map<string, { response: Promise<T>; until: number }>();

  function cleanup(now: number): void {
    for (const [key, { until }] of responses) if (until <= now) responses.delete(key);
    if (responses.size >= MAX_ENTRIES) responses.clear();
  }

  return async function dedupe(token: string, refresh: () => Promise<T>): Promise<T> {
    const now = clock.now().getTime();
    const key = sha256(token).toString('base64url');
    const known = responses.get(key);
    if (known && now < known.until) return known.response;
    cleanup(now);
    const response = refresh();
    responses.set(key, { response, until: now + CACHE_TTL_MS });
    // A failure may be temporary, so the next call tries again.
    response.catch(() => responses.delete(key));
    return response;
  };
}

// Deduplicates refresh requests: the same refresh token within ten seconds gets the same response (two tabs,
// a lost response). The realm accepts each token once, and ends the session at the second use. In memory of
// this process only.

import { createBoundedCache } from '../../../../platform/bounded-cache.ts';
import type { Clock } from '../../../../platform/clock.ts';
import { sha256 } from '../../../../platform/hash.ts';

const CACHE_TTL_MS = 10_000;
const MAX_ENTRIES = 10_000;

export function createRefreshDeduplication<T>(clock: Clock) {
  const responses = createBoundedCache<string, Promise<T>>({
    maxEntries: MAX_ENTRIES,
    ttlMs: CACHE_TTL_MS,
    clock,
  });

  return async function dedupe(token: string, refresh: () => Promise<T>): Promise<T> {
    const key = sha256(token).toString('base64url');
    const cached = responses.get(key);
    if (cached) return cached;
    const response = refresh();
    responses.set(key, response);
    // A failure may be temporary, so the next call tries again.
    response.catch(() => responses.delete(key));
    return response;
  };
}

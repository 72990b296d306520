// Tells the caches of public pages which names to look up again: directly in this process, through
// PostgreSQL NOTIFY in others, by jobs the caches in front. After a lost connection, invalidates every name that this process tracks.
import { createBoundedCache } from '../../../platform/bounded-cache.ts';
import type { Trx } from '../../../platform/db/db.ts';
import type { Logger } from '../../../platform/log/log.ts';
import type { FrontCaches } from './front-caches.ts';
import { notifyInvalidation } from './publish-store.ts';

export type CacheInvalidation = {
  onChange(listener: (name: string) => void): void;
  /** In every process once the transaction is committed. */
  publish(trx: Trx, names: Iterable<string>): Promise<void>;
  /** In this process only. */
  invalidate(name: string): void;
  invalidateAll(): void;
  /** Remembers the name under which the page of a user was last requested. */
  trackName(userId: string, name: string): void;
  getTrackedName(userId: string): string | undefined;
};

const MAX_TRACKED_NAMES = 200_000;

type Deps = { log: Logger; frontCaches: Pick<FrontCaches, 'enqueuePurge'>; limit?: number };

export function createCacheInvalidation({
  log,
  frontCaches,
  limit = MAX_TRACKED_NAMES,
}: Deps): CacheInvalidation {
  const listeners: ((name: string) => void)[] = [];

  function invalidate(name: string): void {
    for (const listener of listeners) {
      try {
        listener(name);
      } catch (error) {
        log.error(
          { event: 'pages.invalidation_failed', err: error, name },
          'page invalidation listener failed',
        );
      }
    }
  }

  const names = createBoundedCache<string, string>({
    maxEntries: limit,
    // A name that is not tracked any more must not stay cached.
    onEvict: invalidate,
  });

  return {
    onChange: (listener) => void listeners.push(listener),
    async publish(trx, changed) {
      for (const name of new Set(changed)) {
        await notifyInvalidation(trx, name);
        trx.afterCommit(() => invalidate(name));
        await frontCaches.enqueuePurge(trx, name);
      }
    },
    invalidate,
    invalidateAll() {
      for (const [, name] of names.entries()) invalidate(name);
    },
    trackName: (userId, name) => names.set(userId, name),
    getTrackedName: (userId) => names.get(userId),
  };
}

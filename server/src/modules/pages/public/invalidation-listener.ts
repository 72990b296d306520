// Listens for names that another process has invalidated.
import { type Listener, openListener } from '../../../platform/db/listener.ts';
import type { Logger } from '../../../platform/log/log.ts';
import type { CacheInvalidation } from '../publishing/cache-invalidation.ts';
import { INVALIDATION_CHANNEL } from '../publishing/publish-store.ts';

export type Database = Parameters<typeof openListener>[0];

export function openInvalidationListener(
  database: Database,
  cacheInvalidation: CacheInvalidation,
  log: Logger,
): Promise<Listener> {
  return openListener(database, INVALIDATION_CHANNEL, {
    onNotification: cacheInvalidation.invalidate,
    // Until it is back, pages in memory go on being served: they cannot change without the database.
    onLost: () =>
      log.warn({ event: 'pages.invalidation_lost' }, 'page invalidation connection lost'),
    // Notifications were missed meanwhile, so every tracked name is invalidated.
    onReconnect: cacheInvalidation.invalidateAll,
  });
}

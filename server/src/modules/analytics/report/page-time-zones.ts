// The time zone of a page's owner, kept in memory for a minute.
import { createBoundedCache } from '../../../platform/bounded-cache.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { MINUTE } from '../../../platform/time-spans.ts';

export type PageTimeZones = (pageId: string) => Promise<string>;

const MAX_PAGES = 50_000;

type Known = { timeZone: string; until: number };

/** While the database is away, what was known last, or UTC: no event waits for it. */
export function createPageTimeZones(
  db: Db,
  clock: Clock,
  find: (db: Db, pageId: string) => Promise<string | null>,
): PageTimeZones {
  const cache = createBoundedCache<string, Known>({ maxEntries: MAX_PAGES });
  return async (pageId) => {
    const known = cache.get(pageId);
    const now = clock.now().getTime();
    if (known !== undefined && now < known.until) return known.timeZone;
    try {
      const timeZone = (await find(db, pageId)) ?? 'UTC';
      cache.set(pageId, { timeZone, until: now + MINUTE });
      return timeZone;
    } catch {
      return known?.timeZone ?? 'UTC';
    }
  };
}

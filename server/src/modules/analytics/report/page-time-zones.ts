// The time zone of a page's owner, kept in memory and looked up again after a minute.
import { createBoundedCache } from '../../../platform/bounded-cache.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { MINUTE } from '../../../platform/time-spans.ts';

export type PageTimeZones = (pageId: string) => Promise<string>;

const MAX_PAGES = 50_000;

type Known = { timeZone: Promise<string>; until: number };

/** While the database is away, what was known last, or UTC: no event is lost for it. */
export function createPageTimeZones(
  db: Db,
  clock: Clock,
  find: (db: Db, pageId: string) => Promise<string | null>,
): PageTimeZones {
  const cache = createBoundedCache<string, Known>({ maxEntries: MAX_PAGES });

  async function lookUp(pageId: string, before: Known | undefined): Promise<string> {
    try {
      return (await find(db, pageId)) ?? 'UTC';
    } catch {
      // The next event tries again.
      if (before === undefined) cache.delete(pageId);
      else cache.set(pageId, { ...before, until: 0 });
      return (await before?.timeZone) ?? 'UTC';
    }
  }

  return async (pageId) => {
    const known = cache.get(pageId);
    const now = clock.now().getTime();
    if (known !== undefined && now < known.until) return await known.timeZone;
    const timeZone = lookUp(pageId, known);
    cache.set(pageId, { timeZone, until: now + MINUTE });
    return await timeZone;
  };
}

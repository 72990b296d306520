// The time zone of a page's owner, kept in memory and looked up again after a minute.
import { createBoundedCache } from '../../../platform/bounded-cache.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { MINUTE } from '../../../platform/time-spans.ts';

/** At once where it is known. */
export type PageTimeZones = (pageId: string) => string | Promise<string>;

const MAX_PAGES = 50_000;

type Known = { timeZone: string | Promise<string>; until: number };

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

  return (pageId) => {
    const before = cache.get(pageId);
    const now = clock.now().getTime();
    if (before !== undefined && now < before.until) return before.timeZone;
    const known: Known = { timeZone: '', until: now + MINUTE };
    const timeZone = lookUp(pageId, before).then((found) => {
      known.timeZone = found;
      return found;
    });
    known.timeZone = timeZone;
    cache.set(pageId, known);
    return timeZone;
  };
}

// Metrics of a page over all time, and how they changed lately.
import type { Counts } from '@vys/contract/analytics/report';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { EventStore } from './event-store.ts';
import { toLocalHour } from './report/local-time.ts';
import { findTimeZone } from './report/report-store.ts';
import { computeChange, engagementChange, lastDays } from './rules.ts';
import { addCounts } from './shared/day-aggregate.ts';
import { readTotals } from './shared/segments-store.ts';
import { listPages } from './store.ts';

export type Totals = {
  views: number;
  clicks: number;
  /** Percent of the last 30 days (UTC, with today) against the 30 before; null when those had nothing. */
  viewsGrowth: number | null;
  clicksGrowth: number | null;
  engagementGrowth: number | null;
};

export type ReadDeps = { db: Db; clock: Clock; events: Pick<EventStore, 'readDays'> };
type Compared = { current: Counts; before: Counts };

const none: Counts = { views: 0, clicks: 0, visitors: 0, visits: 0, clickers: 0 };
const noCounts: Compared = { current: none, before: none };

/**
 * Read from counters, since every page response and every save needs it. Changes are null while the events cannot
 * be read: a page is shown and saved without them.
 */
export async function getTotals(deps: ReadDeps, pageId: string): Promise<Totals> {
  const totals = await readTotals(deps.db, pageId);
  const { current, before } = await readLastDays(deps, pageId, 30).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'unavailable') return noCounts;
    throw error;
  });
  return {
    ...totals,
    viewsGrowth: computeChange(current.views, before.views),
    clicksGrowth: computeChange(current.clicks, before.clicks),
    engagementGrowth: engagementChange(current, before),
  };
}

export async function countViews({ db }: ReadDeps, userId: string): Promise<number> {
  const pages = await listPages(db, userId);
  const totals = await Promise.all(pages.map(({ pageId }) => readTotals(db, pageId)));
  return totals.reduce((views, page) => views + page.views, 0);
}

/** The hour that the owner's clock shows, as if it were one of UTC. */
async function readLocalTime({ db, clock }: ReadDeps, pageId: string): Promise<Date> {
  const timeZone = (await findTimeZone(db, pageId)) ?? 'UTC';
  const { day, hour } = toLocalHour(clock.now().getTime(), timeZone);
  return new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
}

/** With today. */
async function readLastDays(deps: ReadDeps, pageId: string, count: number): Promise<Compared> {
  const { first, start, last } = lastDays(count, await readLocalTime(deps, pageId));
  const days = await deps.events.readDays(deps.db, { pageId, from: first, to: last });
  return {
    current: sum(days.filter(({ day }) => day >= start)),
    before: sum(days.filter(({ day }) => day < start)),
  };
}

function sum(parts: readonly Counts[]): Counts {
  const total = { ...none };
  for (const counts of parts) addCounts(total, counts);
  return total;
}

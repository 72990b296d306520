// Metrics of a user's pages over a period, and of one page over all time.
import { type Overview, type Period, periodDays } from '@vys/contract/analytics/analytics';
import type { Counts } from '@vys/contract/analytics/report';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors.ts';
import { HOUR } from '../../platform/time-spans.ts';
import type { EventStore } from './event-store.ts';
import { toLocalHour } from './report/local-time.ts';
import { findTimeZone } from './report/report-store.ts';
import { computeChange, engagementRate, lastDays } from './rules.ts';
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

export type ReadDeps = { db: Db; clock: Clock; events: Pick<EventStore, 'read' | 'readDays'> };
type Compared = { current: Counts; before: Counts };

const TOP_PAGES = 5;
const none: Counts = { views: 0, clicks: 0, visitors: 0, visits: 0, clickers: 0 };
const noCounts: Compared = { current: none, before: none };

export async function getOverview(
  deps: ReadDeps,
  userId: string,
  period: Period,
): Promise<Overview> {
  const pages = [];
  for (const page of await listPages(deps.db, userId)) {
    pages.push({ ...page, ...(await readPeriod(deps, page.pageId, period)) });
  }
  const current = sum(pages.map((page) => page.current));
  const before = sum(pages.map((page) => page.before));
  return {
    totalViews: current.views,
    totalClicks: current.clicks,
    uniqueVisitors: current.visitors,
    engagementRate: engagementRate(current.clickers, current.visitors),
    viewsChange: computeChange(current.views, before.views),
    clicksChange: computeChange(current.clicks, before.clicks),
    visitorsChange: computeChange(current.visitors, before.visitors),
    engagementChange: engagementChange(current, before),
    topPages: pages
      .toSorted((a, b) => b.current.views - a.current.views)
      .slice(0, TOP_PAGES)
      .map((page) => ({ page_id: page.pageId, title: page.title, views: page.current.views })),
  };
}

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

async function readPeriod(deps: ReadDeps, pageId: string, period: Period): Promise<Compared> {
  return period === '24h'
    ? await readLastHours(deps, pageId)
    : await readLastDays(deps, pageId, periodDays[period]);
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

/** The last 24 hours with this one, and those before. */
async function readLastHours(deps: ReadDeps, pageId: string): Promise<Compared> {
  const now = (await readLocalTime(deps, pageId)).getTime();
  const hoursAgo = (hours: number) => new Date(now - hours * HOUR).toISOString().slice(0, 13);
  const [first, start] = [hoursAgo(47), hoursAgo(23)];
  const query = { pageId, from: first.slice(0, 10), to: hoursAgo(0).slice(0, 10) };
  const hours = (await deps.events.read(query)).hours.map((counts) => {
    return { ...counts, hour: `${counts.day}T${String(counts.hour).padStart(2, '0')}` };
  });
  return {
    current: sum(hours.filter(({ hour }) => hour >= start)),
    before: sum(hours.filter(({ hour }) => hour >= first && hour < start)),
  };
}

function engagementChange(current: Counts, before: Counts): number | null {
  return computeChange(
    engagementRate(current.clickers, current.visitors),
    engagementRate(before.clickers, before.visitors),
  );
}

function sum(parts: readonly Counts[]): Counts {
  const total = { ...none };
  for (const counts of parts) addCounts(total, counts);
  return total;
}

// Metrics of a user's pages over a period, and of one page over all time.
import { type Overview, type Period, periodDays } from '@vys/contract/analytics/analytics';
import type { Counts } from '@vys/contract/analytics/report';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { HOUR } from '../../platform/time-spans.ts';
import { computeChange, engagementRate, lastDays } from './rules.ts';
import { addCounts } from './store/days/day-aggregate.ts';
import { type PostgresEventStore, readTotals } from './store/postgres-event-store.ts';
import { listPages } from './store.ts';

export type Totals = {
  views: number;
  clicks: number;
  /** Percent of the last 30 days (UTC, with today) against the 30 before; null when those had nothing. */
  viewsGrowth: number | null;
  clicksGrowth: number | null;
  engagementGrowth: number | null;
};

export type ReadDeps = { db: Db; clock: Clock; events: PostgresEventStore };
type Compared = { current: Counts; before: Counts };

const TOP_PAGES = 5;

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

/** Read from counters, since every page response and every save needs it. */
export async function getTotals(deps: ReadDeps, pageId: string): Promise<Totals> {
  const totals = await readTotals(deps.db, pageId);
  const { current, before } = await readLastDays(deps, pageId, 30);
  return {
    ...totals,
    viewsGrowth: computeChange(current.views, before.views),
    clicksGrowth: computeChange(current.clicks, before.clicks),
    engagementGrowth: engagementChange(current, before),
  };
}

async function readPeriod(deps: ReadDeps, pageId: string, period: Period): Promise<Compared> {
  return period === '24h'
    ? await readLastHours(deps, pageId)
    : await readLastDays(deps, pageId, periodDays[period]);
}

/** With today. */
async function readLastDays(deps: ReadDeps, pageId: string, count: number): Promise<Compared> {
  const { first, start, last } = lastDays(count, deps.clock.now());
  const days = await deps.events.readDays(deps.db, { pageId, from: first, to: last });
  return {
    current: sum(days.filter(({ day }) => day >= start)),
    before: sum(days.filter(({ day }) => day < start)),
  };
}

/** The last 24 hours with this one, and those before. */
async function readLastHours({ clock, events }: ReadDeps, pageId: string): Promise<Compared> {
  const hoursAgo = (hours: number) =>
    new Date(clock.now().getTime() - hours * HOUR).toISOString().slice(0, 13);
  const [first, start] = [hoursAgo(47), hoursAgo(23)];
  const query = { pageId, from: first.slice(0, 10), to: hoursAgo(0).slice(0, 10) };
  const hours = (await events.read(query)).hours.map((counts) => {
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
  const total = { views: 0, clicks: 0, visitors: 0, visits: 0, clickers: 0 };
  for (const counts of parts) addCounts(total, counts);
  return total;
}

// Metrics of a user's pages over a period, and of one page over all time.
import type { Overview, Period } from '@vys/contract/analytics/analytics';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { computeChange, engagementRate, getRange, lastDays } from './rules.ts';
import { findTotals, listPageMetrics, type Metrics, sumDays } from './store.ts';

export type Totals = {
  views: number;
  clicks: number;
  /** Percent of the last 30 days (UTC, with today) against the 30 before; null when those had nothing. */
  viewsGrowth: number | null;
  clicksGrowth: number | null;
  engagementGrowth: number | null;
};

const TOP_PAGES = 5;

export async function getOverview(
  db: Db,
  clock: Clock,
  userId: string,
  period: Period,
): Promise<Overview> {
  const pages = await listPageMetrics(db, userId, getRange(period, clock.now()));
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
export async function getTotals(db: Db, clock: Clock, pageId: string): Promise<Totals> {
  const totals = await findTotals(db, pageId);
  const { current, before } = await sumDays(db, pageId, lastDays(30, clock.now()));
  return {
    ...totals,
    viewsGrowth: computeChange(current.views, before.views),
    clicksGrowth: computeChange(current.clicks, before.clicks),
    engagementGrowth: engagementChange(current, before),
  };
}

function engagementChange(current: Metrics, before: Metrics): number | null {
  return computeChange(
    engagementRate(current.clickers, current.visitors),
    engagementRate(before.clickers, before.visitors),
  );
}

function sum(metrics: readonly Metrics[]): Metrics {
  const total = { views: 0, clicks: 0, visitors: 0, clickers: 0 };
  for (const page of metrics) {
    total.views += page.views;
    total.clicks += page.clicks;
    total.visitors += page.visitors;
    total.clickers += page.clickers;
  }
  return total;
}

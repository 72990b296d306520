// The totals of a report and their change, in the shape of the specification (doc2 §3).
import type { Overview } from '@vys/contract/analytics/analytics';
import type { Counts, Report } from '@vys/contract/analytics/report';
import { computeChange, engagementChange, engagementRate } from '../rules.ts';

export function toOverview({ pageId, title, totals, before }: Report): Overview {
  return {
    ...toTotals(totals, before),
    topPages: [{ page_id: pageId, title, views: totals.views }],
  };
}

/** Of a user without a page. */
export const emptyOverview: Overview = {
  ...toTotals({ views: 0, clicks: 0, visitors: 0, visits: 0, clickers: 0 }, null),
  topPages: [],
};

/** Without changes where the plan does not reach the period before. */
function toTotals(current: Counts, before: Counts | null): Omit<Overview, 'topPages'> {
  const change = (name: 'views' | 'clicks' | 'visitors') =>
    before && computeChange(current[name], before[name]);
  return {
    totalViews: current.views,
    totalClicks: current.clicks,
    uniqueVisitors: current.visitors,
    engagementRate: engagementRate(current.clickers, current.visitors),
    viewsChange: change('views'),
    clicksChange: change('clicks'),
    visitorsChange: change('visitors'),
    engagementChange: before && engagementChange(current, before),
  };
}

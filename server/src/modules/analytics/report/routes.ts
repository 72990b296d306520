// Binds the report, the calls that return parts of it, and the export.
import { Readable } from 'node:stream';
import { getOverview } from '@vys/contract/analytics/analytics';
import type { BreakdownItem, Report } from '@vys/contract/analytics/report';
import {
  exportAnalytics,
  getDevices,
  getPageAnalytics,
  getReferrers,
  getReport,
} from '@vys/contract/analytics/report-routes';
import { AppError } from '../../../platform/errors.ts';
import type { Bind, Caller } from '../../../platform/http/http.ts';
import { writeCsv, writeJson } from './export.ts';
import { emptyOverview, toOverview } from './overview.ts';
import { type ReportDeps, type ReportQuery, readReport, resolveQuery } from './report.ts';

export type ReportRouteDeps = ReportDeps & {
  /** Throws rate.limited for a user who exports too often. */
  limitExport: (userId: string) => Promise<void>;
};

export function bindReport(bind: Bind, deps: ReportRouteDeps): void {
  const read = async (caller: Caller, query: ReportQuery): Promise<Report> =>
    await readReport(deps, await resolveQuery(deps, caller, query));

  bind(getReport, async ({ caller, query }) => ({ data: await read(caller, query) }));

  bind(getOverview, async ({ caller, query }) => {
    try {
      return { data: toOverview(await read(caller, query)) };
    } catch (error) {
      const hasNoPage = error instanceof AppError && error.code === 'analytics.page_not_found';
      if (!hasNoPage) throw error;
      return { data: emptyOverview };
    }
  });

  bind(getPageAnalytics, async ({ caller, params, query }) => {
    const report = await read(caller, { ...query, ...params });
    return {
      data: {
        deviceBreakdown: listViews(report.breakdowns.device.items).map(({ name, count }) => {
          return { device_type: name, count };
        }),
        timeSeries: report.series.map(({ start, views, visitors, clicks }) => {
          return { period: start, views, unique_visitors: visitors, clicks };
        }),
      },
    };
  });

  bind(getReferrers, async ({ caller, query }) => {
    const { breakdowns } = await read(caller, query);
    return { data: listViews(breakdowns.referrer.items) };
  });

  bind(getDevices, async ({ caller, query }) => {
    const { breakdowns } = await read(caller, query);
    return { data: listViews(breakdowns.device.items) };
  });

  bind(exportAnalytics, async ({ caller, query: { format, ...range }, reply }) => {
    const query = await resolveQuery(deps, caller, { ...range, granularity: 'day' });
    await deps.limitExport(caller.userId);
    const { from, to } = query.period.current.range;
    reply.headers({
      'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json',
      'content-disposition': `attachment; filename="analytics-${from}-to-${to}.${format}"`,
      'cache-control': 'no-store',
    });
    const write = format === 'csv' ? writeCsv : writeJson;
    reply.send(Readable.from(write(deps, query)));
    return undefined;
  });
}

/** Most views first; what was only clicked on is left out. */
function listViews(items: readonly BreakdownItem[]): { name: string; count: number }[] {
  return items
    .filter(({ views }) => views > 0)
    .map(({ key, views }) => ({ name: key, count: views }))
    .sort((a, b) => b.count - a.count);
}

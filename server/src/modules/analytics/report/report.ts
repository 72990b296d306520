// Reads the report of a page: the period, the one before it, and what happened meanwhile.
import { dimensions, type Filters, type Report } from '@vys/contract/analytics/report';
import { plans } from '@vys/contract/plans';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { appError } from '../../../platform/errors.ts';
import type { Caller } from '../../../platform/http/http.ts';
import { DAY, MINUTE } from '../../../platform/time-spans.ts';
import type { Accounts } from '../../accounts/index.ts';
import type { Aggregate, EventStore, ReadQuery } from '../event-store.ts';
import {
  buildBreakdowns,
  buildSeries,
  type DayFigures,
  sumCounts,
  sumHoursOfWeek,
} from './build-report.ts';
import { addDays, toLocalHour } from './local-time.ts';
import { type Part, type Period, type Range, type RangeQuery, resolvePeriod } from './ranges.ts';
import { findPage, listPublishes, type ReportPage } from './report-store.ts';

export type ReportDeps = {
  db: Db;
  clock: Clock;
  events: Pick<EventStore, 'read' | 'countVisitorsSince' | 'listEvents'>;
  accounts: Pick<Accounts, 'getAccount'>;
};

export type ReportQuery = RangeQuery & Filters & { pageId?: string | undefined };
export type ResolvedQuery = {
  page: ReportPage;
  timeZone: string;
  period: Period;
  filters: Filters | undefined;
};

const LIVE_MS = 5 * MINUTE;

/** To be called by every route that reads figures of a period: whose page it is, and TIER-10. */
export async function resolveQuery(
  { db, clock, accounts }: ReportDeps,
  caller: Caller,
  query: ReportQuery,
): Promise<ResolvedQuery> {
  const [{ tier, timeZone: chosen }, page] = await Promise.all([
    accounts.getAccount(caller),
    findPage(db, caller.userId, query.pageId),
  ]);
  const timeZone = chosen ?? 'UTC';
  const { analyticsDays } = plans[tier];
  const period = resolvePeriod(query, { now: clock.now().getTime(), timeZone, analyticsDays });
  if (page === undefined) throw appError('analytics.page_not_found');
  return { page, timeZone, period, filters: toFilters(query) };
}

export async function readReport(
  deps: ReportDeps,
  { page, timeZone, period, filters }: ResolvedQuery,
): Promise<Report> {
  const { db, clock, events } = deps;
  const { pageId, title } = page;
  const { current, before, granularity, reach } = period;
  const read = (range: Range) => events.read(toReadQuery(pageId, range, filters));
  const [figures, figuresBefore, liveVisitors, publishes] = await Promise.all([
    read(current.range),
    before === undefined ? undefined : readBefore(before, read),
    events.countVisitorsSince(pageId, clock.now().getTime() - LIVE_MS),
    listPublishes(db, pageId, new Date(Date.parse(current.range.from) - DAY)),
  ]);
  const { from, to } = current.range;
  const isInRange = (at: Date) => {
    const { day } = toLocalHour(at.getTime(), timeZone);
    return day >= from && day <= to;
  };
  return {
    ...{ pageId, title, timeZone, from, to, granularity, liveVisitors, filtersFrom: reach },
    totals: sumCounts(figures.days),
    before: figuresBefore === undefined ? null : sumCounts(figuresBefore.days),
    series: buildSeries(figures, current, granularity),
    seriesBefore: before && figuresBefore ? buildSeries(figuresBefore, before, granularity) : [],
    breakdowns: buildBreakdowns(figures),
    hoursOfWeek: sumHoursOfWeek(figures),
    excluded: [...figures.excluded],
    publishes: publishes.filter(isInRange).map((at) => ({ at: at.toISOString() })),
  };
}

/** Whole days are packed; only of the last one single events are read. */
async function readBefore(
  { range, lastHour }: Part,
  read: (range: Range) => Promise<Aggregate>,
): Promise<DayFigures> {
  if (lastHour === undefined) return await read(range);
  const { from, to } = range;
  const parts = await Promise.all([
    ...(from < to ? [read({ from, to: addDays(to, -1) })] : []),
    read({ from: to, to, toHour: lastHour }),
  ]);
  return { days: parts.flatMap(({ days }) => days), hours: parts.flatMap(({ hours }) => hours) };
}

export function toReadQuery(pageId: string, range: Part['range'], filters?: Filters): ReadQuery {
  return { pageId, ...range, ...(filters === undefined ? {} : { filters }) };
}

function toFilters(query: ReportQuery): Filters | undefined {
  const entries = dimensions.flatMap((name) => {
    const value = query[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as Filters);
}

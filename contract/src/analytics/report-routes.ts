// The report of a page, and the calls that return parts of it (doc2 §7).
import { z } from 'zod';
import { route } from '../api/route.ts';
import { uuid } from '../api/schemas.ts';
import * as fieldMessages from '../fields/messages/en.ts';
import { DEFAULT_PERIOD, periodDays, periods } from './analytics.ts';
import { filtersSchema, granularities, reportSchema } from './report.ts';

export const reportPeriods = [...periods, '365d'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

/** In days. */
export const reportPeriodDays: Readonly<Record<ReportPeriod, number>> = {
  ...periodDays,
  '365d': 365,
};

/** Longer ranges are shown by days or weeks. */
export const HOURLY_DAYS = 31;

const range = {
  /** The last 24 hours, or so many local days with today. */
  period: z.enum(reportPeriods).optional(),
  /** Local days, both included; instead of a period. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};

type RangeQuery = {
  period?: ReportPeriod | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

function checkRange({ period, from, to }: RangeQuery, context: z.RefinementCtx): void {
  const reject = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (period !== undefined && (from ?? to) !== undefined)
    reject('period', fieldMessages.periodRequired);
  if ((from === undefined) !== (to === undefined))
    reject(from === undefined ? 'from' : 'to', fieldMessages.rangeIncomplete);
  if (from !== undefined && to !== undefined && from > to)
    reject('from', fieldMessages.rangeReversed);
}

const errors = ['input.invalid', 'analytics.period_locked', 'analytics.page_not_found'] as const;

export const getReport = route({
  id: 'analytics.report',
  method: 'GET',
  path: '/api/analytics/report',
  summary: 'All figures of a page in a period, and of the period before',
  access: 'user',
  keyScope: 'analytics:read',
  query: z
    .strictObject({
      ...range,
      ...filtersSchema.shape,
      granularity: z.enum(granularities).optional(),
      /** The page of the caller unless given. */
      pageId: uuid.optional(),
    })
    .superRefine(checkRange),
  responseType: 'json',
  status: 200,
  output: z.object({ data: reportSchema }),
  errors,
});

const periodQuery = z.strictObject(range).superRefine(checkRange);
const listOutput = z.object({
  data: z.array(z.object({ name: z.string(), count: z.number().int() })),
});

export const getPageAnalytics = route({
  id: 'analytics.page',
  method: 'GET',
  path: '/api/analytics/pages/{pageId}',
  summary: 'Devices of a page, and its views, visitors and clicks over time',
  access: 'user',
  keyScope: 'analytics:read',
  params: z.object({ pageId: uuid }),
  query: z
    .strictObject({ ...range, granularity: z.enum(granularities).default('day') })
    .superRefine(checkRange),
  responseType: 'json',
  status: 200,
  output: z.object({
    data: z.object({
      deviceBreakdown: z.array(z.object({ device_type: z.string(), count: z.number().int() })),
      timeSeries: z.array(
        z.object({
          /** Start in local time. */
          period: z.string(),
          views: z.number().int(),
          unique_visitors: z.number().int(),
          clicks: z.number().int(),
        }),
      ),
    }),
  }),
  errors,
});

/** An empty name is a direct visit. */
export const getReferrers = route({
  id: 'analytics.referrers',
  method: 'GET',
  path: '/api/analytics/referrers',
  summary: 'Where views came from, the most first',
  access: 'user',
  keyScope: 'analytics:read',
  query: periodQuery,
  responseType: 'json',
  status: 200,
  output: listOutput,
  errors,
});

export const getDevices = route({
  id: 'analytics.devices',
  method: 'GET',
  path: '/api/analytics/devices',
  summary: 'Views by desktop, mobile and tablet',
  access: 'user',
  keyScope: 'analytics:read',
  query: periodQuery,
  responseType: 'json',
  status: 200,
  output: listOutput,
  errors,
});

export const exportAnalytics = route({
  id: 'analytics.export',
  method: 'GET',
  path: '/api/analytics/export',
  summary: 'Daily figures and single events of a period as a file',
  access: 'user',
  keyScope: 'analytics:read',
  query: z
    .strictObject({ ...range, format: z.enum(['csv', 'json']).default('csv') })
    .superRefine(checkRange),
  responseType: 'stream',
  contentType: 'text/csv',
  status: 200,
  output: z.undefined(),
  errors: [...errors, 'rate.limited'],
});

/** Of a query without one. */
export const REPORT_PERIOD = DEFAULT_PERIOD;

export const reportRoutes = [
  getReport,
  getPageAnalytics,
  getReferrers,
  getDevices,
  exportAnalytics,
] as const;

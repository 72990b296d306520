// Counting views and clicks, and the totals read from them (doc2 §3, §7).
import { z } from 'zod';
import { route } from '../api/route.ts';
import { uuid } from '../api/schemas.ts';
import { plans, type Tier } from '../plans.ts';

export const periods = ['24h', '7d', '30d', '90d'] as const;
export type Period = (typeof periods)[number];

/** In days. */
export const periodDays: Readonly<Record<Period, number>> = {
  '24h': 1,
  '7d': 7,
  '30d': 30,
  '90d': 90,
};

/** Whether the analytics of a plan reach back that far (TIER-10). */
export function reachesBack(tier: Tier, period: Period): boolean {
  return periodDays[period] <= plans[tier].analyticsDays;
}

/** The period outside the analytics screen (ANA-4). */
export const DEFAULT_PERIOD: Period = '30d';

export const overviewSchema = z.object({
  totalViews: z.number().int(),
  totalClicks: z.number().int(),
  uniqueVisitors: z.number().int(),
  /** Visitors who clicked ÷ unique visitors, in percent with one decimal (DASH-5). */
  engagementRate: z.number(),
  /** Percent against the period before; null when that had none to compare with. */
  viewsChange: z.number().nullable(),
  clicksChange: z.number().nullable(),
  visitorsChange: z.number().nullable(),
  engagementChange: z.number().nullable(),
  topPages: z.array(z.object({ page_id: uuid, title: z.string(), views: z.number().int() })),
});
export type Overview = z.output<typeof overviewSchema>;

export const getOverview = route({
  id: 'analytics.overview',
  method: 'GET',
  path: '/api/analytics/overview',
  summary: 'Totals of a period and their change',
  access: 'user',
  keyScope: 'analytics:read',
  query: z.object({ period: z.enum(periods).default(DEFAULT_PERIOD) }),
  responseType: 'json',
  status: 200,
  output: z.object({ data: overviewSchema }),
  errors: ['input.invalid', 'analytics.period_locked'],
});

const slug = z.string().trim().min(1).max(64);
/** The same for an event that is sent again, which then counts once; remembered for ten minutes. */
const event_id = z
  .string()
  .regex(/^[\w.-]{1,32}$/)
  .optional();
const utm = z.string().max(200).optional();
/** Of the address of the page, where it names a campaign. */
const campaign = { utm_source: utm, utm_medium: utm, utm_campaign: utm };

/**
 * Unknown names get the same response and are not counted, so that names cannot be probed. A browser
 * that names another site, or another page than `slug`, is rejected; what names nothing counts.
 */
export const trackView = route({
  id: 'analytics.trackView',
  method: 'POST',
  path: '/api/analytics/track/view',
  summary: 'Count a view of a public page',
  access: 'public',
  body: z.strictObject({ slug, referrer: z.string().max(2048).default(''), event_id, ...campaign }),
  bodyLimit: 4096,
  responseType: 'empty',
  status: 204,
  output: z.undefined(),
  errors: ['input.invalid', 'analytics.foreign_origin'],
});

export const trackClick = route({
  id: 'analytics.trackClick',
  method: 'POST',
  path: '/api/analytics/track/click',
  summary: 'Count a click on a link of a public page; `url` is kept if the page has that link',
  access: 'public',
  body: z.strictObject({ slug, url: z.string().min(1).max(2048), event_id, ...campaign }),
  bodyLimit: 4096,
  responseType: 'empty',
  status: 204,
  output: z.undefined(),
  errors: ['input.invalid', 'analytics.foreign_origin'],
});

export const analyticsRoutes = [getOverview, trackView, trackClick] as const;

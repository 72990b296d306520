// Everything the analytics screen shows, in one response. Days and hours are those of the owner's time zone.
import { z } from 'zod';

export const granularities = ['hour', 'day', 'week'] as const;
export type Granularity = (typeof granularities)[number];

/** What figures are broken down by, and filtered by. */
export const dimensions = [
  'link',
  'referrer',
  'source',
  'medium',
  'campaign',
  'country',
  'device',
  'browser',
  'language',
] as const;
export type Dimension = (typeof dimensions)[number];

/** Why an event was left out of the figures. */
export const exclusionReasons = ['bot', 'own', 'prefetch', 'gpc', 'rate', 'network'] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];

const count = z.number().int().nonnegative();
const day = z.iso.date();

export const countsSchema = z.object({
  views: count,
  clicks: count,
  /** Summed over the days: a visitor gets a new id each day. */
  visitors: count,
  /** Events of a visitor with at most 30 minutes between them are one visit. */
  visits: count,
  /** Visitors who clicked, summed over the days. */
  clickers: count,
});
export type Counts = z.output<typeof countsSchema>;

export const seriesPointSchema = countsSchema.extend({
  /** Start in local time: `YYYY-MM-DD`, or `YYYY-MM-DDTHH:00` by hours. */
  start: z.string(),
});
export type SeriesPoint = z.output<typeof seriesPointSchema>;

export const breakdownItemSchema = z.object({
  /**
   * An address of a link, the host of a referrer, an ISO 3166 code of a country, `desktop`, `mobile` or
   * `tablet`, an ISO 639 code of a language. Empty where nothing was sent: a direct visit, an unknown country.
   */
  key: z.string(),
  views: count,
  clicks: count,
  visitors: count,
});
export type BreakdownItem = z.output<typeof breakdownItemSchema>;

/** At most this many items of a dimension; `other` adds up the rest. */
export const BREAKDOWN_ITEMS = 100;

const breakdownSchema = z.object({
  items: z.array(breakdownItemSchema),
  other: breakdownItemSchema.omit({ key: true }).extend({ items: count }),
});
export type Breakdown = z.output<typeof breakdownSchema>;

export const reportSchema = z.object({
  pageId: z.uuid(),
  title: z.string(),
  timeZone: z.string(),
  /** First and last local day of the period. */
  from: day,
  to: day,
  granularity: z.enum(granularities),
  totals: countsSchema,
  /**
   * Of the period of the same length before, up to the same hour while the last day is not over; null where the plan
   * does not reach back that far.
   */
  before: countsSchema.nullable(),
  series: z.array(seriesPointSchema),
  /** In step with `series`; empty where `before` is null. */
  seriesBefore: z.array(seriesPointSchema),
  breakdowns: z.record(z.enum(dimensions), breakdownSchema),
  /** Views from Monday 00:00 on: 7 × 24. */
  hoursOfWeek: z.array(count).length(168),
  excluded: z.array(z.object({ reason: z.enum(exclusionReasons), count })),
  /** Visitors of the last 5 minutes. */
  liveVisitors: count,
  publishes: z.array(z.object({ at: z.iso.datetime({ offset: true }) })),
  /** Filters need single events, which are kept from this day on. */
  filtersFrom: day,
});
export type Report = z.output<typeof reportSchema>;

/** By the value of each dimension; an empty value is what has none. */
export const filtersSchema = z.object(
  Object.fromEntries(dimensions.map((name) => [name, z.string().max(2_048).optional()])) as Record<
    Dimension,
    z.ZodOptional<z.ZodString>
  >,
);
export type Filters = z.output<typeof filtersSchema>;

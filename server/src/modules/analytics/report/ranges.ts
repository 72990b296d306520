// Which local days and hours a request is about, how far a plan reaches back, and the points of the series.
import type { Granularity } from '@vys/contract/analytics/report';
import {
  HOURLY_DAYS,
  REPORT_PERIOD,
  type ReportPeriod,
  reportPeriodDays,
} from '@vys/contract/analytics/report-routes';
import { appError } from '../../../platform/errors.ts';
import { sayField } from '../../../platform/http/field-messages.ts';
import type { ReadQuery } from '../event-store.ts';
import { addDays, countDays, hourName, lastHours, toLocalHour } from './local-time.ts';

export type RangeQuery = {
  period?: ReportPeriod | undefined;
  from?: string | undefined;
  to?: string | undefined;
  granularity?: Granularity | undefined;
};

export type Range = Pick<ReadQuery, 'from' | 'to' | 'fromHour' | 'toHour'>;
export type Part = {
  range: Range;
  points: readonly string[];
  /** Of its last day only the hours up to this one, included: as far as today has come. */
  lastHour?: number;
};
export type Period = {
  current: Part;
  /** Undefined where the plan does not reach back that far. */
  before: Part | undefined;
  granularity: Granularity;
  /** First local day that the plan reaches. */
  reach: string;
};

type Context = { now: number; timeZone: string; analyticsDays: number };

export function resolvePeriod(query: RangeQuery, context: Context): Period {
  const { period = query.from === undefined ? REPORT_PERIOD : undefined } = query;
  const today = toLocalHour(context.now, context.timeZone).day;
  const reach = addDays(today, 1 - context.analyticsDays);
  return period === '24h'
    ? { ...resolveHours(query, context), reach }
    : resolveDays(toDays({ ...query, period }, today), query.granularity ?? 'day', {
        reach,
        ...toLocalHour(context.now, context.timeZone),
      });
}

/** Rolling: this hour and the 23 before. */
function resolveHours(
  { granularity = 'hour' }: RangeQuery,
  { now, timeZone }: Context,
): Omit<Period, 'reach'> {
  const hours = lastHours(now, timeZone, { first: 23, last: 0 });
  const names = new Set(hours.map(hourName));
  const hoursBefore = lastHours(now, timeZone, { first: 47, last: 24 }).filter(
    (hour) => !names.has(hourName(hour)),
  );
  const toPart = (part: typeof hours): Part => {
    const [first, last] = [part[0], part.at(-1)];
    if (first === undefined || last === undefined) throw new Error('A period has hours.');
    const points = part.map((hour) => (granularity === 'hour' ? hourName(hour) : hour.day));
    return {
      range: { from: first.day, to: last.day, fromHour: first.hour, toHour: last.hour },
      points: granularity === 'week' ? [first.day] : [...new Set(points)],
    };
  };
  return { current: toPart(hours), before: toPart(hoursBefore), granularity };
}

type Days = { from: string; to: string };

function toDays({ period, from, to }: RangeQuery, today: string): Days {
  if (period !== undefined)
    return { from: addDays(today, 1 - reportPeriodDays[period]), to: today };
  if (from === undefined || to === undefined) throw new Error('A range has two ends.');
  if (from > today) {
    throw appError('input.invalid', {
      fields: { from: sayField((messages) => messages.dayToCome) },
    });
  }
  return { from, to: to > today ? today : to };
}

function resolveDays(
  { from, to }: Days,
  granularity: Granularity,
  { reach, day: today, hour }: { reach: string; day: string; hour: number },
): Period {
  if (from < reach) throw appError('analytics.period_locked');
  const length = countDays(from, to);
  if (granularity === 'hour' && length > HOURLY_DAYS) {
    const message = sayField((messages) => messages.hours(HOURLY_DAYS));
    throw appError('input.invalid', { message, fields: { granularity: message } });
  }
  const before = { from: addDays(from, -length), to: addDays(from, -1) };
  const points = listPoints({ from, to }, granularity);
  // Hours that are still to come are no points.
  const count = granularity === 'hour' && to === today ? points.length - 23 + hour : points.length;
  const toPart = (range: Days): Part => {
    return { range, points: listPoints(range, granularity).slice(0, count) };
  };
  // A day that has just begun is compared with the same hours, not with a whole day.
  const elapsed = to === today && hour < 23 ? { lastHour: hour } : {};
  return {
    current: toPart({ from, to }),
    before: before.from < reach ? undefined : { ...toPart(before), ...elapsed },
    granularity,
    reach,
  };
}

/** Weeks are counted from the first day, so that those of the period before are in step. */
function listPoints({ from, to }: Days, granularity: Granularity): string[] {
  const step = granularity === 'week' ? 7 : 1;
  const count = Math.ceil(countDays(from, to) / step);
  const days = Array.from({ length: count }, (_, place) => addDays(from, place * step));
  if (granularity !== 'hour') return days;
  return days.flatMap((day) => Array.from({ length: 24 }, (_, hour) => hourName({ day, hour })));
}

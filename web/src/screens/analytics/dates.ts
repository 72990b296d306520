// Local days and hours of the report as people read them. Pure.

import type { Granularity, Report } from '@vys/contract/analytics/report';
import { interfaceLocale } from '#web/lib/language/interface-language.ts';
import { messages } from './messages/en.ts';

// The report's times are local already: read and written as UTC, nothing moves.
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(interfaceLocale, { ...options, timeZone: 'UTC' });
const shortDay = format({ month: 'short', day: 'numeric' });
const longDay = format({ weekday: 'short', month: 'short', day: 'numeric' });
const fullDay = format({ dateStyle: 'medium' });

const hourFormat = format({ hour: 'numeric' });
const hourOf = (at: Date) => messages.hourOfDay(hourFormat.format(at));

/** `YYYY-MM-DD`, or with `THH:00`. */
const parse = (start: string) => new Date(start.length > 10 ? `${start}Z` : `${start}T00:00Z`);

export const formatDay = (day: string) => fullDay.format(parse(day));

/** `Mar 2`, `3 PM`. */
export function formatTick(start: string, granularity: Granularity, isOneDay: boolean): string {
  if (granularity === 'hour' && isOneDay) return hourOf(parse(start));
  return shortDay.format(parse(start));
}

/** `Mon, Mar 2`, `Mon, Mar 2, 3 PM`. */
export function formatStart(start: string, granularity: Granularity): string {
  const day = longDay.format(parse(start));
  return granularity === 'hour' ? `${day}, ${hourOf(parse(start))}` : day;
}

/** `3 PM`. */
export const formatHour = (hour: number) => hourOf(new Date(Date.UTC(2024, 0, 1, hour)));

/** `Mar 2 – Mar 8, 2026`. */
export function formatRange({ from, to }: Pick<Report, 'from' | 'to'>): string {
  return fullDay.formatRange(parse(from), parse(to));
}

/** An instant in the form of the series: `YYYY-MM-DDTHH:mm` in that time zone. */
export function toLocal(at: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return parts.format(new Date(at)).replace(' ', 'T');
}

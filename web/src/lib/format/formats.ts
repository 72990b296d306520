// Formats numbers for people: storage, counts, percentages, age.
import { interfaceLocale } from '#web/lib/language/interface-language.ts';
import { messages } from './messages/en.ts';

const MIB = 1024 * 1024;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const short = (value: number, digits: number) =>
  value.toLocaleString(interfaceLocale, { maximumFractionDigits: digits, useGrouping: false });

const withOneDecimal = (value: number) =>
  value.toLocaleString(interfaceLocale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Bytes as MB, from 1024 MB up as GB (doc1 §3). */
export function formatStorage(bytes: number): string {
  const megabytes = bytes / MIB;
  // Rounded first, so that 1023.96 MB does not read `1024 MB`.
  if (Number(megabytes.toFixed(1)) >= 1024) return `${short(megabytes / 1024, 1)} GB`;
  return `${short(megabytes, megabytes < 10 ? 1 : 0)} MB`;
}

/** `12,345`. */
export const formatCount = (value: number): string => value.toLocaleString(interfaceLocale);

/** `950`, `1.2K`, `3.4M`: from 1,000 with one decimal. */
export function formatCompact(value: number): string {
  const size = Math.abs(value);
  if (size < 1000) return String(value);
  // 999,950 would round to `1000.0K`.
  return size < 999_950
    ? messages.thousands(withOneDecimal(value / 1000))
    : messages.millions(withOneDecimal(value / 1_000_000));
}

const percentFormat = new Intl.NumberFormat(interfaceLocale, {
  style: 'percent',
  useGrouping: false,
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** A percentage with one decimal. */
export const formatPercent = (percent: number): string => percentFormat.format(percent / 100);

/** A share of two counts in percent; 0 when there is nothing to divide by. */
export const toPercentage = (part: number, whole: number): number =>
  whole > 0 ? (part / whole) * 100 : 0;

export type Change = { text: string; direction: 'up' | 'down' | 'flat' };

/** Above this many percent a change reads as a multiple. */
const MOST_PERCENT = 999;

/** A change in percent with its sign and direction; undefined when there is nothing to compare with. */
export function formatChange(percent: number | null): Change | undefined {
  if (percent === null) return undefined;
  if (percent > MOST_PERCENT) {
    return { text: `${formatCompact(Math.round(1 + percent / 100))}×`, direction: 'up' };
  }
  const text = formatPercent(Math.abs(percent));
  if (text === formatPercent(0)) return { text, direction: 'flat' };
  return percent > 0
    ? { text: `+${text}`, direction: 'up' }
    : { text: `−${text}`, direction: 'down' };
}

const ageFormat = new Intl.RelativeTimeFormat(interfaceLocale);

/** Minutes under an hour, hours under a day, then days (doc2 §9); never less than one minute. */
export function formatAge(at: Date | string, now: Date = new Date()): string {
  const age = Math.max(MINUTE_MS, now.getTime() - new Date(at).getTime());
  if (age < HOUR_MS) return ageFormat.format(-Math.floor(age / MINUTE_MS), 'minute');
  if (age < DAY_MS) return ageFormat.format(-Math.floor(age / HOUR_MS), 'hour');
  return ageFormat.format(-Math.floor(age / DAY_MS), 'day');
}

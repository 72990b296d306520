// Formats numbers for people: storage, counts, percentages, age.
const MIB = 1024 * 1024;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const short = (value: number, digits: number) => Number(value.toFixed(digits)).toString();

/** Bytes as MB, from 1024 MB up as GB (doc1 §3). */
export function formatStorage(bytes: number): string {
  const megabytes = bytes / MIB;
  // Rounded first, so that 1023.96 MB does not read `1024 MB`.
  if (Number(megabytes.toFixed(1)) >= 1024) return `${short(megabytes / 1024, 1)} GB`;
  return `${short(megabytes, megabytes < 10 ? 1 : 0)} MB`;
}

/** `12,345`. */
export const formatCount = (value: number): string => value.toLocaleString('en-US');

/** `950`, `1.2K`, `3.4M`: from 1,000 with one decimal. */
export function formatCompact(value: number): string {
  const size = Math.abs(value);
  if (size < 1000) return String(value);
  // 999,950 would round to `1000.0K`.
  return size < 999_950 ? `${(value / 1000).toFixed(1)}K` : `${(value / 1_000_000).toFixed(1)}M`;
}

/** A percentage with one decimal. */
export const formatPercent = (percent: number): string => `${percent.toFixed(1)}%`;

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
  if (text === '0.0%') return { text, direction: 'flat' };
  return percent > 0
    ? { text: `+${text}`, direction: 'up' }
    : { text: `−${text}`, direction: 'down' };
}

/** Minutes under an hour, hours under a day, then days (doc2 §9); never less than one minute. */
export function formatAge(at: Date | string, now: Date = new Date()): string {
  const age = Math.max(MINUTE_MS, now.getTime() - new Date(at).getTime());
  const [amount, unit] =
    age < HOUR_MS
      ? [age / MINUTE_MS, 'minute']
      : age < DAY_MS
        ? [age / HOUR_MS, 'hour']
        : [age / DAY_MS, 'day'];
  const whole = Math.floor(amount as number);
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
}

// Pure decisions of counting: what was not seen by anyone, referrers, changes in percent.
import { compareCounts, compareRates } from '@vys/contract/analytics/change';
import type { Counts } from '@vys/contract/analytics/report';
import { HOUR } from '../../platform/time-spans.ts';

export type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** Browsers say so when a page is loaded but not yet shown: Fetch metadata, and the older headers before it. */
export function isPrefetch(headers: RequestHeaders): boolean {
  const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => headers[name]);
  return purposes.some((purpose) => /prefetch|prerender|preview/i.test(String(purpose ?? '')));
}

/** The host that sent the visitor; null for direct, for our own hosts and for what is no address. */
export function referrerHost(referrer: string, ownHosts: ReadonlySet<string>): string | null {
  if (referrer === '') return null;
  const url = URL.parse(referrer);
  if (url === null) return null;
  const { protocol, host } = url;
  if (!/^(https?|android-app):$/.test(protocol) || host === '') return null;
  if (ownHosts.has(host)) return null;
  return host.replace(/^www\./, '').slice(0, 253);
}

/** PostgreSQL stores neither NUL nor half of a surrogate pair; one such row would fail the batch. */
export function storableText(text: string, limit: number): string {
  return text.replaceAll('\0', '').slice(0, limit).toWellFormed();
}

/** The last `count` days with today from `start` on, and as many before from `first` on. */
export function lastDays(count: number, now: Date): { first: string; start: string; last: string } {
  const daysAgo = (days: number) => toDay(new Date(now.getTime() - days * 24 * HOUR));
  return { first: daysAgo(2 * count - 1), start: daysAgo(count - 1), last: daysAgo(0) };
}

/** Percent with one decimal; null when there is nothing to compare with. */
export function computeChange(current: number, before: number): number | null {
  return roundChange(compareCounts(current, before));
}

/** Visitors who clicked ÷ unique visitors, in percent with one decimal (DASH-5). */
export function engagementRate(clickers: number, visitors: number): number {
  return visitors === 0 ? 0 : oneDecimal((clickers / visitors) * 100);
}

/** Of the engagement rate; percent with one decimal, null when there is nothing to compare with. */
export function engagementChange(
  current: Pick<Counts, 'clickers' | 'visitors'>,
  before: Pick<Counts, 'clickers' | 'visitors'>,
): number | null {
  const was = engagementRate(before.clickers, before.visitors);
  const is = engagementRate(current.clickers, current.visitors);
  return roundChange(compareRates(is, was, before.clickers));
}

const roundChange = (percent: number | null) => (percent === null ? null : oneDecimal(percent));

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The day in UTC as YYYY-MM-DD. */
export function toDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}

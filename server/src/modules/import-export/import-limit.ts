// How many imports and exports a user may start within an hour: both make the server fetch from other
// hosts and keep it busy. In memory and per process.
import type { Clock } from '../../platform/clock.ts';
import { appError } from '../../platform/errors.ts';

/** Counts one; throws rate.limited. */
export type HourlyLimit = (userId: string) => void;

const SPAN_MS = 60 * 60 * 1000;
const MOST_USERS = 10_000;

export function createHourlyLimit(clock: Clock, most: number, message: string): HourlyLimit {
  const spans = new Map<string, { since: number; count: number }>();
  return (userId) => {
    const now = clock.now().getTime();
    const known = spans.get(userId);
    const span = known && now - known.since < SPAN_MS ? known : { since: now, count: 0 };
    if (span.count >= most) {
      const retryAfter = Math.ceil((span.since + SPAN_MS - now) / 1000);
      throw appError('rate.limited', { message, retryAfter });
    }
    spans.delete(userId);
    spans.set(userId, { ...span, count: span.count + 1 });
    const [oldest] = spans.keys();
    if (spans.size > MOST_USERS && oldest !== undefined) spans.delete(oldest);
  };
}

export const createImportLimit = (clock: Clock): HourlyLimit =>
  createHourlyLimit(clock, 30, "You've imported many pages. Try again in an hour.");

/** An export fetches up to 60 addresses. */
export const createExportLimit = (clock: Clock): HourlyLimit =>
  createHourlyLimit(clock, 20, "You've exported your page many times. Try again in an hour.");

// How many foreign pages a user may have fetched and read, so that nobody scans the web through us or
// keeps us reading. In memory and per process.
import type { Clock } from '../../kit/clock.ts';
import { fail } from '../../kit/fail.ts';

/** Counts one; throws rate.limited. */
export type ImportLimit = (userId: string) => void;

const MOST = 30;
const SPAN_MS = 60 * 60 * 1000;
const MOST_USERS = 10_000;

export function createImportLimit(clock: Clock): ImportLimit {
  const spans = new Map<string, { since: number; count: number }>();
  return (userId) => {
    const now = clock.now().getTime();
    const known = spans.get(userId);
    const span = known && now - known.since < SPAN_MS ? known : { since: now, count: 0 };
    if (span.count >= MOST) {
      const retryAfter = Math.ceil((span.since + SPAN_MS - now) / 1000);
      const message = 'You have brought in many pages. Please try again in an hour.';
      throw fail('rate.limited', { message, retryAfter });
    }
    spans.delete(userId);
    spans.set(userId, { ...span, count: span.count + 1 });
    const [oldest] = spans.keys();
    if (spans.size > MOST_USERS && oldest !== undefined) spans.delete(oldest);
  };
}

// How often one network may send something, counted in windows of equal length and kept in memory only. An
// IPv6 customer has a whole /64, so single addresses would be no limit.
import type { Clock } from '../../platform/clock.ts';
import { ipPrefix } from '../../platform/net/network.ts';

const MAX_SENDERS = 50_000;

/** Counts the call; false when it is one too many. With a page, what was sent to that page counts. */
export type SenderLimit = (ip: string, page?: string) => boolean;

export function createSenderLimit(clock: Clock, most: number, windowMs: number): SenderLimit {
  let current = 0;
  const counts = new Map<string, number>();
  return (ip, page = '') => {
    const window = Math.floor(clock.now().getTime() / windowMs);
    if (window !== current || counts.size > MAX_SENDERS) counts.clear();
    current = window;
    const key = `${ipPrefix(ip)} ${page}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= most;
  };
}

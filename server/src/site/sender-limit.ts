// How often one address may send something, counted in windows of equal length and kept in memory only.
import type { Clock } from '../kit/clock.ts';

const MAX_SENDERS = 50_000;

/** Counts the call; false when it is one too many. */
export type SenderLimit = (ip: string) => boolean;

export function createSenderLimit(clock: Clock, most: number, windowMs: number): SenderLimit {
  let current = 0;
  const counts = new Map<string, number>();
  return (ip) => {
    const window = Math.floor(clock.now().getTime() / windowMs);
    if (window !== current || counts.size > MAX_SENDERS) counts.clear();
    current = window;
    const count = (counts.get(ip) ?? 0) + 1;
    counts.set(ip, count);
    return count <= most;
  };
}

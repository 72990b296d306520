// A ceiling on what one visitor can add to one page's figures within a minute, kept in memory.
const LIMIT_PER_MINUTE = 120;
const MAX_VISITORS = 100_000;

export function createRate(): (visitor: string, at: Date) => boolean {
  let minute = 0;
  let counts = new Map<string, number>();
  return (visitor, at) => {
    const now = Math.floor(at.getTime() / 60_000);
    if (now !== minute || counts.size > MAX_VISITORS) {
      minute = now;
      counts = new Map();
    }
    const count = (counts.get(visitor) ?? 0) + 1;
    counts.set(visitor, count);
    return count <= LIMIT_PER_MINUTE;
  };
}

// How a count compares with the one before it, alike in responses and on screens.

/** Fewer than these are too few to say by how many times they grew. */
const FEW = 10;
const TIMES = 10;

/**
 * In percent; null where there is nothing to compare with: none before, or a few that became more than ten times as
 * many, of which a percentage would only say how few they were.
 */
export function compareCounts(current: number, before: number): number | null {
  return compareRates(current, before, before);
}

/** The same of two rates. `count` is the part of which the rate before was computed, such as those who clicked. */
export function compareRates(current: number, before: number, count: number): number | null {
  const isTooSmall = before === 0 || (count < FEW && current > before * TIMES);
  return isTooSmall ? null : ((current - before) / before) * 100;
}

// How a count compares with the one before it, alike in responses and on screens.

/** Fewer than these are too few to say by how many times they grew. */
const FEW = 10;
const TIMES = 10;

/**
 * In percent; null where there is nothing to compare with: none before, or a few that became more than ten times as
 * many, of which a percentage would only say how few they were.
 */
export function compareCounts(current: number, before: number): number | null {
  const isTooSmall = before === 0 || (before < FEW && current > before * TIMES);
  return isTooSmall ? null : ((current - before) / before) * 100;
}

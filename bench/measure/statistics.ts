// The statistics that results are printed with.

export type Distribution = { median: number; min: number; max: number };

export function toDistribution(values: readonly number[]): Distribution {
  return {
    median: rounded(quantile(values, 0.5)),
    min: rounded(Math.min(...values)),
    max: rounded(Math.max(...values)),
  };
}

/** With linear interpolation; 0 for no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? low;
  return low + (high - low) * (place - Math.floor(place));
}

export function rounded(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}

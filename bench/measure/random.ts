// Random numbers that are the same again for the same seed (mulberry32).

export type Random = {
  /** At least 0, less than 1. */
  next(): number;
  /** Index drawn by weight. */
  pick(weights: readonly number[]): number;
  poisson(mean: number): number;
};

export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  return {
    next,
    pick(weights) {
      let remaining = next() * weights.reduce((sum, weight) => sum + weight, 0);
      for (const [index, weight] of weights.entries()) {
        remaining -= weight;
        if (remaining < 0) return index;
      }
      return weights.length - 1;
    },
    poisson(mean) {
      // Knuth's way multiplies until it falls below e^-mean; large means are cut into pieces of 30.
      let count = 0;
      for (let remaining = mean; remaining > 0; remaining -= 30) {
        const limit = Math.exp(-Math.min(remaining, 30));
        for (let product = next(); product > limit; product *= next()) count += 1;
      }
      return count;
    },
  };
}

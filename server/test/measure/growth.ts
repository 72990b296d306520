// How the work of a function grows with its input, in processor time, which other programs of the
// machine do not add to.

/** Best of several runs each: processor time for an input of four times the size over that for one. */
export function growth(work: (size: number) => void, size: number): number {
  work(size);
  const best = (of: number) =>
    Math.min(...Array.from({ length: 5 }, () => cpuTime(() => work(of))));
  // What is too short to be measured counts as half a millisecond.
  return best(size * 4) / Math.max(best(size), 0.5);
}

function cpuTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

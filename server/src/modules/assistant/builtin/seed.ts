// Repeatable choice: the same seed gives the same page, on every machine.

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  }
  // One more round, or seeds that differ in the last letter would choose alike.
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) >>> 0;
  return (value ^ (value >>> 12)) >>> 0;
}

export function pick<T>(items: readonly T[], seed: string): T {
  const item = items[hash(seed) % items.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

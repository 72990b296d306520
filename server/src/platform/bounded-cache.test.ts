// What leaves a cache, and when.
import { expect, it } from 'vitest';
import { createTestClock } from '../../test/clock.ts';
import { createBoundedCache } from './bounded-cache.ts';

it('drops the least recently used entry, and says so', () => {
  const evicted: [string, number][] = [];
  const cache = createBoundedCache<string, number>({
    maxEntries: 2,
    onEvict: (value, key) => evicted.push([key, value]),
  });
  cache.set('a', 1);
  cache.set('b', 2);
  cache.get('a');
  cache.set('c', 3);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
  cache.delete('a');
  cache.set('c', 4);
  expect(evicted).toEqual([['b', 2]]);
});

it('is bounded by bytes, and stores nothing that is larger', () => {
  const sizeInBytes = (value: string) => value.length;
  const cache = createBoundedCache<string, string>({ maxBytes: 10, sizeInBytes });
  cache.set('a', 'aaaaaa');
  cache.set('b', 'bbbb');
  cache.set('c', 'c'.repeat(11));
  expect([...cache.entries()].map(([key]) => key)).toEqual(['b', 'a']);
  cache.set('d', 'd');
  expect([...cache.entries()].map(([key]) => key)).toEqual(['d', 'b']);
  cache.clear();
  expect([...cache.entries()]).toEqual([]);
});

it('drops an entry when its time is over', () => {
  const clock = createTestClock();
  const cache = createBoundedCache<string, number>({ maxEntries: 9, ttlMs: 100, clock });
  cache.set('a', 1);
  cache.set('b', 2, 200);
  clock.advance(99);
  expect([cache.get('a'), cache.get('b')]).toEqual([1, 2]);
  clock.advance(1);
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, 2]);
  clock.advance(100);
  expect([...cache.entries()]).toEqual([]);
});

// The cache of the server: least recently used entries leave first, and an entry may expire. Time comes from
// the product's clock, so that tests can set it.
import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

type NonNull = NonNullable<unknown>;

export type BoundedCache<K, V> = {
  get(key: K): V | undefined;
  /** `ttlMs` replaces the one of the cache. */
  set(key: K, value: V, ttlMs?: number): void;
  delete(key: K): void;
  clear(): void;
  /** Most recently used first, without expired ones. */
  entries(): IterableIterator<[K, V]>;
};

type Bound<V> =
  | { maxEntries: number }
  /** A value that is larger than `maxBytes` is not stored. */
  | { maxBytes: number; sizeInBytes: (value: V) => number };

type Options<K, V> = Bound<V> & {
  ttlMs?: number;
  /** Required with `ttlMs`. */
  clock?: Clock;
  /** Called for an entry that left because the cache was full. */
  onEvict?: (value: V, key: K) => void;
};

export function createBoundedCache<K extends NonNull, V extends NonNull>(
  options: Options<K, V> & ({ ttlMs?: never } | { ttlMs: number; clock: Clock }),
): BoundedCache<K, V> {
  const { ttlMs, clock, onEvict } = options;
  // With `max` the library reserves memory for all entries in advance.
  const bound =
    'maxEntries' in options
      ? { maxSize: options.maxEntries, sizeCalculation: () => 1 }
      : {
          maxSize: options.maxBytes,
          sizeCalculation: (value: V) => Math.max(1, options.sizeInBytes(value)),
        };
  const cache = new LRUCache<K, V>({
    ...bound,
    ...(onEvict
      ? {
          dispose: (value: V, key: K, reason: string) => {
            if (reason === 'evict') onEvict(value, key);
          },
        }
      : {}),
    ...(ttlMs !== undefined && clock !== undefined
      ? { ttl: toLibraryTtl(ttlMs), ttlResolution: 0, perf: { now: () => clock.now().getTime() } }
      : {}),
  });
  return {
    get: (key) => cache.get(key),
    set(key, value, entryTtlMs) {
      cache.set(key, value, entryTtlMs === undefined ? {} : { ttl: toLibraryTtl(entryTtlMs) });
    },
    delete: (key) => void cache.delete(key),
    clear: () => cache.clear(),
    entries: () => cache.entries(),
  };
}

/** The library counts the last millisecond in. */
const toLibraryTtl = (ttlMs: number) => Math.max(1, ttlMs - 1);

// Published pages by name, in memory up to a number of bytes. A change drops the name, also while it
// is being looked up, so that the next request gets the new state.

import { createBoundedCache } from '../../platform/bounded-cache.ts';

export type PageCache<T> = {
  get(name: string): T | undefined;
  /** Looks the name up once for all simultaneous callers. */
  load(name: string): Promise<T | undefined>;
  drop(name: string): void;
  clear(): void;
};

export function createPageCache<T extends { readonly size: number }>(
  maxBytes: number,
  find: (name: string) => Promise<T | undefined>,
): PageCache<T> {
  const pages = createBoundedCache<string, T>({ maxBytes, sizeInBytes: ({ size }) => size });
  const loading = new Map<string, Promise<T | undefined>>();

  return {
    get: pages.get,
    load(name) {
      const running = loading.get(name);
      if (running !== undefined) return running;
      const started: Promise<T | undefined> = find(name)
        .then((value) => {
          if (loading.get(name) === started && value !== undefined) pages.set(name, value);
          return value;
        })
        .finally(() => {
          if (loading.get(name) === started) loading.delete(name);
        });
      loading.set(name, started);
      return started;
    },
    drop(name) {
      pages.delete(name);
      loading.delete(name);
    },
    clear() {
      pages.clear();
      loading.clear();
    },
  };
}

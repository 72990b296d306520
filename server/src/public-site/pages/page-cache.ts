// Published pages by name, in memory up to a number of bytes. A change drops the name, also while it
// is being looked up, so that the next request gets the new state.

export type PageCache<T> = {
  get(name: string): T | undefined;
  /** Looks the name up once for all simultaneous callers. */
  load(name: string): Promise<T | undefined>;
  drop(name: string): void;
  clear(): void;
};

type CacheEntry<T> = { value: T; used: boolean };

export function createPageCache<T extends { readonly size: number }>(
  maxBytes: number,
  find: (name: string) => Promise<T | undefined>,
): PageCache<T> {
  const entries = new Map<string, CacheEntry<T>>();
  const loading = new Map<string, Promise<T | undefined>>();
  let bytes = 0;

  function evict(name: string): void {
    const entry = entries.get(name);
    if (entry === undefined) return;
    entries.delete(name);
    bytes -= entry.value.size;
  }

  // Second chance: what was requested since the last round goes to the end of the queue once more.
  function evictOldest(): void {
    for (const [name, entry] of entries) {
      if (bytes <= maxBytes) return;
      if (!entry.used) {
        evict(name);
        continue;
      }
      entry.used = false;
      entries.delete(name);
      entries.set(name, entry);
    }
  }

  function keep(name: string, value: T): void {
    if (value.size > maxBytes) return;
    evict(name);
    entries.set(name, { value, used: false });
    bytes += value.size;
    evictOldest();
  }

  async function look(name: string): Promise<T | undefined> {
    return await find(name);
  }

  return {
    get(name) {
      const entry = entries.get(name);
      if (entry === undefined) return undefined;
      entry.used = true;
      return entry.value;
    },
    load(name) {
      const running = loading.get(name);
      if (running !== undefined) return running;
      const started: Promise<T | undefined> = look(name)
        .then((value) => {
          if (loading.get(name) === started && value !== undefined) keep(name, value);
          return value;
        })
        .finally(() => {
          if (loading.get(name) === started) loading.delete(name);
        });
      loading.set(name, started);
      return started;
    },
    drop(name) {
      evict(name);
      loading.delete(name);
    },
    clear() {
      entries.clear();
      loading.clear();
      bytes = 0;
    },
  };
}

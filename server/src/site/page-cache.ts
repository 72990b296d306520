// Published pages by name, in memory up to a number of bytes. A change drops the name, also while it
// is being looked up, so that the next request is answered with what is true then.

export type PageCache<T> = {
  get(name: string): T | undefined;
  /** Looks the name up once, however many ask at the same time. */
  load(name: string): Promise<T | undefined>;
  drop(name: string): void;
  clear(): void;
};

type Kept<T> = { value: T; used: boolean };

export function createPageCache<T extends { readonly size: number }>(
  maxBytes: number,
  find: (name: string) => Promise<T | undefined>,
): PageCache<T> {
  const kept = new Map<string, Kept<T>>();
  const loading = new Map<string, Promise<T | undefined>>();
  let bytes = 0;

  function forget(name: string): void {
    const entry = kept.get(name);
    if (entry === undefined) return;
    kept.delete(name);
    bytes -= entry.value.size;
  }

  // Second chance: what was asked for since the last round goes to the end of the line once more.
  function makeRoom(): void {
    for (const [name, entry] of kept) {
      if (bytes <= maxBytes) return;
      if (!entry.used) {
        forget(name);
        continue;
      }
      entry.used = false;
      kept.delete(name);
      kept.set(name, entry);
    }
  }

  function keep(name: string, value: T): void {
    if (value.size > maxBytes) return;
    forget(name);
    kept.set(name, { value, used: false });
    bytes += value.size;
    makeRoom();
  }

  async function look(name: string): Promise<T | undefined> {
    return await find(name);
  }

  return {
    get(name) {
      const entry = kept.get(name);
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
      forget(name);
      loading.delete(name);
    },
    clear() {
      kept.clear();
      loading.clear();
      bytes = 0;
    },
  };
}

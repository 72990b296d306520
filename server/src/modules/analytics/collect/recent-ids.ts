// Tells an event that was sent again from a new one, by the id that the client gave it.

export type RecentIds = {
  /**
   * Runs `collect` for a new id. A repeated one gets the outcome of the first; after a failure it is new
   * again.
   */
  once(id: string, collect: () => Promise<void>): Promise<void>;
  add(ids: readonly string[]): void;
};

type Options = { rememberMs: number; maxIds: number; now?: () => number };

/** Ids are kept in two generations, so they are remembered for at least `rememberMs` while there is room. */
export function createRecentIds({
  rememberMs,
  maxIds,
  now = () => performance.now(),
}: Options): RecentIds {
  const pending = new Map<string, Promise<void>>();
  let current = new Set<string>();
  let previous = new Set<string>();
  let startedAt = now();

  function remember(id: string): void {
    if (now() - startedAt > rememberMs || current.size >= maxIds / 2) {
      previous = current;
      current = new Set();
      startedAt = now();
    }
    current.add(id);
  }

  return {
    once(id, collect) {
      const first = pending.get(id);
      if (first !== undefined) return first;
      if (current.has(id) || previous.has(id)) return Promise.resolve();
      const collected = collect()
        .then(() => remember(id))
        .finally(() => pending.delete(id));
      pending.set(id, collected);
      return collected;
    },
    add(ids) {
      for (const id of ids) remember(id);
    },
  };
}

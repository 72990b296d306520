// Tells an event that was sent again from a new one, by the id that the client gave it. Of each id, a hash of 53 bits
// is remembered: while eight million are, a new one is taken for one of them once in a billion times.
import { createKeyedHash } from '../../../platform/keyed-hash.ts';

export type RecentIds = {
  /**
   * Runs `collect` for a new id. A repeated one gets the outcome of the first; after a failure it is new
   * again.
   */
  once(id: string, collect: () => Promise<void>): Promise<void>;
  add(ids: readonly string[]): void;
};

/** Events that are written together have one promise. */
type Group = { readonly written: Promise<void>; readonly ids: number[] };

type Options = { rememberMs: number; maxIds: number; now?: () => number };

/** Ids are kept in two generations, so they are remembered for at least `rememberMs` while there is room. */
export function createRecentIds({
  rememberMs,
  maxIds,
  now = () => performance.now(),
}: Options): RecentIds {
  const { hash } = createKeyedHash();
  const pending = new Map<number, Promise<void>>();
  let latest: Group | undefined;
  let current = createHashSet();
  let previous = createHashSet();
  let startedAt = now();

  function remember(hashed: number): void {
    if (now() - startedAt > rememberMs || current.size() >= maxIds / 2) {
      previous = current;
      current = createHashSet();
      startedAt = now();
    }
    current.add(hashed);
  }

  /** What `written` becomes is the outcome of all of them. */
  function startGroup(written: Promise<void>): Group {
    const group: Group = { written, ids: [] };
    const settle = (isWritten: boolean) => {
      if (latest === group) latest = undefined;
      for (const hashed of group.ids) {
        pending.delete(hashed);
        if (isWritten) remember(hashed);
      }
    };
    written.then(
      () => settle(true),
      () => settle(false),
    );
    return group;
  }

  return {
    once(id, collect) {
      const hashed = hash(id);
      const first = pending.get(hashed);
      if (first !== undefined) return first;
      if (current.has(hashed) || previous.has(hashed)) return Promise.resolve();
      const written = collect();
      if (latest?.written !== written) latest = startGroup(written);
      latest.ids.push(hashed);
      pending.set(hashed, written);
      return written;
    },
    add(ids) {
      for (const id of ids) remember(hash(id));
    },
  };
}

const FIRST_SLOTS = 1_024;

/** Numbers in a table with open addressing, never more than half full; a set of JavaScript takes five times as much. */
function createHashSet() {
  let slots = new Float64Array(FIRST_SLOTS);
  let size = 0;

  /** Where the number is, or has its place. Empty slots hold 0, so numbers are stored plus one. */
  function find(stored: number): number {
    let place = stored % slots.length;
    while (slots[place] !== 0 && slots[place] !== stored) place = (place + 1) % slots.length;
    return place;
  }

  function grow(): void {
    const before = slots;
    slots = new Float64Array(before.length * 2);
    for (const stored of before) if (stored !== 0) slots[find(stored)] = stored;
  }

  return {
    size: () => size,
    has: (hashed: number) => slots[find(hashed + 1)] !== 0,
    add(hashed: number): void {
      const place = find(hashed + 1);
      if (slots[place] !== 0) return;
      slots[place] = hashed + 1;
      size += 1;
      if (size * 2 > slots.length) grow();
    },
  };
}

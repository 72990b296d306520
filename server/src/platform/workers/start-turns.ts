// Turns for starting processes, over all pools of this process: starts take processor time, and many at
// once would take all of it from requests.
import { availableParallelism } from 'node:os';

export type StartTurns = {
  /**
   * Calls `start` when it is the turn of this one among those of the same priority; the turn lasts until what it
   * returns settles. Returns a function that takes back what has not started.
   */
  wait(priority: number, start: Start): () => void;
};

type Start = () => Promise<unknown>;

/** A process that hangs does not keep others from starting. */
const LONGEST_TURN_MS = 2_000;

export function createStartTurns(atOnce: number): StartTurns {
  const byPriority = new Map<number, OneLine>();
  return {
    wait(priority, start) {
      const line = byPriority.get(priority) ?? createLine(atOnce);
      byPriority.set(priority, line);
      return line(start);
    },
  };
}

type OneLine = (start: Start) => () => void;

function createLine(atOnce: number): OneLine {
  const waiting = new Set<{ start: Start }>();
  let starting = 0;

  function startNext(): void {
    const [next] = waiting;
    if (next === undefined || starting >= atOnce) return;
    waiting.delete(next);
    starting += 1;
    const limit = Promise.withResolvers<void>();
    const timer = setTimeout(limit.resolve, LONGEST_TURN_MS).unref();
    void Promise.race([next.start(), limit.promise]).finally(() => {
      clearTimeout(timer);
      starting -= 1;
      startNext();
    });
  }

  return (start) => {
    const turn = { start };
    waiting.add(turn);
    startNext();
    return () => void waiting.delete(turn);
  };
}

/** One start leaves at least one processor to requests where there are two. */
export const startTurns = createStartTurns(Math.max(1, Math.floor(availableParallelism() / 2)));

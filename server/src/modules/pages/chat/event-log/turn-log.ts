// Writes the events of a running turn to its log, in order and without holding up the turn.
import type { ChatEvent } from '@vys/contract/ai';
import type { Db } from '../../../../platform/db/db.ts';
import type { LeasedTurn } from '../turn-store.ts';
import { appendEvents } from './event-store.ts';

export type TurnLog = {
  send(event: ChatEvent): void;
  /** Until everything is written. Throws what went wrong meanwhile, and `TurnOver`. */
  flush(): Promise<void>;
};

/** The turn is over, or another process has taken it over: this one writes nothing any more. */
export class TurnOver extends Error {}

export function createTurnLog(db: Db, turn: LeasedTurn): TurnLog {
  let waiting: ChatEvent[] = [];
  let writing: Promise<void> | undefined;
  let failure: unknown;

  async function write(): Promise<void> {
    try {
      while (waiting.length > 0) {
        const events = waiting;
        waiting = [];
        if (!(await appendEvents(db, turn, events))) throw new TurnOver();
      }
    } catch (error) {
      failure = error;
    }
    writing = undefined;
  }

  return {
    send(event) {
      if (failure !== undefined) return;
      waiting.push(event);
      writing ??= write();
    },
    async flush() {
      while (writing) await writing;
      if (failure !== undefined) throw failure;
    },
  };
}

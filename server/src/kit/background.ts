// Work that nobody waits for, one piece after the other. What is under way is finished before the end.
import type { Logger } from './log.ts';

export type Background = {
  /** `what` names it in the log if it fails. */
  run(what: string, work: () => Promise<void>): void;
  /** When everything handed over so far is done. */
  settled(): Promise<void>;
};

export function createBackground(log: Logger): Background {
  let last: Promise<void> = Promise.resolve();
  return {
    run(what, work) {
      last = last.then(work).catch((error: unknown) => {
        log.error({ err: error }, `${what} failed`);
      });
    },
    settled: () => last,
  };
}

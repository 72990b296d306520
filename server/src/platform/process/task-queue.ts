// Runs tasks in the background, one after the other. `drain` waits for them at shutdown.
import type { Logger } from '../log/log.ts';

export type SerialTaskQueue = {
  /** `label` names the task in the log if it fails. */
  enqueue(label: string, task: () => Promise<void>): void;
  /** Resolves when every task enqueued so far is done. */
  drain(): Promise<void>;
};

export function createSerialTaskQueue(log: Logger): SerialTaskQueue {
  let last: Promise<void> = Promise.resolve();
  return {
    enqueue(label, task) {
      last = last.then(task).catch((error: unknown) => {
        log.error({ err: error }, `${label} failed`);
      });
    },
    drain: () => last,
  };
}

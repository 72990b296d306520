// Runs tasks in the background, one after the other. `drain` waits for them at shutdown.
import PQueue from 'p-queue';
import type { Logger } from '../log/log.ts';

export type SerialTaskQueue = {
  /** `label` names the task in the log if it fails. */
  enqueue(label: string, task: () => Promise<void>): void;
  /** Resolves when no task is running or waiting. */
  drain(): Promise<void>;
};

export function createSerialTaskQueue(log: Logger): SerialTaskQueue {
  const queue = new PQueue({ concurrency: 1 });
  return {
    enqueue(label, task) {
      queue
        .add(task)
        .catch((error: unknown) =>
          log.error({ event: 'tasks.failed', err: error }, `${label} failed`),
        );
    },
    drain: () => queue.onIdle(),
  };
}

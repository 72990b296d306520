// A task that runs once at a time, once more when it was called for meanwhile, and again after it failed.
import type { Logger } from '../../../platform/log/log.ts';

export type RetriedTask = {
  run(): void;
  /** Runs it again if it failed. */
  retry(): void;
};

export function createRetriedTask(work: () => Promise<void>, log: Logger): RetriedTask {
  let isRunning = false;
  let isDue = false;

  async function runWhileDue(): Promise<void> {
    isRunning = true;
    try {
      while (isDue) {
        isDue = false;
        await work();
      }
    } catch (err) {
      isDue = true;
      log.warn({ event: 'live.resync_failed', err }, 'live channel not compared with the tables');
    } finally {
      isRunning = false;
    }
  }

  function retry(): void {
    if (isDue && !isRunning) void runWhileDue();
  }

  return {
    run() {
      isDue = true;
      retry();
    },
    retry,
  };
}

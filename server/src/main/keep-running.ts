// Keeps one service running: starts it, restarts it with exponential back-off when it ends by itself,
// and says so in one line. Only the first start may fail for good.

import { setTimeout as sleep } from 'node:timers/promises';
import {
  createRestartDelay,
  inSeconds,
  type RestartDelay,
} from '../platform/process/restart-delay.ts';
import { StartupError } from '../platform/process/startup-error.ts';
import { progressMessages, startErrors } from './console-messages.ts';
import { launchService, type ServiceEnd, type ServiceLaunch } from './service-process.ts';
import type { ServiceRecord } from './service-record.ts';

export type RunningService = {
  /** When it first accepts requests; fails when the first start does. */
  ready: Promise<void>;
  /** Of the process now. */
  readonly pid: number;
  stop(): Promise<void>;
  /** Without waiting. */
  kill(): void;
};

export type KeepRunning = {
  /** As in "The public pages process". */
  title: string;
  launch: ServiceLaunch;
  record: ServiceRecord;
  onProgress: (line: string) => void;
  /** The first process accepts no requests before. */
  mayListen?: Promise<void>;
  delay?: RestartDelay;
};

export function keepRunning(service: KeepRunning): RunningService {
  const { title, launch, record, onProgress, delay = createRestartDelay() } = service;
  const first = Promise.withResolvers<void>();
  // Callers that wait get the rejection; there may be none.
  first.promise.catch(() => {});
  const stopping = new AbortController();
  const { signal } = stopping;
  let current: ReturnType<typeof launchService> | undefined;
  let wasReady = false;

  /** Gives how it ended, and how long it ran. */
  async function runOnce(): Promise<{ end: ServiceEnd; ranMs: number }> {
    await record.endLeftover(onProgress);
    const startedAt = performance.now();
    const running = launchService(launch);
    current = running;
    record.write(running.pid);
    const isFirst = !wasReady;
    void running.prepared
      .then(() => (isFirst ? service.mayListen : undefined))
      // The other one did not start, so everything ends.
      .then(running.listen, () => {});
    void running.ready.then(() => {
      if (!isFirst) onProgress(progressMessages.restarted(title, running.pid));
      wasReady = true;
      first.resolve();
    });
    if (signal.aborted) void running.stop();
    const end = await running.ended;
    record.clear();
    return { end, ranMs: performance.now() - startedAt };
  }

  async function loop(): Promise<void> {
    while (!signal.aborted) {
      const { end, ranMs } = await runOnce();
      if (signal.aborted) return;
      if (!wasReady) {
        first.reject(explainStart(title, end));
        return;
      }
      const pause = delay.next(ranMs);
      onProgress(progressMessages.restarting(title, describeEnd(end), inSeconds(pause)));
      await sleep(pause, undefined, { signal }).catch(() => {});
    }
  }

  const running = loop().catch((error: unknown) => first.reject(error));
  return {
    ready: first.promise,
    get pid() {
      return current?.pid ?? 0;
    },
    async stop() {
      stopping.abort();
      await current?.stop();
      await running;
    },
    kill: () => current?.kill(),
  };
}

export function describeEnd(end: ServiceEnd): string {
  if (end.wasUnresponsive) return 'no longer responded and was killed';
  const why = end.reason === undefined ? '' : ` (${end.reason.replace(/\.$/, '')})`;
  // V8 aborts when its heap is full.
  const hint = end.signal === 'SIGABRT' && why === '' ? ', probably out of memory' : '';
  const how = end.signal === null ? `exited with code ${end.code}` : `was ended by ${end.signal}`;
  return `${how}${hint}${why}`;
}

function explainStart(title: string, end: ServiceEnd): Error {
  if (end.isStartupError && end.reason !== undefined) return new StartupError(end.reason);
  return new StartupError(startErrors.notStarted(title, describeEnd(end)));
}

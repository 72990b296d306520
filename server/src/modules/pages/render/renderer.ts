// The parent's side of what may run away: rendering the code of a page, minifying its CSS, making its
// fonts smaller, and drawing its OG image, each in worker processes of its own.

import { join } from 'node:path';
import { appError } from '../../../platform/errors.ts';
import { createWorkerPool, type WorkerPoolOptions } from '../../../platform/workers/worker-pool.ts';
import type { WorkerResult } from '../../../platform/workers/worker-process.ts';
import type { WorkerProgram } from '../../../platform/workers/worker-program.ts';
import { generatedFolder } from '../../packages/index.ts';
import { sayBuild } from '../build-messages/say-build.ts';
import {
  fault,
  RENDER_MILLISECONDS,
  type RenderResult,
  renderResultSchema,
} from './render-result.ts';

const OG_IMAGE_MILLISECONDS = 5_000;
/** Drawing an image takes a few hundred. */
const OG_IMAGE_FAST_LANE_MILLISECONDS = 1_000;

export type RenderPool = {
  /**
   * `user`: whose turn the work takes. Throws `unavailable` and `rate.limited` when there is no place for
   * it, the reason of the signal, and nothing else.
   */
  run(user: string, text: string, signal?: AbortSignal): Promise<RenderResult>;
  /** Starts a process ahead of the first page. */
  warmUp(): void;
  /** Process id of the first worker, for those who measure it. */
  workerPid(): number | undefined;
  close(): void;
};

type WaitOptions = Pick<WorkerPoolOptions, 'maxWaitMs'>;

/** Takes the compiled code of a page and returns its HTML. */
export function createRenderer(options: WaitOptions = {}): RenderPool {
  return createRenderPool({
    ...options,
    file: 'render-worker.ts',
    maxHeapMb: 48,
    permissions: [`--allow-fs-read=${generatedFolder}`],
  });
}

/** Takes CSS and returns it minified. */
export function createMinifier(options: WaitOptions = {}): RenderPool {
  return createRenderPool({
    ...options,
    file: 'css-worker.ts',
    maxHeapMb: 48,
    permissions: ['--allow-addons'],
  });
}

/** Takes a list of `FontSubset` as JSON and returns one of fonts in base64. */
export function createFontSubsetter(options: WaitOptions = {}): RenderPool {
  return createRenderPool({ ...options, file: 'font-worker.ts', maxHeapMb: 64 });
}

/** Takes an OG image spec as JSON and returns a PNG in base64. */
export function createOgImageRenderer(): RenderPool {
  const permissions = ['--allow-addons'];
  const deadlineMs = OG_IMAGE_MILLISECONDS;
  const fastLaneMs = OG_IMAGE_FAST_LANE_MILLISECONDS;
  return createRenderPool({
    file: 'og-image-worker.ts',
    maxHeapMb: 96,
    permissions,
    deadlineMs,
    fastLaneMs,
    isBackground: true,
  });
}

type RenderProgram = Pick<WorkerProgram, 'maxHeapMb' | 'permissions'> &
  WaitOptions & {
    /** Beside this file. */
    file: string;
    deadlineMs?: number;
    fastLaneMs?: number;
    isBackground?: boolean;
  };

/** A page of 1 MB whose every character is escaped. */
const MAX_RESULT_LENGTH = 8 * 1024 * 1024;

function createRenderPool(program: RenderProgram): RenderPool {
  const {
    file,
    deadlineMs = RENDER_MILLISECONDS,
    fastLaneMs,
    maxWaitMs,
    isBackground = false,
    ...rest
  } = program;
  const entry = join(import.meta.dirname, file);
  const pool = createWorkerPool({
    program: { entry, maxResultLength: MAX_RESULT_LENGTH, ...rest },
    deadlineMs,
    isBackground,
    ...(fastLaneMs === undefined ? {} : { fastLaneMs }),
    ...(maxWaitMs === undefined ? {} : { maxWaitMs }),
    isExceeded: (value) => isExceeded(value as RenderResult),
  });
  return {
    run: async (user, text, signal) => toRenderResult(await pool.run(user, text, { signal })),
    warmUp: pool.warmUp,
    workerPid: () => pool.pids()[0],
    close: pool.close,
  };
}

function isExceeded(result: RenderResult): boolean {
  return !result.ok && (result.fault === 'too_slow' || result.fault === 'out_of_memory');
}

function toRenderResult(result: WorkerResult): RenderResult {
  if (result.ok) {
    const parsed = renderResultSchema.safeParse(result.value);
    return parsed.success ? parsed.data : UNREADABLE;
  }
  switch (result.fault) {
    case 'timeout':
      return fault('too_slow');
    case 'out_of_memory':
    case 'too_large':
      return fault(result.fault);
    case 'failed':
      return UNREADABLE;
    case 'unavailable':
      throw appError('unavailable', { retryAfter: 5 });
  }
}

const UNREADABLE: RenderResult = {
  ok: false,
  fault: 'page_error',
  ...sayBuild('notRendered'),
};

// The parent's side of what may run away: rendering the code of a page, minifying its CSS, and drawing its
// sharing image, each in worker processes of its own.
import { join } from 'node:path';
import { fail } from '../../kit/fail.ts';
import { createWorkerPool } from '../../kit/workers/worker-pool.ts';
import type { WorkerProgram, WorkerResult } from '../../kit/workers/worker-process.ts';
import { fault, type Outcome, outcomeSchema, RENDER_MILLISECONDS } from './outcome.ts';

const CARD_MILLISECONDS = 5_000;
/** Drawing a card takes a few hundred. */
const CARD_FAST_LANE_MILLISECONDS = 1_000;

export type Runner = {
  /**
   * `user`: whose turn the work takes. Throws `unavailable` and `rate.limited` when there is no place for
   * it, and nothing else.
   */
  run(user: string, text: string): Promise<Outcome>;
  /** Starts a process ahead of the first page. */
  warmUp(): void;
  /** Process id of the first worker, for those who measure it. */
  childPid(): number | undefined;
  close(): void;
};

/** Takes compiled code of a page and gives its HTML. */
export function createRenderer(): Runner {
  return createRunner({ file: 'render-worker.ts', maxHeapMb: 48 });
}

/** Takes CSS and gives it smaller. */
export function createMinifier(): Runner {
  return createRunner({ file: 'css-worker.ts', maxHeapMb: 48, permissions: ['--allow-addons'] });
}

/** Takes a card as JSON and gives a PNG in base64. */
export function createCardPainter(): Runner {
  const permissions = ['--allow-addons'];
  const deadlineMs = CARD_MILLISECONDS;
  const fastLaneMs = CARD_FAST_LANE_MILLISECONDS;
  return createRunner({
    file: 'card-worker.ts',
    maxHeapMb: 96,
    permissions,
    deadlineMs,
    fastLaneMs,
    isBackground: true,
  });
}

type RunnerProgram = Pick<WorkerProgram, 'maxHeapMb' | 'permissions'> & {
  /** Beside this file. */
  file: string;
  deadlineMs?: number;
  fastLaneMs?: number;
  isBackground?: boolean;
};

/** A page of 1 MB whose every character is escaped. */
const MAX_RESULT_LENGTH = 8 * 1024 * 1024;

function createRunner(program: RunnerProgram): Runner {
  const {
    file,
    deadlineMs = RENDER_MILLISECONDS,
    fastLaneMs,
    isBackground = false,
    ...rest
  } = program;
  const entry = join(import.meta.dirname, file);
  const pool = createWorkerPool({
    program: { entry, maxResultLength: MAX_RESULT_LENGTH, ...rest },
    deadlineMs,
    isBackground,
    ...(fastLaneMs === undefined ? {} : { fastLaneMs }),
    isExceeded: (value) => isExceeded(value as Outcome),
  });
  return {
    run: async (user, text) => toOutcome(await pool.run(user, text)),
    warmUp: pool.warmUp,
    childPid: () => pool.pids()[0],
    close: pool.close,
  };
}

function isExceeded(outcome: Outcome): boolean {
  return !outcome.ok && (outcome.fault === 'too_slow' || outcome.fault === 'out_of_memory');
}

function toOutcome(result: WorkerResult): Outcome {
  if (result.ok) {
    const read = outcomeSchema.safeParse(result.value);
    return read.success ? read.data : UNREADABLE;
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
      throw fail('unavailable', { retryAfter: 5 });
  }
}

const UNREADABLE: Outcome = {
  ok: false,
  fault: 'page_error',
  message: 'The page could not be rendered.',
};

// Runs turns of this process, holds their leases, and takes over those whose process is gone.
import { randomUUID } from 'node:crypto';
import type { Language } from '@vys/contract/language/languages';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { AppError, appError } from '../../../platform/errors.ts';
import { describeFailure } from '../../../platform/http/describe-failure.ts';
import { isUnavailable } from '../../../platform/http/unavailable.ts';
import { messages } from '../messages/index.ts';
import { appendLastEvents } from './event-log/event-store.ts';
import { createTurnLog, TurnOver } from './event-log/turn-log.ts';
import type { TurnSignals } from './event-log/turn-signals.ts';
import { runTurn, type TurnDeps } from './run-turn.ts';
import {
  lockTurn,
  type RunningTurn,
  releaseLease,
  renewLease,
  takeOverTurn,
  writeTurnEnd,
} from './turn-store.ts';

/** Milliseconds. */
export type TurnTiming = {
  /** After this long without a sign of its process, another one takes a turn over. */
  lease: number;
  renewEvery: number;
  /** How often it is looked for turns whose process is gone. */
  lookEvery: number;
  /** A turn that takes longer has failed. */
  longest: number;
  /** Between two comments in a stream without events. */
  heartbeat: number;
};

export const standardTiming: TurnTiming = {
  lease: 6_000,
  renewEvery: 2_000,
  lookEvery: 2_000,
  longest: 300_000,
  heartbeat: 10_000,
};

export type TurnRunner = {
  /** In the background; never throws. */
  run(turn: RunningTurn): void;
  /** From now on this process takes over turns whose process is gone. */
  start(): void;
  /** Gives the turns of this process to others. */
  close(): Promise<void>;
};

type RunnerDeps = TurnDeps & { signals: TurnSignals; timing: TurnTiming };

/** A turn that ended this many processes is not begun again. */
const MOST_ATTEMPTS = 3;

/** This process ends; another one goes on with the turn. */
class HandedOver extends Error {}

export function createTurnRunner(deps: RunnerDeps): TurnRunner {
  const { db, log, timing } = deps;
  const running = new Map<string, { stop: AbortController; ended: Promise<void> }>();
  let isClosing = false;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function run(turn: RunningTurn): void {
    // A lease that this process could not renew, and took back.
    running.get(turn.id)?.stop.abort(new TurnOver());
    const stop = new AbortController();
    const run = { stop, ended: attempt(deps, turn, stop) };
    running.set(turn.id, run);
    void run.ended.finally(() => running.get(turn.id) === run && running.delete(turn.id));
  }

  async function look(): Promise<void> {
    while (!isClosing) {
      const turn = await takeOverTurn(db, randomUUID(), timing.lease);
      if (!turn) return;
      log.warn(
        { event: 'chat.taken_over', turnId: turn.id, attempt: turn.attempt },
        'turn taken over',
      );
      if (turn.attempt > MOST_ATTEMPTS) await failTurn(deps, turn, appError('ai.turn_interrupted'));
      else run(turn);
    }
  }

  function lookOnce(): void {
    looking ??= look()
      // The database cannot be reached, which others report.
      .catch((err: unknown) => log.debug({ event: 'chat.look_failed', err }, 'no look for turns'))
      .finally(() => {
        looking = undefined;
      });
  }

  return {
    run,
    start() {
      lookOnce();
      timer = setInterval(lookOnce, timing.lookEvery);
    },
    async close() {
      isClosing = true;
      clearInterval(timer);
      await looking;
      const turns = [...running.values()];
      for (const { stop } of turns) stop.abort(new HandedOver());
      await Promise.all(turns.map(({ ended }) => ended));
    },
  };
}

/** Never throws. */
async function attempt(deps: RunnerDeps, turn: RunningTurn, stop: AbortController): Promise<void> {
  const { db, signals, timing } = deps;
  const endHere = () => stop.abort(new TurnOver());
  const unsubscribe = signals.subscribe(turn.id, ({ isOver }) => isOver && endHere());
  const renew = () =>
    renewLease(db, turn, timing.lease).then(
      (isHeld) => isHeld || endHere(),
      // The database cannot be reached: the lease ends, or it can be renewed the next time.
      () => undefined,
    );
  const renewal = setInterval(renew, timing.renewEvery);
  const limit = setTimeout(() => stop.abort(appError('timeout')), timing.longest);
  try {
    const log = createTurnLog(db, turn);
    await untilAborted(stop.signal, runTurn(deps, turn, log, stop.signal));
  } catch (error) {
    await giveUp(deps, turn, error);
  } finally {
    unsubscribe();
    clearInterval(renewal);
    clearTimeout(limit);
  }
}

async function giveUp(deps: RunnerDeps, turn: RunningTurn, error: unknown): Promise<void> {
  if (error instanceof TurnOver) return;
  const fields = { turnId: turn.id, attempt: turn.attempt };
  try {
    if (error instanceof HandedOver) return await releaseLease(deps.db, turn);
    if (isUnavailable(error)) {
      deps.log.warn({ event: 'chat.cut_off', err: error, ...fields }, 'chat turn cut off');
      return await releaseLease(deps.db, turn);
    }
    deps.log.error({ event: 'chat.failed', err: error, ...fields }, 'chat turn failed');
    await failTurn(deps, turn, error);
  } catch (err) {
    // It is taken over when its lease ends.
    deps.log.error({ event: 'chat.end_failed', err, ...fields }, 'end of a chat turn not written');
  }
}

/** Does nothing when the turn is over, or another process has taken it over. */
async function failTurn(
  { db, accounts }: RunnerDeps,
  turn: RunningTurn,
  error: unknown,
): Promise<void> {
  const event = toErrorEvent(error, await accounts.findLanguage(db, turn.userId));
  await inTransaction(db, async (trx) => {
    if (!(await lockTurn(trx, turn))) return;
    await writeTurnEnd(trx, turn.id, { state: 'failed', reply: event.message });
    await appendLastEvents(trx, turn.id, [event]);
  });
}

function toErrorEvent(error: unknown, language: Language) {
  const common = { type: 'error', retryable: true } as const;
  if (!(error instanceof AppError)) {
    return { ...common, code: 'internal', message: messages[language].chat.failed };
  }
  return { ...common, code: error.code, message: describeFailure(error, language) };
}

/** What cannot be aborted goes on unheard. */
function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', abort));
}

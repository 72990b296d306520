// The event stream of a turn: what its log holds, then what is added, one numbered event per `data:` line and
// `[DONE]` at the end. Comments keep the connection open meanwhile.
import { Readable } from 'node:stream';
import type { Db } from '../../../../platform/db/db.ts';
import { readEvents } from './event-store.ts';
import type { TurnSignals } from './turn-signals.ts';

export type FollowDeps = { db: Db; signals: TurnSignals; heartbeatMs: number };

/** `signal` ends the stream without `[DONE]`, so that the client comes again. */
export function followTurn(
  deps: FollowDeps,
  turnId: string,
  after: number,
  signal: AbortSignal,
): Readable {
  const left = new AbortController();
  const stream = Readable.from(
    readStream(deps, turnId, after, AbortSignal.any([signal, left.signal])),
  );
  stream.once('close', () => left.abort());
  // The client has left.
  stream.on('error', () => undefined);
  return stream;
}

async function* readStream(
  { db, signals, heartbeatMs }: FollowDeps,
  turnId: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<string> {
  await signals.ready();
  const news = createBell(signal);
  const unsubscribe = signals.subscribe(turnId, news.ring);
  try {
    for (let last = after; ; ) {
      news.reset();
      const { events, isOver } = await readEvents(db, turnId, last);
      for (const { seq, event } of events) {
        yield `id: ${seq}\ndata: ${event}\n\n`;
        last = seq;
      }
      if (isOver) return yield 'data: [DONE]\n\n';
      // The log is read again after a while, should a notification be lost.
      if (!(await news.wait(heartbeatMs))) yield ': heartbeat\n\n';
      if (signal.aborted) return;
    }
  } finally {
    unsubscribe();
  }
}

/** Remembers that it rang until it is reset. */
function createBell(signal: AbortSignal) {
  let rung = Promise.withResolvers<true>();
  signal.addEventListener('abort', () => rung.resolve(true), { once: true });
  if (signal.aborted) rung.resolve(true);
  return {
    ring: () => rung.resolve(true),
    reset() {
      if (!signal.aborted) rung = Promise.withResolvers<true>();
    },
    /** False when it did not ring in time. */
    async wait(ms: number): Promise<boolean> {
      let timer: NodeJS.Timeout | undefined;
      const tooLate = new Promise<false>((resolve) => {
        timer = setTimeout(() => resolve(false), ms);
      });
      return await Promise.race([rung.promise, tooLate]).finally(() => clearTimeout(timer));
    },
  };
}

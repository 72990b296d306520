// The events of a turn until it is over, each once, however often the connection is lost in between.
import type { ChatEvent, chat } from '@vys/contract/ai';
import type { RequestBody } from '@vys/contract/api/route';
import { isApiError, NETWORK_ERROR } from '#web/lib/api/api-error.ts';
import { Backoff } from '#web/lib/api/backoff.ts';
import { connection } from '#web/lib/api/connection.ts';
import { ChatHttpError, readTurn, sendMessage } from './chat-client.ts';

/** A message to send, or a turn that is running. */
export type TurnSource = { body: RequestBody<typeof chat>; key: string } | { turnId: string };

/** How often a message is sent before it is given back. */
const SEND_TRIES = 3;

/** Throws when the message cannot be sent, when the turn cannot be read, and the abort itself. */
export async function* streamTurn(
  source: TurnSource,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  let turnId = 'turnId' in source ? source.turnId : undefined;
  let last = 0;
  const backoff = new Backoff();
  const unsubscribe = connection.subscribe(() => !connection.isLost() && backoff.retryNow());
  const giveUp = () => backoff.reset();
  signal.addEventListener('abort', giveUp);
  try {
    for (let tries = 1; ; tries++) {
      try {
        const events = open(source, turnId, last, signal);
        let next = await events.next();
        for (; !next.done; next = await events.next()) {
          const { id, event } = next.value;
          if (id !== undefined) last = id;
          if (event.type === 'start') turnId = event.generationId;
          yield event;
        }
        if (next.value) return;
      } catch (error) {
        const isGivenUp = turnId === undefined && tries >= SEND_TRIES;
        if (isGivenUp || signal.aborted || !mayPass(error)) throw error;
      }
      await backoff.wait();
      signal.throwIfAborted();
    }
  } finally {
    signal.removeEventListener('abort', giveUp);
    unsubscribe();
  }
}

function open(source: TurnSource, turnId: string | undefined, last: number, signal: AbortSignal) {
  if (turnId !== undefined) return readTurn(turnId, last, signal);
  if ('turnId' in source) return readTurn(source.turnId, last, signal);
  return sendMessage(source.body, source.key, signal);
}

/** No response, a stream that broke off, trouble on the way, or a server that restarts. */
function mayPass(error: unknown): boolean {
  if (error instanceof ChatHttpError) return error.status >= 502 || error.code === 'rate.limited';
  if (isApiError(error)) return error.code === NETWORK_ERROR;
  return error instanceof TypeError;
}

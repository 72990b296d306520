// Binds the contract routes of the conversation.
import { finished, type Readable } from 'node:stream';
import { chat, followTurn, getConversation, stopTurn } from '@vys/contract/ai';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { appError } from '../../../platform/errors.ts';
import { sayField } from '../../../platform/http/field-messages.ts';
import type { Bind } from '../../../platform/http/http.ts';
import { createConcurrencyLimit } from '../../../platform/rate-limit/concurrency-limit.ts';
import { rateLimits } from '../../../platform/rate-limit/policies.ts';
import type { Chat } from './chat.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;
const EVENT_ID = /^\d{1,9}$/;

export function bindChat(bind: Bind, conversation: Chat): void {
  const streams = createConcurrencyLimit(rateLimits['followTurn.user']);

  bind(chat, async ({ caller, body, request, reply }) => {
    finished(reply.raw, streams.start(caller.userId));
    const after = readLastEventId(request) ?? 0;
    const id = await conversation.start(caller, body, readKey(request));
    return sendStream(reply, await conversation.follow(caller, id, after));
  });
  bind(followTurn, async ({ caller, params, query, request, reply }) => {
    finished(reply.raw, streams.start(caller.userId));
    const after = readLastEventId(request) ?? query.after;
    return sendStream(reply, await conversation.follow(caller, params.id, after));
  });
  bind(stopTurn, async ({ caller, params }) => ({
    state: await conversation.stop(caller, params.id),
  }));
  bind(getConversation, async ({ caller, query }) => {
    const { turns, runningTurnId, nextCursor } = await conversation.getConversation(
      caller,
      query.cursor,
    );
    return { turns, running_turn_id: runningTurnId, next_cursor: nextCursor };
  });
}

function sendStream(reply: FastifyReply, stream: Readable): undefined {
  reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Keeps a proxy from collecting the stream before passing it on.
    'x-accel-buffering': 'no',
  });
  reply.send(stream);
}

function readKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw appError('input.invalid', { message: sayField((messages) => messages.idempotencyKey) });
}

function readLastEventId({ headers }: FastifyRequest): number | undefined {
  const id = headers['last-event-id'];
  if (id === undefined) return undefined;
  if (typeof id === 'string' && EVENT_ID.test(id)) return Number(id);
  throw appError('input.invalid', { message: sayField((messages) => messages.lastEventId) });
}

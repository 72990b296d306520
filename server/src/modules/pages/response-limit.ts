// How many large responses of one user are in memory at the same time. A response counts until it has
// been sent, so that slow readers cannot pile them up. In memory and per process.
import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { appError } from '../../platform/errors.ts';

/** Counts a response until it is sent or cut off; throws rate.limited. */
export type ResponseLimit = (userId: string, reply: FastifyReply) => void;

export function createResponseLimit(atOnce: number): ResponseLimit {
  const running = new Map<string, number>();
  return (userId, reply) => {
    const count = running.get(userId) ?? 0;
    if (count >= atOnce) throw appError('rate.limited', { retryAfter: 1 });
    running.set(userId, count + 1);
    finished(reply.raw, () => {
      const left = (running.get(userId) ?? 1) - 1;
      if (left === 0) running.delete(userId);
      else running.set(userId, left);
    });
  };
}

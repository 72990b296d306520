// Reads a small request body; larger ones are rejected without being read.
import type { IncomingMessage } from 'node:http';
import { appError } from '../../platform/errors.ts';

/** The client closed the connection before its body was there. */
export class RequestAborted extends Error {}

export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw appError('input.too_large');
  const parts: Buffer[] = [];
  let length = 0;
  // Leaving the loop must not tear the connection down: the rejection still has to be sent.
  for await (const part of readParts(request)) {
    length += part.length;
    if (length > limit) throw appError('input.too_large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

async function* readParts(request: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* request.iterator({ destroyOnReturn: false });
  } catch (error) {
    throw request.complete ? error : new RequestAborted('the client went away', { cause: error });
  }
}

/** The media type without its parameters, in lower case. */
export function readContentType(request: IncomingMessage): string {
  return (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

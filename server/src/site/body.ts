// Reads a small request body; larger ones are refused before they are taken in.
import type { IncomingMessage } from 'node:http';
import { fail } from '../kit/fail.ts';

export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw fail('input.too_large');
  const parts: Buffer[] = [];
  let length = 0;
  // Leaving the loop must not tear the connection down: the refusal still has to be sent.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    length += part.length;
    if (length > limit) throw fail('input.too_large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** The media type without its parameters, in lower case. */
export function contentTypeOf(request: IncomingMessage): string {
  return (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

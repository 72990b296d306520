// Reads a small request body; larger ones are rejected without being read.
import type { IncomingMessage } from 'node:http';
import { appError } from '../../platform/errors.ts';

/** The client closed the connection before its body was there. */
export class RequestAborted extends Error {}

export function readBody(request: IncomingMessage, limit: number): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const parts: Buffer[] = [];
  let length = 0;
  const stop = (error: Error) => {
    // The connection must not be torn down: the rejection still has to be sent.
    request.off('data', onData).pause();
    reject(error);
  };
  const onData = (part: Buffer) => {
    length += part.length;
    if (length > limit) stop(appError('input.too_large'));
    else parts.push(part);
  };
  const onBroken = (cause?: unknown) => {
    if (request.complete && cause !== undefined) reject(cause);
    else if (!request.complete) reject(new RequestAborted('the client went away', { cause }));
  };
  if (Number(request.headers['content-length'] ?? 0) > limit) stop(appError('input.too_large'));
  else {
    request.on('data', onData);
    request.on('end', () => {
      const [first] = parts;
      // Nearly all are small enough to come in one part.
      const whole = first !== undefined && parts.length === 1 ? first : Buffer.concat(parts);
      resolve(whole.toString('utf8'));
    });
    request.on('error', onBroken);
    request.on('close', onBroken);
  }
  return promise;
}

/** As browsers send a beacon, which most requests with a body are. */
const BEACON_TYPE = 'text/plain;charset=UTF-8';

/** The media type without its parameters, in lower case. */
export function readContentType(request: IncomingMessage): string {
  const text = request.headers['content-type'] ?? '';
  return text === BEACON_TYPE ? 'text/plain' : (text.split(';')[0]?.trim().toLowerCase() ?? '');
}

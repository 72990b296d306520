// Rejects the handshake of a WebSocket with a response like those of the API.
import type { Duplex } from 'node:stream';
import { type ErrorCode, errorStatuses } from '@vys/contract';
import { errorMessages } from '@vys/contract/api/error-messages';

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};
const RETRY_AFTER_SECONDS = 5;

export function rejectUpgrade(socket: Duplex, code: ErrorCode): void {
  const status = errorStatuses[code];
  // No browser shows it.
  const message = errorMessages.en[code];
  const body = JSON.stringify({ code, message });
  const mayRetry = status === 429 || status === 503;
  socket.end(
    [
      `HTTP/1.1 ${status} ${reasons[status] ?? 'Error'}`,
      'Connection: close',
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      ...(mayRetry ? [`Retry-After: ${RETRY_AFTER_SECONDS}`] : []),
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}

// Error messages for failed calls.
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { formatDuration, getErrorMessage } from './error-messages.ts';
import { NO_RESPONSE } from './network-messages.ts';

const failed = (details: object) =>
  new ApiError({ code: 'x', message: 'Our message.', status: 400, ...details });
const messages = { rejected: 'Rejected.' };

describe('getErrorMessage', () => {
  it.each([
    [failed({}), 'Our message.'],
    [failed({ message: '' }), 'Rejected.'],
    [failed({ code: 'NETWORK_ERROR', status: 0, message: 'Failed to fetch' }), NO_RESPONSE],
    [failed({ code: 'UNKNOWN_RESPONSE', status: 502, message: '' }), NO_RESPONSE],
    [new TypeError('x is undefined'), NO_RESPONSE],
    [
      failed({ status: 429, retryAfter: 30 }),
      'Too many attempts. Please wait 30 seconds and try again.',
    ],
  ])('says of %o: %s', (error, expected) => {
    expect(getErrorMessage(error, messages)).toBe(expected);
  });
});

describe('formatDuration', () => {
  it.each([
    [0, '1 second'],
    [0.2, '1 second'],
    [1, '1 second'],
    [44.1, '45 seconds'],
    [90, '90 seconds'],
    [91, '2 minutes'],
    [3600, '60 minutes'],
    [5401, '2 hours'],
  ])('calls %d s "%s"', (seconds, expected) => {
    expect(formatDuration(seconds)).toBe(expected);
  });
});

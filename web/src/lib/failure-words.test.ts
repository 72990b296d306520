// Words for failed calls.
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { durationWords, failureWords, NO_ANSWER } from './failure-words.ts';

const failed = (details: object) =>
  new ApiError({ code: 'x', message: 'Our words.', status: 400, ...details });
const words = { refused: 'Refused.' };

describe('failureWords', () => {
  it.each([
    [failed({}), 'Our words.'],
    [failed({ message: '' }), 'Refused.'],
    [failed({ code: 'NETWORK_ERROR', status: 0, message: 'Failed to fetch' }), NO_ANSWER],
    [failed({ code: 'UNKNOWN_ANSWER', status: 502, message: '' }), NO_ANSWER],
    [new TypeError('x is undefined'), NO_ANSWER],
    [
      failed({ status: 429, retryAfter: 30 }),
      'Too many tries. Please wait 30 seconds and try again.',
    ],
  ])('says of %o: %s', (error, expected) => {
    expect(failureWords(error, words)).toBe(expected);
  });
});

describe('durationWords', () => {
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
    expect(durationWords(seconds)).toBe(expected);
  });
});

// A connection that breaks, in the words of the product instead of those of a browser.
import { describe, expect, it } from 'vitest';
import { getErrorMessage } from './api-error.ts';
import { NO_RESPONSE } from './network-messages.ts';

describe('a connection that breaks', () => {
  it.each([
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'Network Error',
    'The network connection was lost.',
    'Failed to fetch dynamically imported module: https://vys.example/assets/a.js',
    'error loading dynamically imported module: https://vys.example/assets/a.js',
    'Importing a module script failed.',
  ])('is never told as "%s"', (message) => {
    expect(getErrorMessage(new TypeError(message))).toBe(NO_RESPONSE);
  });

  it('leaves the words of other errors alone', () => {
    expect(getErrorMessage(new Error('This file isn’t a page export.'))).toBe(
      'This file isn’t a page export.',
    );
  });
});

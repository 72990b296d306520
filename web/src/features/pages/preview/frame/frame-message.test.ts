// What the studio believes of its preview frame.
import { describe, expect, it } from 'vitest';
import { readFrameMessage } from './frame-message.ts';

describe('messages of the preview frame', () => {
  it.each([
    { type: 'rendered', id: 1, height: 600 },
    { type: 'failed', id: 1, message: 'no', stack: 'at x' },
    { type: 'error', message: 'no' },
    { type: 'navigate', href: 'https://example.com/' },
  ])('takes %j', (message) => {
    expect(readFrameMessage(message)).toEqual(message);
  });

  it.each([
    null,
    undefined,
    1,
    'error',
    [],
    {},
    { type: 'render' },
    { type: 'sent', id: 1 },
    { type: 'rendered', id: '1', height: 1 },
    { type: 'rendered', id: Number.NaN, height: 1 },
    { type: 'failed', message: 'no' },
    { type: 'error', message: {} },
    { type: 'error' },
    { type: 'navigate', href: { length: 3 } },
    { type: { toString: 1 }, message: 'no' },
  ])('U4 drops %j', (message) => {
    expect(readFrameMessage(message)).toBeUndefined();
  });

  it('U4 are truncated when they are huge and have unknown fields removed', () => {
    const polluting = JSON.parse(
      '{"type":"error","message":"x","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    );
    const message = readFrameMessage({ ...polluting, message: 'x'.repeat(1_000_000) });
    expect(Object.keys(message ?? {})).toEqual(['type', 'message']);
    expect(message).toMatchObject({ message: 'x'.repeat(10_000) });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

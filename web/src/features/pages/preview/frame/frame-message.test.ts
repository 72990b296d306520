// What the studio believes of its preview frame.
import { describe, expect, it } from 'vitest';
import { readFrameMessage } from './frame-message.ts';

describe('messages of the preview frame', () => {
  it.each([
    { type: 'rendered', id: 1, height: 600 },
    { type: 'failed', id: 1, message: 'no', stack: 'at x' },
    { type: 'error', message: 'no' },
    { type: 'navigate', href: 'https://example.com/' },
    { type: 'key', name: 'undo' },
    { type: 'scrolled', part: 0.5 },
    { type: 'found', keys: ['link:a', 'profile.name'] },
    { type: 'select', key: 'link:a' },
    { type: 'select', key: null },
    { type: 'place', key: 'link:a', x: 1, y: -2, width: 3, height: 4 },
    { type: 'edited', key: 'link:a', text: '' },
    { type: 'canceled', key: 'link:a' },
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
    { type: 'key', name: 'close' },
    { type: 'key' },
    { type: 'scrolled', part: '1' },
    { type: 'scrolled', part: Number.NaN },
    { type: 'found', keys: 'link:a' },
    { type: 'select' },
    { type: 'select', key: { length: 1 } },
    { type: 'select', key: 'x'.repeat(101) },
    { type: 'place', key: 'link:a', x: 1, y: 2, width: 3 },
    { type: 'place', key: 'link:a', x: 1, y: Number.POSITIVE_INFINITY, width: 3, height: 4 },
    { type: 'edited', key: 'link:a', text: ['x'] },
    { type: 'edited', key: null, text: 'x' },
    { type: 'canceled', key: null },
  ])('U4 drops %j', (message) => {
    expect(readFrameMessage(message)).toBeUndefined();
  });

  it('U4 keep of a list of keys what can be keys', () => {
    const keys = ['a', 1, null, 'x'.repeat(101), ...Array<string>(5_000).fill('b')];
    const message = readFrameMessage({ type: 'found', keys });
    expect(message).toEqual({ type: 'found', keys: ['a', ...Array<string>(2_996).fill('b')] });
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

// Loading again on request: soon, but never more often than a screen needs.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAUSE_MS, Refresher } from './refresher.ts';

let isHidden = false;
beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function create(isHeld = () => false) {
  const load = vi.fn(async () => {});
  return { load, refresher: new Refresher({ load, isHeld }) };
}

describe('a refresher', () => {
  it('loads at once', () => {
    const { load, refresher } = create();
    refresher.request();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('turns a hundred requests in a second into two loads, the last of which comes after them', async () => {
    const { load, refresher } = create();
    for (let request = 0; request < 100; request += 1) {
      refresher.request();
      await vi.advanceTimersByTimeAsync(PAUSE_MS / 200);
    }
    await vi.advanceTimersByTimeAsync(10 * PAUSE_MS);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('loads once more for what is requested while it loads, and not before that is done', async () => {
    const { load, refresher } = create();
    const { promise, resolve } = Promise.withResolvers<void>();
    load.mockReturnValueOnce(promise);
    refresher.request();
    refresher.request();
    await vi.advanceTimersByTimeAsync(3 * PAUSE_MS);
    expect(load).toHaveBeenCalledTimes(1);
    resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('goes on after a failure', async () => {
    const { load, refresher } = create();
    load.mockRejectedValueOnce(new Error('Network Error'));
    refresher.request();
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    refresher.request();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('loads nothing in a tab out of sight, and what was asked for when it is looked at', async () => {
    const { load, refresher } = create();
    isHidden = true;
    refresher.request();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).not.toHaveBeenCalled();
    isHidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('waits while it is held, and loads nothing after its end', async () => {
    let isHeld = true;
    const { load, refresher } = create(() => isHeld);
    refresher.request();
    await vi.advanceTimersByTimeAsync(3 * PAUSE_MS);
    expect(load).not.toHaveBeenCalled();
    isHeld = false;
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(load).toHaveBeenCalledTimes(1);
    refresher.request();
    refresher.end();
    await vi.advanceTimersByTimeAsync(3 * PAUSE_MS);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

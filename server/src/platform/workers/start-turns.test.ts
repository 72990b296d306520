// How many processes start at the same time.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStartTurns } from './start-turns.ts';

afterEach(() => vi.useRealTimers());

/** Notes what has started; each start lasts until `end` is called with its name. */
function record(turns = createStartTurns(1)) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const wait = (name: string, priority = 10) =>
    turns.wait(priority, () => {
      started.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { started, wait, end };
}

describe('turns for starting', () => {
  it('lets one process start after the other, in the order in which they came', async () => {
    const { started, wait, end } = record();
    for (const name of ['a', 'b', 'c']) wait(name);
    expect(started).toEqual(['a']);
    await end('a');
    expect(started).toEqual(['a', 'b']);
    await end('b');
    expect(started).toEqual(['a', 'b', 'c']);
  });

  it('lets as many start at once as allowed', () => {
    const { started, wait } = record(createStartTurns(2));
    for (const name of ['a', 'b', 'c']) wait(name);
    expect(started).toEqual(['a', 'b']);
  });

  it('does not let a process wait for one of another priority', () => {
    const { started, wait } = record();
    wait('slow', 19);
    wait('fast', 10);
    expect(started).toEqual(['slow', 'fast']);
  });

  it('does not start what was taken back', async () => {
    const { started, wait, end } = record();
    wait('a');
    const takeBack = wait('b');
    wait('c');
    takeBack();
    await end('a');
    expect(started).toEqual(['a', 'c']);
  });

  it('goes on when a start hangs', async () => {
    vi.useFakeTimers();
    const { started, wait } = record();
    wait('hangs');
    wait('b');
    await vi.advanceTimersByTimeAsync(1_900);
    expect(started).toEqual(['hangs']);
    await vi.advanceTimersByTimeAsync(200);
    expect(started).toEqual(['hangs', 'b']);
  });
});

// A clock that stands still until a test moves it.
import type { Clock } from '../src/platform/clock.ts';

export type TestClock = Clock & {
  set(time: Date | string): void;
  advance(ms: number): void;
};

export function createTestClock(start: Date = new Date()): TestClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    set(to) {
      time = new Date(to).getTime();
    },
    advance(ms) {
      time += ms;
    },
  };
}

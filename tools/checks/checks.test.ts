// The sum that `npm test` prints must never hide a failure.

import { describe, expect, it } from 'vitest';
import { root } from '../bootstrap/toolchain.mjs';
import { add, playwrightCount, playwrightFiles, vitestCount, vitestFiles } from './checks.mjs';

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0 };
const playwright = { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 2 } };

describe('counts', () => {
  it.each([
    ['a good run', vitestCount(vitest, 0), { passed: 5, failed: 0, skipped: 1 }],
    ['a failed test', vitestCount({ ...vitest, numFailedTests: 2 }, 1), { failed: 2 }],
    ['an error outside of tests', vitestCount(vitest, 1), { passed: 5, failed: 1 }],
    ['no report', vitestCount(null, 0), { passed: 0, failed: 1 }],
    ['a good browser run', playwrightCount(playwright, 0), { passed: 3, failed: 0, skipped: 2 }],
    ['a broken global setup', playwrightCount(playwright, 1), { passed: 3, failed: 1 }],
    ['no browser report', playwrightCount(null, 0), { passed: 0, failed: 1 }],
    [
      'a test that passed when repeated',
      playwrightCount({ stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 0 } }, 1),
      { passed: 3, failed: 1 },
    ],
    ['a sum', add(vitestCount(vitest, 1), vitestCount(vitest, 0)), { passed: 10, failed: 1 }],
  ])('counts %s', (_, count, wanted) => {
    expect(count).toMatchObject(wanted);
  });
});

describe('what a file took', () => {
  it('is the time between its start and its end in vitest', () => {
    const report = { testResults: [{ name: `${root}/a.test.ts`, startTime: 100, endTime: 350 }] };
    expect(vitestFiles(report)).toEqual([{ file: 'a.test.ts', ms: 250 }]);
  });

  it('is the sum of its tests with their repetitions in Playwright', () => {
    const spec = (...durations: number[]) => ({
      tests: [{ results: durations.map((duration) => ({ duration })) }],
    });
    const nested = { specs: [spec(4, 5)] };
    const report = { suites: [{ file: 'a.spec.ts', specs: [spec(1), spec(2)], suites: [nested] }] };
    expect(playwrightFiles(report)).toEqual([{ file: 'e2e/a.spec.ts', ms: 12 }]);
  });

  it('is unknown without a report', () => {
    expect([vitestFiles(null), playwrightFiles(null)]).toEqual([[], []]);
  });
});

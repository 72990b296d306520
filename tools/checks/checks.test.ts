// The sum that `npm test` prints must never hide a failure.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from '../bootstrap/spawn.mjs';
import { root } from '../bootstrap/toolchain.mjs';
import {
  add,
  playwrightCount,
  playwrightFailures,
  playwrightFiles,
  vitestCount,
  vitestFiles,
} from './checks.mjs';

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

describe('what failed', () => {
  it('is named with its file, however deep it stands', () => {
    const specs = [
      { title: 'a works', ok: true },
      { title: 'b works', ok: false },
    ];
    const nested = { file: 'a.spec.ts', specs: [{ title: 'c works', ok: false }] };
    const report = { suites: [{ file: 'a.spec.ts', specs, suites: [nested] }] };
    expect(playwrightFailures(report)).toEqual([
      'e2e/a.spec.ts: c works',
      'e2e/a.spec.ts: b works',
    ]);
    expect(playwrightFailures(null)).toEqual([]);
  });

  it('holds failed tests, hooks, files that do not load and errors outside of tests', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vys-failures-'));
    const report = join(folder, 'failures.json');
    const files = {
      'test.test.mjs': "it('fails', () => { throw new Error('of a test') })",
      'hook.test.mjs':
        "describe('hooked', () => { beforeAll(() => { throw new Error('of a hook') }); it('waits', () => {}) })",
      'load.test.mjs': "throw new Error('of a file')",
      'outside.test.mjs':
        "it('passes', async () => { void Promise.reject(new Error('of a rejection')); await new Promise(setImmediate) })",
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    const vitestCli = join(root, 'node_modules/vitest/vitest.mjs');
    const reporter = join(root, 'tools/checks/failures-reporter.ts');
    const options = ['--globals', `--root=${folder}`, `--reporter=${reporter}`];
    const env = { ...process.env, VYS_FAILURES_REPORT: report };
    await run([process.execPath, vitestCli, 'run', ...options], { cwd: folder, env });
    const failures: { title: string; message: string }[] = JSON.parse(
      await readFile(report, 'utf8'),
    );
    const firstLine = (text: string) => text.split('\n')[0];
    const said = failures.map(({ title, message }) => `${title} (${firstLine(message)})`);
    expect(said.toSorted()).toEqual([
      'hook.test.mjs: hooked (of a hook)',
      'load.test.mjs: the file (of a file)',
      'outside.test.mjs: outside of tests (Error: of a rejection)',
      'test.test.mjs: fails (of a test)',
    ]);
    expect(failures.at(-1)?.message).toContain('outside.test.mjs:1');
    await rm(folder, { recursive: true });
  });
});

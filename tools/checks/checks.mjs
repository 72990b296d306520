// The checks of `npm test`; each returns how many of its tests passed and failed.
// A check without single tests counts as one; one that breaks down counts as a failure.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from '../bootstrap/spawn.mjs';
import { root } from '../bootstrap/toolchain.mjs';

/** @typedef {{passed: number, failed: number, skipped: number, output?: string}} Count */

const modules = join(root, 'node_modules');
const packages = ['contract', 'compiler', 'server', 'web', 'e2e', 'tools'];
const reports = join(root, '.cache', 'reports');
/** What the servers under test log, by the part of the run. */
const logFolder = join(root, '.cache', 'test-logs');

export async function lint(node) {
  const colors = process.stdout.isTTY === true ? [] : ['--colors=off'];
  return single([node, join(modules, '@biomejs/biome/bin/biome'), 'ci', ...colors, '.']);
}

/** Fails on regular expressions that backtrack too much. */
export async function regexes(node) {
  return single([node, join(root, 'tools/checks/check-regexes.ts')]);
}

export async function types(node) {
  let count = { passed: 0, failed: 0, skipped: 0 };
  let output = '';
  for (const name of packages) {
    const packageCount = await single([node, join(modules, 'typescript/bin/tsc'), '-p', name]);
    if (packageCount.failed > 0)
      output += `${packageCount.output}\n  The types of ${name} do not fit.\n`;
    count = add(count, packageCount);
  }
  return { ...count, output };
}

export async function schema(node) {
  return single([node, join(root, 'tools/generate/generate-db-types.ts'), '--check']);
}

/** CI runs the tests that are tagged as slow too. */
const slowTests = process.env.SLOW_TESTS === '1';

export async function unit(node, args = []) {
  const report = freshReport('vitest.json');
  const failures = join(root, 'tools/checks/failures-reporter.ts');
  const reporters = ['default', 'json', failures].map((name) => `--reporter=${name}`);
  const options = [
    ...reporters,
    `--outputFile.json=${report}`,
    `--retry=${process.env.TEST_RETRIES ?? 0}`,
    ...(slowTests ? [] : ['--tags-filter=!slow']),
    ...args,
  ];
  const command = [node, join(modules, 'vitest/vitest.mjs'), 'run', ...options];
  const env = {
    ...process.env,
    VYS_TEST_LOGS: freshLogs('unit'),
    VYS_FAILURES_REPORT: freshReport('failures.json'),
  };
  const { code } = await run(command, { cwd: root, env, show: true, niceness: 5 });
  return vitestCount(readReport(report), code);
}

export async function browser(node, chromium) {
  const report = freshReport('playwright.json');
  const env = {
    ...process.env,
    VYS_TEST_LOGS: freshLogs('browser'),
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const command = [
    node,
    join(modules, '@playwright/test/cli.js'),
    'test',
    '--reporter=list,json',
    ...(slowTests ? [] : ['--grep-invert=@slow']),
  ];
  // Runs beside the unit tests; what it prints is shown when they are done.
  const { code, stdout, stderr } = await run(command, { cwd: join(root, 'e2e'), env });
  return { ...playwrightCount(readReport(report), code), output: `${stdout}${stderr}`.trimEnd() };
}

/**
 * The files that took longest, of the runners that wrote a report in this run; milliseconds.
 * @returns {{file: string, ms: number}[]}
 */
export function slowestFiles(count = 10) {
  const vitest = readReport(join(reports, 'vitest.json'));
  const playwright = readReport(join(reports, 'playwright.json'));
  return [...vitestFiles(vitest), ...playwrightFiles(playwright)]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, count);
}

export function vitestFiles(report) {
  return (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    ms: endTime - startTime,
  }));
}

/** The tests of a file run beside each other: what each took, added up. */
export function playwrightFiles(report) {
  const totalMs = ({ suites = [], specs = [] }) =>
    sum(suites.map(totalMs)) +
    sum(
      specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map((r) => r.duration))),
    );
  return (report?.suites ?? []).map((suite) => ({ file: `e2e/${suite.file}`, ms: totalMs(suite) }));
}

/**
 * What failed in this run: `file: title` and the first lines of the error.
 * @returns {string[]}
 */
export function failedTests() {
  const vitest = readReport(join(reports, 'failures.json')) ?? [];
  const playwright = readReport(join(reports, 'playwright.json'));
  return [
    ...vitest.map(({ title, message }) =>
      [title, ...message.trim().split('\n').slice(0, 8)].join('\n    '),
    ),
    ...playwrightFailures(playwright),
  ];
}

export function playwrightFailures(report) {
  const failuresIn = ({ file, suites = [], specs = [] }) => [
    ...suites.flatMap(failuresIn),
    ...specs.filter(({ ok }) => !ok).map(({ title }) => `e2e/${file}: ${title}`),
  ];
  return (report?.suites ?? []).flatMap(failuresIn);
}

/** So that nothing of an earlier run is read as of this one. */
export function removeReports() {
  rmSync(reports, { recursive: true, force: true });
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** Looks for tests that ran of all requirements that docs/asvs.md calls proven by one. */
export async function asvs(node) {
  const files = ['vitest.json', 'playwright.json'].map((name) => join(reports, name));
  return single([node, join(root, 'tools/checks/check-asvs.ts'), ...files]);
}

/** Looks for secrets in what the parts of the run have logged (R12). */
export async function logs(node, parts) {
  return single([node, join(root, 'tools/checks/scan-logs.ts'), logFolder, ...parts]);
}

/** A run that ends badly without a failed test failed outside of its tests: that counts as one. */
export function vitestCount(report, code) {
  if (report === null) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests = 0, numTodoTests = 0 } = report;
  const outside = numFailedTests === 0 && code !== 0 ? 1 : 0;
  return {
    passed: numPassedTests,
    failed: numFailedTests + outside,
    skipped: numPendingTests + numTodoTests,
  };
}

/** Tests are repeated only where TEST_RETRIES asks for it; the reporters name those that needed it. */
export function playwrightCount(report, code) {
  if (report === null) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const outside = unexpected === 0 && code !== 0 ? 1 : 0;
  return { passed: expected + flaky, failed: unexpected + outside, skipped };
}

export function add(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}

/** With what it printed, which is shown when its turn comes. */
async function single(command) {
  const { code, stdout, stderr } = await run(command, { cwd: root });
  const output = `${stdout}${stderr}`.trimEnd();
  const failed = code === 0 ? 0 : 1;
  return { passed: 1 - failed, failed, skipped: 0, output };
}

function freshLogs(part) {
  mkdirSync(logFolder, { recursive: true });
  for (const name of readdirSync(logFolder)) {
    if (name.startsWith(part)) rmSync(join(logFolder, name));
  }
  return logFolder;
}

function freshReport(name) {
  mkdirSync(reports, { recursive: true });
  const path = join(reports, name);
  rmSync(path, { force: true });
  return path;
}

function readReport(path) {
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

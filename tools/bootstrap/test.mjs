// `npm test`: everything that is checked before a change is accepted, with what it needs installed.
// The last line is the sum over all checks: "N passed, N failed". Names as arguments pick checks.

import {
  add,
  asvs,
  browser,
  failedTests,
  lint,
  logs,
  regexes,
  removeReports,
  schema,
  slowestFiles,
  types,
  unit,
} from '../checks/checks.mjs';
import { buildWebIfNeeded } from './build-web.mjs';
import { getChromium } from './chromium.mjs';
import { log, runScript } from './console.mjs';
import { getPrograms } from './debian.mjs';
import { installIfNeeded } from './install.mjs';
import { getNode } from './toolchain.mjs';

/** Their reports name each failed test. */
const reported = ['unit', 'browser'];
/** Of what a failed check printed, repeated at the end. */
const MOST_LINES = 20;
/** The examples of the API documentation, which the slow tests run, are for these. */
const examplePrograms = ['curl', 'python3'];

await runScript(async () => {
  await installIfNeeded();
  const node = await getNode();
  const requested = process.argv.slice(2);
  const isRequested = (name) => requested.length === 0 || requested.includes(name);
  // Looked for once, by the first caller that needs it: it may have to be installed.
  let chromium;
  const findChromium = () => {
    chromium ??= getChromium();
    return chromium;
  };
  const checks = {
    lint: () => lint(node),
    types: () => types(node),
    schema: () => schema(node),
    regexes: () => regexes(node),
    web: async () => {
      await buildWebIfNeeded();
      return { passed: 1, failed: 0, skipped: 0 };
    },
    unit: async () => {
      process.env.CHROMIUM_PATH = await findChromium();
      if (hasSlowTests) await getPrograms(examplePrograms);
      return unit(node);
    },
    browser: async () => browser(node, await findChromium()),
    // Needs the reports of all tests.
    ...(isRequested('unit') && isRequested('browser') ? { asvs: () => asvs(node) } : {}),
    logs: () => logs(node, ['unit', 'browser'].filter(isRequested)),
  };
  // Some of the slow tests fill the machine on purpose, so the browser tests wait for their end.
  const hasSlowTests = process.env.SLOW_TESTS === '1';
  const groups = [
    ['lint', 'types', 'schema', 'regexes', 'web'],
    ...(hasSlowTests ? [['unit'], ['browser']] : [['unit', 'browser']]),
    ['asvs', 'logs'],
  ];
  let sum = { passed: 0, failed: 0, skipped: 0 };
  const failedChecks = [];
  removeReports();
  for (const group of groups) {
    const names = group.filter((name) => checks[name] !== undefined && isRequested(name));
    // Those of a group run at the same time.
    const running = names.map((name) => [name, count(checks[name])]);
    for (const [name, counted] of running) {
      console.log(`\n— ${name}`);
      const { output = '', ...found } = await counted;
      if (output !== '') console.log(output);
      if (found.failed > 0 && !reported.includes(name))
        failedChecks.push(`${name}\n${indent(output)}`);
      const skipped = found.skipped > 0 ? `, ${found.skipped} skipped` : '';
      log(`${name}: ${found.passed} passed, ${found.failed} failed${skipped}`);
      sum = add(sum, found);
    }
  }
  printSlowestFiles();
  printFailures([...failedChecks, ...failedTests()]);
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed > 0 || sum.passed === 0 ? 1 : 0;
});

/** A check that breaks down counts as failed. */
async function count(check) {
  try {
    return await check();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function printSlowestFiles() {
  const files = slowestFiles();
  if (files.length === 0) return;
  console.log('\nThe slowest files:');
  for (const { file, ms } of files) console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);
}

function printFailures(failures) {
  if (failures.length === 0) return;
  console.log('\nFailed:');
  for (const failure of failures) console.log(`  ${failure}`);
}

function indent(output) {
  const lines = output.trim().split('\n').slice(0, MOST_LINES);
  return lines.map((line) => `    ${line}`).join('\n');
}

// Fails when a requirement that docs/asvs.md calls proven by a test has none that ran and passed:
// node tools/checks/check-asvs.ts <report of Vitest> <report of Playwright>
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listUnproven, readRows, type TestResult } from './asvs.ts';

type VitestReport = {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
};
type Suite = {
  title: string;
  suites?: Suite[];
  specs?: { title: string; tests: { status: string }[] }[];
};

const [vitestFile = '', playwrightFile = ''] = process.argv.slice(2);
const rows = readRows(readFileSync(join(import.meta.dirname, '../../docs/asvs.md'), 'utf8'));
const unproven = listUnproven(rows, [
  ...readVitest(JSON.parse(readFileSync(vitestFile, 'utf8'))),
  ...JSON.parse(readFileSync(playwrightFile, 'utf8')).suites.flatMap((suite: Suite) =>
    readSuite(suite),
  ),
]);
for (const id of unproven) console.log(`No test with "ASVS ${id}" in its title passed.`);
process.exitCode = unproven.length > 0 ? 1 : 0;

function readVitest({ testResults }: VitestReport): TestResult[] {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ title: fullName, status: toStatus(status) })),
  );
}

function readSuite({ title, suites = [], specs = [] }: Suite, before = ''): TestResult[] {
  const path = `${before} ${title}`;
  const ownTests = specs.flatMap((spec) =>
    spec.tests.map(({ status }) => ({ title: `${path} ${spec.title}`, status: toStatus(status) })),
  );
  return [...ownTests, ...suites.flatMap((suite) => readSuite(suite, path))];
}

function toStatus(status: string): TestResult['status'] {
  if (['passed', 'expected', 'flaky'].includes(status)) return 'passed';
  return ['failed', 'unexpected'].includes(status) ? 'failed' : 'skipped';
}

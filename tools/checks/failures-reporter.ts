// A reporter of Vitest that keeps what failed, with what its JSON reporter leaves out: hooks, files that do
// not load, errors outside of tests.

import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule, TestSuite } from 'vitest/node';

type Failures = { title: string; message: string }[];
type Errors = readonly {
  message: string;
  stack?: string | undefined;
  /** The file that ran when the error was caught. */
  VITEST_TEST_PATH?: string;
}[];

const nameFile = (path: string) => relative(process.cwd(), path);

export default class FailuresReporter implements Reporter {
  private readonly path: string;

  /** Takes the path of the report from the environment: the command line has no place for options. */
  constructor() {
    this.path = process.env.VYS_FAILURES_REPORT ?? '';
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: Errors): void {
    const failures = [
      ...modules.flatMap(failuresIn),
      ...unhandled.map(({ message, stack = message, VITEST_TEST_PATH: path }) => ({
        title: path === undefined ? 'outside of tests' : `${nameFile(path)}: outside of tests`,
        message: stack,
      })),
    ];
    writeFileSync(this.path, JSON.stringify(failures));
  }
}

function failuresIn(module: TestModule): Failures {
  const file = nameFile(module.moduleId);
  const named = (title: string, errors: Errors = []) =>
    errors.length === 0 ? [] : [{ title: `${file}: ${title}`, message: errors[0]?.message ?? '' }];
  const suites = [...module.children.allSuites()];
  return [
    ...named('the file', module.errors()),
    ...suites.flatMap((suite: TestSuite) => named(suite.fullName, suite.errors())),
    ...[...module.children.allTests('failed')].flatMap((test) =>
      named(test.fullName, test.result().errors),
    ),
  ];
}

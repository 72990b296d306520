// `npm run check`: the fast part of the checks, for use while working. Everything is in `npm test`.

import { add, lint, regexes, schema, types, unit } from './checks.mjs';

const node = process.execPath;
const counts = [
  await lint(node),
  await types(node),
  await schema(node),
  await regexes(node),
  await unit(node, ['--project', 'pure', '--exclude', 'tools/bootstrap/start.test.ts']),
];
const sum = counts.reduce(add);
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;

// `npm run check`: the fast part of the checks, for use while working. Everything is in `npm test`.

import { buildWebIfNeeded } from '../bootstrap/build-web.mjs';
import { lint, regexes, schema, types, unit } from './checks.mjs';
import { runFastChecks, sumUp } from './fast-checks.ts';

const node = process.execPath;
const counts = await runFastChecks({
  // Some of the tests read the built app.
  buildWeb: buildWebIfNeeded,
  withoutBuild: [lint, types, schema, regexes].map((check) => () => check(node)),
  unit: () => unit(node, ['--project', 'pure']),
});
for (const { output = '' } of counts) if (output !== '') console.log(output);
const sum = sumUp(counts);
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;

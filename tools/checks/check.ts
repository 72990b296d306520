// `npm run check`: the fast part of the checks, for use while working. Everything is in `npm test`.

import { add, lint, regexes, schema, types, unit } from './checks.mjs';

const node = process.execPath;
const counts = await Promise.all([lint(node), types(node), schema(node), regexes(node)]);
for (const { output } of counts) if (output !== '') console.log(output);
const sum = [...counts, await unit(node, ['--project', 'pure'])].reduce(add);
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;

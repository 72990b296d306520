// `npm test`: everything that is checked before a change is accepted, with what it needs installed.
// The last line is the sum over all checks: "N passed, N failed". Names as arguments pick checks.

import { add, browser, lint, logs, regexes, schema, types, unit } from '../checks/checks.mjs';
import { buildWebIfNeeded } from './build-web.mjs';
import { getChromium } from './chromium.mjs';
import { log, runScript } from './console.mjs';
import { installIfNeeded } from './install.mjs';
import { getNode } from './toolchain.mjs';

await runScript(async () => {
  await installIfNeeded();
  const node = await getNode();
  const requested = process.argv.slice(2);
  const isRequested = (name) => requested.length === 0 || requested.includes(name);
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
      process.env.CHROMIUM_PATH = await getChromium();
      return unit(node);
    },
    browser: async () => browser(node, await getChromium()),
    logs: () => logs(node, ['unit', 'browser'].filter(isRequested)),
  };
  let sum = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, check] of Object.entries(checks)) {
    if (!isRequested(name)) continue;
    console.log(`\n— ${name}`);
    const count = await check().catch((error) => {
      console.error(error instanceof Error ? error.message : error);
      return { passed: 0, failed: 1, skipped: 0 };
    });
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
    log(`${name}: ${count.passed} passed, ${count.failed} failed${skipped}`);
    sum = add(sum, count);
  }
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed > 0 || sum.passed === 0 ? 1 : 0;
});
